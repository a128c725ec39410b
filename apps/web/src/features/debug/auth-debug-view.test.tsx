import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ANA } from '../../testing/people.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { AuthDebugView } from './auth-debug-view.tsx';
import { recordSessionEvents, useSessionLog } from './session-log.ts';

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.c2VjcmV0.c2lnbmF0dXJl';
const PLAN = { loading: false, isProAccess: true, subscription: { status: 'active' }, usageLimit: null };
/** A session and events that contain more than they should. */
const SESSION = {
  user: { ...ANA, access_token: TOKEN },
  expiresAt: '2026-12-14T12:00:00.000Z',
  isSecondFactorVerified: true,
  impersonation: null,
  token: TOKEN,
};

let emit: (event: { type: string; user?: { email: string }; code?: string; token?: string }) => void;
recordSessionEvents({
  subscribe: (listener) => {
    emit = listener;
    return () => {};
  },
});

function Screen(props: Partial<React.ComponentProps<typeof AuthDebugView>>) {
  const given = { session: SESSION, plan: PLAN, onSignInWithGoogle: () => {}, onSignOut: () => {}, ...props };
  return <AuthDebugView events={useSessionLog()} {...given} />;
}

it('[APP-04] shows session and events, signs in with Google and signs out, and shows no token', async () => {
  const onSignInWithGoogle = vi.fn<() => void>();
  const onSignOut = vi.fn<() => void>();
  const { user, container } = renderUi(
    <Screen onSignInWithGoogle={onSignInWithGoogle} onSignOut={onSignOut} />,
  );
  act(() => {
    emit({ type: 'SIGNED_IN', user: { ...ANA, email: 'ana@lauda.example' }, token: TOKEN });
    emit({ type: 'ERROR', code: 'social_denied' });
    emit({ type: 'TOKEN_REFRESHED', token: TOKEN });
  });
  expect(screen.getByText('Signed in')).toBeTruthy();
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'TimeEventDetail',
    expect.stringMatching(/ZTOKEN_REFRESHED–$/),
    expect.stringMatching(/ZERRORsocial_denied$/),
    expect.stringMatching(/ZSIGNED_INana@lauda\.example$/),
  ]);
  expect(container.innerHTML).not.toContain(TOKEN);
  await user.click(screen.getByRole('button', { name: 'Sign in with Google' }));
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect([onSignInWithGoogle.mock.calls.length, onSignOut.mock.calls.length]).toEqual([1, 1]);
});

it('offers a visitor no sign-out, and no Google where it is switched off', () => {
  const visitor = { user: null, expiresAt: null, isSecondFactorVerified: false, impersonation: null };
  renderUi(<Screen session={visitor} onSignInWithGoogle={null} />);
  expect(screen.getByText('Not signed in')).toBeTruthy();
  for (const name of ['Sign in with Google', 'Sign out'])
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
});
