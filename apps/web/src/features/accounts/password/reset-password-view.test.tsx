import type { SignInAnswer } from '@lauda/contract/accounts/second-factors';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answeringClient } from '../../../testing/answering-client.ts';
import { ANA } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ChangePasswordView, RequestLinkView } from './reset-password-view.tsx';

type Answer = Parameters<typeof answeringClient>[0];
const TOKEN = 'abcdefghijklmnop';

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`), { selector: 'input' });
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Change password' });

async function showRequest(answer: Answer = { data: {} }) {
  const { api, calls } = answeringClient(answer);
  return { calls, ...(await renderScreen(<RequestLinkView api={api} />)) };
}

const SIGNED_IN: SignInAnswer = { user: ANA, secondFactor: null };

async function showChange(answer: Answer = { data: SIGNED_IN }) {
  const { api, calls } = answeringClient(answer);
  const onTokenInvalid = vi.fn<() => void>();
  const onChanged = vi.fn<(answer: SignInAnswer) => Promise<void>>(() => Promise.resolve());
  const rendered = await renderScreen(
    <ChangePasswordView api={api} token={TOKEN} onTokenInvalid={onTokenInvalid} onChanged={onChanged} />,
  );
  const choose = async (password: string, confirmation: string) => {
    if (password) await rendered.user.type(field('New password'), password);
    if (confirmation) await rendered.user.type(field('Confirm the new password'), confirmation);
  };
  return { calls, onTokenInvalid, onChanged, choose, ...rendered };
}

it.each(['', 'ana', 'ana@', 'ana@lauda', '@lauda.example'])('refuses the address "%s"', async (address) => {
  const { user, calls } = await showRequest();
  if (address) await user.type(field('Email'), address);
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
  expect(calls).toEqual([]);
});

it('asks for a link, then confirms without telling whether there is an account', async () => {
  const { user, calls } = await showRequest();
  await user.type(field('Email'), 'ana@lauda.example{Enter}');
  expect(calls).toEqual([
    { path: '/api/account/request-password-reset', body: { email: 'ana@lauda.example' } },
  ]);
  expect(screen.getByText(/^If/).textContent).toContain('ana@lauda.example');
  expect(screen.getByRole('link', { name: 'Back to sign in' }).getAttribute('href')).toBe('/auth');
});

it('leads back to sign in from both steps', async () => {
  const { unmount } = await showRequest();
  expect(screen.getByRole('link', { name: 'Back to sign in' }).getAttribute('href')).toBe('/auth');
  unmount();
  await showChange();
  expect(screen.getByRole('link', { name: 'Back to sign in' }).getAttribute('href')).toBe('/auth');
});

it.each([
  ['', ''],
  ['', 'secret-1'],
  ['secret-1', ''],
  ['secret-1', 'secret-2'],
])('[AUTH-05] cannot be sent with "%s" and "%s"', async (password, confirmation) => {
  const { choose } = await showChange();
  await choose(password, confirmation);
  expect(submit().disabled).toBe(true);
});

it('says that the two differ as soon as the second is left, and takes it back', async () => {
  const { choose, user } = await showChange();
  await choose('secret-1', 'secret');
  await user.tab();
  expect(screen.getByText('Passwords do not match')).toBeTruthy();
  await user.type(field('Confirm the new password'), '-1');
  expect(screen.queryByText('Passwords do not match')).toBeNull();
  expect(submit().disabled).toBe(false);
});

it('does not complain about the second while the first is still being chosen', async () => {
  const { choose, user } = await showChange();
  await choose('secret-1', '');
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(field('Confirm the new password'));
  expect(screen.queryByText('Passwords do not match')).toBeNull();
});

it('refuses five characters and takes six', async () => {
  const { choose, user, calls } = await showChange();
  await choose('abcde', 'abcde');
  await user.click(submit());
  expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy();
  expect(calls).toEqual([]);
  await choose('f', 'f');
  await user.click(submit());
  expect(calls).toEqual([
    { path: '/api/account/reset-password', body: { token: TOKEN, password: 'abcdef' } },
  ]);
});

it('hands the signed-in person on', async () => {
  const { choose, user, onChanged } = await showChange();
  await choose('secret-1', 'secret-1');
  await user.click(submit());
  expect(onChanged).toHaveBeenCalledWith(SIGNED_IN);
});

it('[AUTH-05] is busy while the server thinks, and sends once', async () => {
  const { choose, user, calls } = await showChange(new Promise<never>(() => {}));
  await choose('secret-1', 'secret-1');
  await user.click(submit());
  expect(submit().getAttribute('aria-disabled')).toBe('true');
  await user.click(submit());
  expect(calls).toHaveLength(1);
});

it('tells a used link from a common password', async () => {
  const used = await showChange({ error: 'TOKEN_INVALID' });
  await used.choose('secret-1', 'secret-1');
  await used.user.click(submit());
  expect(used.onTokenInvalid).toHaveBeenCalled();
  used.unmount();
  const common = await showChange({ error: 'PASSWORD_TOO_COMMON' });
  await common.choose('password', 'password');
  await common.user.click(submit());
  expect(await screen.findByText(/one of the most used/)).toBeTruthy();
  expect(common.onTokenInvalid).not.toHaveBeenCalled();
});
