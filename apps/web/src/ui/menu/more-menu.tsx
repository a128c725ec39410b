import Ellipsis from 'lucide-react/icons/ellipsis';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button.tsx';
import { Menu } from './menu.tsx';

interface MoreMenuProps {
  /** Names what it is about: 'More for Aurora'. */
  label: string;
  children: ReactNode;
}

/** What else can be done to a thing, behind three dots at its end. */
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
