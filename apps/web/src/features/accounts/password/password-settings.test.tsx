import type { Client } from '@lauda/contract/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../../testing/render-ui.tsx';
import { ToastContext } from '../../../ui/toast/toast-context.ts';
import { createToastStore } from '../../../ui/toast/toast-store.ts';
import type { AccountSecurity } from '../account-security.ts';
import { PasswordSettings } from './password-settings.tsx';

function show(proofMethods: AccountSecurity['proofMethods']) {
  const requestPasswordReset = vi.fn<Client['requestPasswordReset']>(async () => ({}));
  const api = {
    getAccountSecurity: async (): Promise<AccountSecurity> => ({
      factors: [],
      recoveryCodesLeft: 0,
      proofMethods,
      phoneHint: null,
      isProofFresh: true,
      isSessionVerified: false,
      isStaff: false,
      canUsePhone: true,
    }),
    changePassword: async () => ({}),
    requestPasswordReset,
  };
  const rendered = renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <ToastContext value={createToastStore()}>
        <PasswordSettings api={api} email="ana@lauda.example" onChanged={() => undefined} />
      </ToastContext>
    </QueryClientProvider>,
  );
  return { ...rendered, requestPasswordReset };
}

it('offers to change the password of an account that has one', async () => {
  show(['password']);
  expect(await screen.findByLabelText(/^Current password/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send me the link' })).toBeNull();
});

it('offers a link to set one to somebody who signs in without', async () => {
  const { user, requestPasswordReset } = show(['email']);
  await user.click(await screen.findByRole('button', { name: 'Send me the link' }));
  expect(requestPasswordReset).toHaveBeenCalledWith({ body: { email: 'ana@lauda.example' } });
  expect(screen.queryByLabelText(/^Current password/)).toBeNull();
});
