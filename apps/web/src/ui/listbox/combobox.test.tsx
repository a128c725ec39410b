import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { Combobox } from './combobox.tsx';
import { Field } from '../field/field.tsx';

const STATES = ['Ceará', 'Pará', 'Paraná'].map((label) => ({ value: label, label }));

function Example({ initial, allowsOwnWords }: { initial: string | null; allowsOwnWords?: boolean }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <Field label="State">
        <Combobox
          options={STATES}
          value={value}
          onValueChange={setValue}
          emptyText="No such state"
          allowsOwnWords={allowsOwnWords}
        />
      </Field>
      <p data-testid="value">{value}</p>
    </>
  );
}

function setup(initial: string | null = null, allowsOwnWords = false) {
  const { user } = renderUi(<Example initial={initial} allowsOwnWords={allowsOwnWords} />);
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'State' });
  const value = () => screen.getByTestId('value').textContent;
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  return { user, input, value, options };
}

it('filters without accents and takes the marked option with Enter', async () => {
  const { user, input, value, options } = setup();
  await user.type(input, 'para');
  expect(options()).toEqual(['Pará', 'Paraná']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(value()).toBe('Paraná');
  expect(input.value).toBe('Paraná');
  expect(options()).toEqual([]);
});

it('shows the whole list again when it is opened with something chosen', async () => {
  const { user, input, options } = setup('Pará');
  await user.click(input);
  expect(options()).toHaveLength(3);
  expect(input.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
});

it('says when nothing matches, and goes back to what was chosen on leaving', async () => {
  const { user, input, value } = setup('Pará');
  await user.clear(input);
  await user.type(input, 'zzz');
  expect(screen.getByText('No such state')).toBeDefined();
  await user.keyboard('{Enter}');
  await user.tab();
  expect(value()).toBe('Pará');
  expect(input.value).toBe('Pará');
});

it('is emptied by its button, and by leaving it empty', async () => {
  const { user, input, value } = setup('Pará');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(value()).toBe('');
  expect(document.activeElement).toBe(input);
  await user.type(input, 'cea{Enter}');
  expect(value()).toBe('Ceará');
  await user.clear(input);
  await user.tab();
  expect(value()).toBe('');
});

it('takes own words at every letter where they are allowed, and an option by its name', async () => {
  const { user, input, value } = setup(null, true);
  await user.type(input, 'Bah');
  expect(value()).toBe('Bah');
  expect(screen.queryByText('No such state')).toBeNull();
  await user.keyboard('{Enter}');
  await user.tab();
  expect(value()).toBe('Bah');
  expect(input.value).toBe('Bah');
  await user.clear(input);
  expect(value()).toBe('');
  await user.type(input, 'ceara');
  expect(value()).toBe('Ceará');
  await user.clear(input);
  await user.type(input, 'par{ArrowDown}{Enter}');
  expect(value()).toBe('Pará');
});
