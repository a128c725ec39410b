import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { Field } from '../field/field.tsx';
import { Select } from './select.tsx';

const PAPERS = [
  { value: 'a4', label: 'A4' },
  { value: 'legal', label: 'Legal', isDisabled: true },
  { value: 'letter', label: 'Letter' },
];

function setup(initial: string | null = 'a4') {
  const onEscape = vi.fn<() => void>();
  function Example() {
    const [value, setValue] = useState(initial);
    return (
      <div role="presentation" onKeyDown={(event) => event.key === 'Escape' && onEscape()}>
        <Field label="Paper">
          <Select options={PAPERS} value={value} onValueChange={setValue} placeholder="Choose" />
        </Field>
      </div>
    );
  }
  const { user } = renderUi(<Example />);
  const button = screen.getByRole('combobox', { name: 'Paper' });
  const marked = () =>
    document.getElementById(button.getAttribute('aria-activedescendant') ?? '')?.textContent;
  return { user, button, marked, onEscape };
}

it('opens on what is chosen, steps over what is disabled, and takes it with Enter', async () => {
  const { user, button, marked } = setup();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('listbox', { name: 'Paper' })).toBeDefined();
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('A4');
  expect(marked()).toBe('A4');
  await user.keyboard('{ArrowDown}');
  expect(marked()).toBe('Letter');
  expect(button.textContent).toBe('A4');
  await user.keyboard('{Enter}');
  expect(button.textContent).toBe('Letter');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(document.activeElement).toBe(button);
});

it('finds by letters, never what is disabled', async () => {
  const { user, marked } = setup();
  await user.tab();
  await user.keyboard('l');
  expect(marked()).toBe('Letter');
});

it('takes a click, not one on what is disabled', async () => {
  const { user, button } = setup(null);
  expect(button.textContent).toBe('Choose');
  await user.click(button);
  await user.click(screen.getByRole('option', { name: 'Legal' }));
  expect(button.textContent).toBe('Choose');
  await user.click(screen.getByRole('option', { name: 'Letter' }));
  expect(button.textContent).toBe('Letter');
});

it('keeps its Escape from whatever surrounds it, but only while open', async () => {
  const { user, onEscape } = setup();
  await user.tab();
  await user.keyboard('{ArrowDown}{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onEscape).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onEscape).toHaveBeenCalledOnce();
});
