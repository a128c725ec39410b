import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Anchor } from '../../testing/anchor.tsx';
import { renderUi } from '../../testing/render-ui.tsx';
import { Button } from '../button.tsx';
import { Menu } from './menu.tsx';
import { MenuCheckboxItem, MenuItem } from './menu-item.tsx';

function setup() {
  const onSelect = vi.fn<(name: string) => void>();
  const onCheckedChange = vi.fn<(isChecked: boolean) => void>();
  const { user } = renderUi(
    <>
      <Menu trigger={<Button>Options</Button>}>
        <MenuItem onSelect={() => onSelect('Rename')}>Rename</MenuItem>
        <MenuItem isDisabled onSelect={() => onSelect('Share')}>
          Share
        </MenuItem>
        <MenuItem render={<Anchor href="#print" />} onSelect={() => onSelect('Print')}>
          Print
        </MenuItem>
        <MenuCheckboxItem isChecked onCheckedChange={onCheckedChange}>
          Page numbers
        </MenuCheckboxItem>
        <MenuItem onSelect={() => onSelect('Delete')}>Delete</MenuItem>
      </Menu>
      <button type="button">Elsewhere</button>
    </>,
  );
  const trigger = screen.getByRole('button', { name: 'Options' });
  const focused = () => document.activeElement?.textContent;
  return { user, trigger, focused, onSelect, onCheckedChange };
}

it('opens on its first item and moves with the arrows, past what is disabled, round the ends', async () => {
  const { user, trigger, focused } = setup();
  await user.click(trigger);
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('menu', { name: 'Options' })).toBeDefined();
  expect(focused()).toBe('Rename');
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('Print');
  await user.keyboard('{End}');
  expect(focused()).toBe('Delete');
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('Rename');
  await user.keyboard('{ArrowUp}');
  expect(focused()).toBe('Delete');
});

it('opens on its last item with the arrow up', async () => {
  const { user, trigger, focused } = setup();
  trigger.focus();
  await user.keyboard('{ArrowUp}');
  expect(focused()).toBe('Delete');
});

it('jumps to what begins with the typed letters', async () => {
  const { user, trigger, focused } = setup();
  await user.click(trigger);
  await user.keyboard('d');
  expect(focused()).toBe('Delete');
});

it('chooses with Enter, closes and gives the focus back', async () => {
  const { user, trigger, onSelect } = setup();
  await user.click(trigger);
  await user.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('Rename');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(trigger);
});

it('closes with Escape, with Tab and with a press outside, choosing nothing', async () => {
  const { user, trigger, onSelect } = setup();
  await user.click(trigger);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(trigger);
  await user.click(trigger);
  await user.tab();
  expect(screen.queryByRole('menu')).toBeNull();
  await user.click(trigger);
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('menu')).toBeNull();
  expect(onSelect).not.toHaveBeenCalled();
});

it('ignores a disabled item and stays open for a checkbox', async () => {
  const { user, trigger, onSelect, onCheckedChange } = setup();
  await user.click(trigger);
  await user.click(screen.getByRole('menuitem', { name: 'Share' }));
  expect(onSelect).not.toHaveBeenCalled();
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Page numbers' }));
  expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(false);
  expect(screen.getByRole('menu')).toBeDefined();
});
