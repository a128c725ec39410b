import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { type Contact, SignUpForm } from './sign-up-form.tsx';

const MARTA: Contact = { firstName: 'Marta', lastName: 'Reis', email: 'marta@correio.example' };

it('leaves the field alone in which the person is when the resume’s name and email arrive', async () => {
  const found = Promise.withResolvers<Contact | null>();
  const nothing = vi.fn<() => void>();
  const { user } = await renderScreen(
    <SignUpForm
      api={{ signUp: () => Promise.reject(new Error('not expected')) }}
      email=""
      onEmailChange={nothing}
      findContact={() => found.promise}
      onSignInInstead={nothing}
      onSignedUp={nothing}
    />,
  );
  const email = screen.getByRole<HTMLInputElement>('textbox', { name: /^Email/ });
  await user.click(email);
  await act(async () => {
    found.resolve(MARTA);
    await found.promise;
  });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^First name/ }).value).toBe('Marta');
  await user.type(email, 'other@correio.example');
  expect(email.value).toBe('other@correio.example');
});
