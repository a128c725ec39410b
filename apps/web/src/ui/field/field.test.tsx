import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { PasswordInput } from './password-input.tsx';
import { Textarea } from './textarea.tsx';

const description = (element: Element) =>
  element
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');

it('names its control and reads the error before the hint', () => {
  renderUi(
    <Field label="Email" hint="We never share it" error="Not an address" isRequired>
      <Input type="email" />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(description(input)).toBe('Not an address | We never share it');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-required')).toBe('true');
});

it('reads a warning too, and is not wrong for it', () => {
  renderUi(
    <Field label="Email" hint="We never share it" warning="Looks short">
      <Input type="email" />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(description(input)).toBe('Looks short | We never share it');
  expect(input.getAttribute('aria-invalid')).toBeNull();
});

it('leaves a valid, optional control unmarked', () => {
  renderUi(
    <Field label="Notes" error={null}>
      <Textarea />
    </Field>,
  );
  const area = screen.getByRole('textbox', { name: 'Notes' });
  for (const name of ['aria-describedby', 'aria-invalid', 'aria-required']) {
    expect(area.getAttribute(name)).toBeNull();
  }
});

it('shows and hides a password without losing it or its autocomplete hint', async () => {
  const { user } = renderUi(
    <Field label="Password">
      <PasswordInput autoComplete="current-password" />
    </Field>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  await user.click(input);
  await user.paste('s3cret');
  expect(input.type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.type).toBe('text');
  expect(input.value).toBe('s3cret');
  expect(input.autocomplete).toBe('current-password');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.type).toBe('password');
});
