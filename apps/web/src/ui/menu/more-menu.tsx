import Ellipsis from 'lucide-react/icons/ellipsis';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button.tsx';
import { Menu } from './menu.tsx';

interface MoreMenuProps {
  /** Includes the item's name: 'More for Aurora'. */
  label: string;
  children: ReactNode;
}

/** Additional actions for an item, behind a three-dot button at its end. */
export function MoreMenu({ label, children }: MoreMenuProps) {
  return (
    <Menu
      align="end"
      trigger={
        <IconButton size="sm" label={label}>
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
      {children}
    </Menu>
  );
}
