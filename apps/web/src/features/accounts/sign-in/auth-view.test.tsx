import type { SignInAnswer } from '@lauda/contract/accounts/second-factors';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { answeringClient } from '../../../testing/answering-client.ts';
import { ANA } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import type { AccountFailure } from '../account-failure.ts';
import type { Contact } from '../sign-up/sign-up-form.tsx';
import { type AuthTab, AuthView } from './auth-view.tsx';

type Answer = Parameters<typeof answeringClient>[0];

interface Setup {
  answer?: Answer;
  tab?: AuthTab;
  linkError?: 'verification_failed' | 'reset_failed' | null;
  contact?: Contact | null;
}

async function show({
  answer = { data: {} },
  tab = 'sign-in',
  linkError = null,
  contact = null,
}: Setup = {}) {
  const { api, calls } = answeringClient(answer);
  const onSignInFailed = vi.fn<(failure: AccountFailure) => void>();
  const onAnswer = vi.fn<(answer: SignInAnswer) => Promise<void>>(() => Promise.resolve());
  const findContact = () => Promise.resolve(contact);
  function Screen() {
    const [current, setCurrent] = useState(tab);
    return (
      <AuthView
        api={api}
        tab={current}
        onTabChange={setCurrent}
        linkError={linkError}
        findContact={findContact}
        onAnswer={onAnswer}
        onSignInFailed={onSignInFailed}
        otherWays={<p>other ways</p>}
      />
    );
  }
  const { user } = await renderScreen(<Screen />);
  const fill = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) {
      await user.click(screen.getByLabelText(label, { exact: false, selector: 'input' }));
      await user.paste(value);
    }
    await user.keyboard('{Enter}');
  };
  return { calls, onAnswer, onSignInFailed, user, fill };
}

const NEWCOMER = {
  'First name': 'Ana',
  'Last name': 'Lima',
  Email: 'ana@lauda.example',
  Password: 'correct horse battery',
};

it('signs in with what a password manager pastes, on Enter', async () => {
  const { fill, calls, onAnswer } = await show({ answer: { data: { user: ANA, secondFactor: null } } });
  await fill({ Email: 'ana@lauda.example', Password: 's3cret' });
  expect(calls).toEqual([
    { path: '/api/account/sign-in', body: { email: 'ana@lauda.example', password: 's3cret' } },
  ]);
  expect(onAnswer).toHaveBeenCalledWith({ user: ANA, secondFactor: null });
});

it('says what is missing without asking the server, and puts the cursor there', async () => {
  const { user, calls } = await show();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
  expect(screen.getByText('Please enter your password')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }));
  expect(calls).toEqual([]);
});

it.each([
  ['CREDENTIALS_WRONG', 'That email and password don’t match. Check both and try again.'],
  ['RATE_LIMITED', 'Too many attempts. Please wait a few minutes and try again.'],
] as const)('announces %s', async (error, words) => {
  const { fill, onAnswer, onSignInFailed } = await show({ answer: { error } });
  await fill({ Email: 'ana@lauda.example', Password: 's3cret' });
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  expect(onAnswer).not.toHaveBeenCalled();
  expect(onSignInFailed).toHaveBeenCalledWith({ code: error, reason: expect.any(String) });
});

