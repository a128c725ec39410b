import userEvent from '@testing-library/user-event';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useModifierShortcut } from './use-shortcut.ts';

function Page({ onPress }: { onPress: () => void }) {
  useModifierShortcut('b', onPress);
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
