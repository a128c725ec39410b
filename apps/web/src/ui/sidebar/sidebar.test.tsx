import { setTimeout } from 'node:timers/promises';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Anchor } from '../../testing/anchor.tsx';
import { renderUi } from '../../testing/render-ui.tsx';
import { Sidebar } from './sidebar.tsx';
import { SidebarItem } from './sidebar-item.tsx';
import { SidebarGroup } from './sidebar-sections.tsx';

function setup(state: { isCollapsed?: boolean; isMobileOpen?: boolean }) {
  const onMobileOpenChange = vi.fn<(isOpen: boolean) => void>();
  const { user } = renderUi(
    <Sidebar
      label="Main"
      isCollapsed={false}
      isMobileOpen={false}
      onMobileOpenChange={onMobileOpenChange}
      {...state}
    >
      <SidebarGroup label="Help">
        <SidebarItem icon={<svg />} label="Questions" render={<Anchor href="#faq" />} isActive />
      </SidebarGroup>
    </Sidebar>,
  );
  return { user, onMobileOpenChange };
}

const onPhone = () => vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));

it('keeps each item named when only its icon shows, and shows the name as a tooltip', async () => {
  const { user } = setup({ isCollapsed: true });
  await user.hover(screen.getByRole('link', { name: 'Questions' }));
  expect((await screen.findByRole('tooltip')).textContent).toBe('Questions');
});

it('has no tooltip while the labels show', async () => {
  const { user } = setup({});
  await user.hover(screen.getByRole('link'));
  await setTimeout(600);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('is a closed sheet on a phone until asked for, and closes when something is chosen', async () => {
  onPhone();
  setup({ isCollapsed: true });
  expect(screen.queryByRole('navigation')).toBeNull();

  const { user, onMobileOpenChange } = setup({ isCollapsed: true, isMobileOpen: true });
  expect(screen.getByRole('dialog', { name: 'Main' })).toBeDefined();
  const navigation = screen.getByRole('navigation', { name: 'Main' });
  expect(navigation.dataset['collapsed']).toBeUndefined();
  await user.click(screen.getByRole('link'));
  expect(onMobileOpenChange).toHaveBeenCalledWith(false);
  vi.unstubAllGlobals();
});
