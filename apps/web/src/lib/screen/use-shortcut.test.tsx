import userEvent from '@testing-library/user-event';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { isShortcut, useShortcut } from './use-shortcut.ts';

function Page({ onPress }: { onPress: () => void }) {
  useShortcut('Mod+B', onPress);
  return <input aria-label="name" onKeyDown={(event) => event.key === 'x' && event.preventDefault()} />;
}

it('listens for Ctrl and Cmd with the key alone', async () => {
  const onPress = vi.fn<() => void>();
  render(<Page onPress={onPress} />);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.keyboard('{Control>}b{/Control}{Meta>}b{/Meta}');
  expect(onPress).toHaveBeenCalledTimes(2);
  await userEvent.keyboard('b{Control>}{Shift>}b{/Shift}{/Control}{Control>}c{/Control}');
  expect(onPress).toHaveBeenCalledTimes(2);
});

const pressed = (init: KeyboardEventInit) => new KeyboardEvent('keydown', init);

it.each([
  ['Mod+Enter', { key: 'Enter', ctrlKey: true }, true],
  ['Mod+Enter', { key: 'Enter', metaKey: true }, true],
  ['Mod+Enter', { key: 'Enter', ctrlKey: true, shiftKey: true }, false],
  ['Mod+Shift+Enter', { key: 'Enter', ctrlKey: true, shiftKey: true }, true],
  ['Alt+PageDown', { key: 'PageDown', altKey: true }, true],
  ['Alt+PageDown', { key: 'PageDown' }, false],
  // What Option+1 types on a Mac, and AltGr+1 in Brazil.
  ['Mod+Alt+1', { key: '¡', code: 'Digit1', metaKey: true, altKey: true }, true],
  ['Mod+Alt+1', { key: '¹', code: 'Digit1', ctrlKey: true, altKey: true, modifierAltGraph: true }, false],
])('tells %s from its neighbours: %o', (keys, init, isMeant) => {
  expect(isShortcut(pressed(init), keys)).toBe(isMeant);
});