it('sends no second request while the first is under way', async () => {
  const { fill, user, calls } = await show({ answer: new Promise<never>(() => {}) });
  await fill({ Email: 'ana@lauda.example', Password: 's3cret' });
  const button = screen.getByRole('button', { name: 'Sign in' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  await user.keyboard('{Enter}');
  await user.click(button);
  expect(calls).toHaveLength(1);
});

it('signs up with names, language and host, then names the address to look at', async () => {
  const { fill, calls } = await show({ tab: 'sign-up' });
  await fill(NEWCOMER);
  expect(calls).toEqual([
    {
      path: '/api/account/sign-up',
      body: {
        first_name: 'Ana',
        last_name: 'Lima',
        email: 'ana@lauda.example',
        password: 'correct horse battery',
        language: 'en-US',
        preferred_domain: 'localhost',
      },
    },
  ]);
  const heading = screen.getByRole('heading', { name: 'Check your email' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText('ana@lauda.example')).toBeTruthy();
});

it('sends the link again on demand', async () => {
  const { fill, user, calls } = await show({ tab: 'sign-up' });
  await fill(NEWCOMER);
  await user.click(screen.getByRole('button', { name: 'Send it again' }));
  expect(calls.at(-1)).toEqual({
    path: '/api/account/resend-confirmation',
    body: { email: 'ana@lauda.example' },
  });
  expect(screen.getByRole('status').textContent).toContain('Sent again');
});

it('shows the other ways in on both tabs', async () => {
  const { user } = await show();
  expect(screen.getByText('other ways')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Create account' }));
  expect(screen.getByText('other ways')).toBeTruthy();
});

it('[AUTH-02] asks a newcomer for every field', async () => {
  const { user, calls } = await show({ tab: 'sign-up' });
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  for (const words of [
    'Please enter your first name',
    'Please enter your last name',
    'Please enter a valid email address',
    'Password must be at least 6 characters',
  ])
    expect(screen.getByText(words)).toBeTruthy();
  expect(calls).toEqual([]);
});

it('offers to sign in where the address is registered, and keeps it', async () => {
  const { fill, user } = await show({ tab: 'sign-up', answer: { error: 'EMAIL_TAKEN' } });
  await fill(NEWCOMER);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'This email is already registered. Please try signing in instead',
  );
  await user.click(screen.getByRole('button', { name: 'Sign in instead' }));
  expect(screen.getByRole('tab', { name: 'Sign in' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value).toBe('ana@lauda.example');
});

it('marks the password itself when it is too common', async () => {
  const { fill } = await show({ tab: 'sign-up', answer: { error: 'PASSWORD_TOO_COMMON' } });
  await fill(NEWCOMER);
  expect(await screen.findByText(/one of the most used/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Password', { exact: false, selector: 'input' }));
});

it.each([{ error: 'INTERNAL' }, 'no-connection'] as const)(
  '[AUTH-02] says that the signup failed: %j',
  async (answer) => {
    const { fill } = await show({ tab: 'sign-up', answer });
    await fill(NEWCOMER);
    expect((await screen.findByRole('alert')).textContent).toContain('Signup failed');
  },
);

it('tells password managers what each field is', async () => {
  const { user } = await show();
  const hints = () =>
    [...document.querySelectorAll('input')].map(({ name, autocomplete }) => `${name} ${autocomplete}`);
  expect(hints()).toEqual(['email username webauthn', 'password current-password']);
  await user.click(screen.getByRole('tab', { name: 'Create account' }));
  expect(hints()).toEqual([
    'first_name given-name',
    'last_name family-name',
    'email email',
    'password new-password',
  ]);
});

it('judges a new password in words', async () => {
  const { user } = await show({ tab: 'sign-up' });
  const password = screen.getByLabelText('Password', { exact: false, selector: 'input' });
  expect(screen.getByText(/At least 6 characters/)).toBeTruthy();
  await user.type(password, 'abc');
  expect(screen.getByText('Weak: make it longer')).toBeTruthy();
  await user.type(password, ' horse Battery 9 staple');
  expect(screen.getByText('Good password')).toBeTruthy();
});

it.each([
  ['verification_failed', 'We couldn’t confirm your email'],
  ['reset_failed', 'We couldn’t reset your password'],
] as const)('explains %s', async (linkError, title) => {
  await show({ linkError });
  expect(screen.getByRole('alert').textContent).toContain(title);
});

it('leads to the reset, the terms and the privacy policy', async () => {
  const { user } = await show();
  expect(screen.getByRole('link', { name: 'Forgot your password?' }).getAttribute('href')).toBe(
    '/reset-password',
  );
  await user.click(screen.getByRole('tab', { name: 'Create account' }));
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets).toEqual(['/terms-of-service', '/privacy-policy']);
});

it('[AUTH-14] fills in what the visitor’s resume says, which can be changed', async () => {
  const { calls, user } = await show({
    tab: 'sign-up',
    contact: { firstName: 'Ana', lastName: 'Lima', email: 'ana@lauda.example' },
  });
  await screen.findByText(/from the resume you wrote here/);
  const first = screen.getByLabelText<HTMLInputElement>('First name', { exact: false });
  expect(first.value).toBe('Ana');
  await user.clear(first);
  await user.type(first, 'Anna');
  await user.type(
    screen.getByLabelText('Password', { exact: false, selector: 'input' }),
    'correct horse battery',
  );
  await user.keyboard('{Enter}');
  expect(calls[0]?.body).toMatchObject({ first_name: 'Anna', last_name: 'Lima', email: 'ana@lauda.example' });
});

it('leaves the form alone where there is no resume', async () => {
  await show({ tab: 'sign-up' });
  expect(screen.getByLabelText<HTMLInputElement>('First name', { exact: false }).value).toBe('');
  expect(screen.queryByText(/from the resume you wrote/)).toBeNull();
});
