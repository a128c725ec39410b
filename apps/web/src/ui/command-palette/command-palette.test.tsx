import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { CommandPalette } from './command-palette.tsx';

function setup() {
  const calls: string[] = [];
  const command = (label: string) => ({ id: label, label, onSelect: () => calls.push(label) });
  const { user } = renderUi(
    <CommandPalette
      isOpen
      onOpenChange={vi.fn<(isOpen: boolean) => void>((isOpen) => calls.push(`open ${isOpen}`))}
      label="Commands"
      groups={[
        { id: 'go', label: 'Go to', commands: [command('Resumes'), command('Settings')] },
        { id: 'do', label: 'Do', commands: [command('Log out')] },
      ]}
    />,
  );
  const input = screen.getByRole('combobox', { name: 'Commands' });
  const marked = () =>
    document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
  return { user, input, marked, calls };
}

it('is worked by keys alone: type, move, wrap round, choose', async () => {
  const { user, input, marked, calls } = setup();
  expect(document.activeElement).toBe(input);
  expect(marked()).toBe('Resumes');
  await user.keyboard('{ArrowUp}');
  expect(marked()).toBe('Log out');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(marked()).toBe('Settings');
  await user.keyboard('{Enter}');
  expect(calls).toEqual(['open false', 'Settings']);
});

it('marks the best match again after each letter, and says how many there are', async () => {
  const { user, marked } = setup();
  await user.keyboard('{ArrowDown}s');
  expect(marked()).toBe('Settings');
  await user.keyboard('{Backspace}log');
  expect(marked()).toBe('Log out');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  expect(screen.getByRole('status').textContent).toBe('1 result');
});

it('says so when nothing matches, and Enter then does nothing', async () => {
  const { user, input, calls } = setup();
  await user.keyboard('zzz{Enter}');
  expect(screen.getByText('No results')).toBeDefined();
  expect(input.getAttribute('aria-activedescendant')).toBeNull();
  expect(calls).toEqual([]);
});

it('takes a click on an option', async () => {
  const { user, calls } = setup();
  await user.click(screen.getByRole('option', { name: 'Log out' }));
  expect(calls).toEqual(['open false', 'Log out']);
});

it('keeps Enter until the commands that are on their way have come', async () => {
  const calls: string[] = [];
  const command = (label: string) => ({ id: label, label, onSelect: () => calls.push(label) });
  const early = command('Add an entry');
  function Late() {
    const [isLoading, setLoading] = useState(true);
    const commands = isLoading ? [early] : [command('Add section'), early];
    return (
      <>
        <CommandPalette
          isOpen
          onOpenChange={vi.fn<(isOpen: boolean) => void>()}
          label="Commands"
          isLoading={isLoading}
          groups={[{ id: 'do', label: 'Do', commands }]}
        />
        <button type="button" onClick={() => setLoading(false)}>
          Arrive
        </button>
      </>
    );
  }
  const { user } = renderUi(<Late />);
  await user.keyboard('add{Enter}');
  expect(calls).toEqual([]);
  fireEvent.click(screen.getByText('Arrive'));
  expect(calls).toEqual(['Add section']);
});

it('keeps Enter for commands that come after the wait for them has ended', async () => {
  const calls: string[] = [];
  const command = (label: string) => ({ id: label, label, onSelect: () => calls.push(label) });
  function Late() {
    const [state, setState] = useState<'loading' | 'ended' | 'arrived'>('loading');
    const commands = state === 'arrived' ? [command('Add section')] : [];
    return (
      <>
        <CommandPalette
          isOpen
          onOpenChange={vi.fn<(isOpen: boolean) => void>()}
          label="Commands"
          isLoading={state === 'loading'}
          groups={[{ id: 'do', label: 'Do', commands }]}
        />
        <button type="button" onClick={() => setState('ended')}>
          End
        </button>
        <button type="button" onClick={() => setState('arrived')}>
          Arrive
        </button>
      </>
    );
  }
  const { user } = renderUi(<Late />);
  await user.keyboard('add{Enter}');
  fireEvent.click(screen.getByText('End'));
  expect(calls).toEqual([]);
  fireEvent.click(screen.getByText('Arrive'));
  expect(calls).toEqual(['Add section']);
});
