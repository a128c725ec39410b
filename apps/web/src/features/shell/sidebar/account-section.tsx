import type { SessionUser } from '@lauda/contract/accounts/session';
import { Link, useLocation } from '@tanstack/react-router';
import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import Settings from 'lucide-react/icons/settings';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserPlus from 'lucide-react/icons/user-plus';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { MenuSeparator } from '../../../ui/menu/menu-group.tsx';
import { MenuItem } from '../../../ui/menu/menu-item.tsx';
import { SidebarControl } from '../../../ui/sidebar/sidebar-item.tsx';
import { avatarInitial } from './account.ts';
import { mayOpenAdminPanel } from '../navigation.ts';

interface AccountSectionProps {
  user: SessionUser | null;
  /** True only if nobody is signed in: while the session cannot be read, no sign-in is offered. */
  isVisitor: boolean;
  onLogOut: () => void;
}

/** At the bottom of the sidebar: sign-in links for visitors, the account menu for users. */
export function AccountSection({ user, isVisitor, onLogOut }: AccountSectionProps) {
  if (isVisitor) return <SignInLinks />;
  return user && <UserMenu user={user} onLogOut={onLogOut} />;
}

function SignInLinks() {
  const text = useText();
  const { pathname } = useLocation();
  return (
    <>
      <SidebarControl
        icon={<LogIn aria-hidden />}
        label={text('shell.signIn')}
        render={<Link to="/auth" search={{ view: 'sign-in', redirect: pathname }} />}
      />
      <SidebarControl
        icon={<UserPlus aria-hidden />}
        label={text('shell.signUp')}
        render={<Link to="/auth" search={{ view: 'sign-up', redirect: pathname }} />}
      />
    </>
  );
}

function UserMenu({ user, onLogOut }: { user: SessionUser; onLogOut: () => void }) {
  const text = useText();
  const name = user.name?.trim() || text('shell.defaultUserName');
  return (
    <Menu
      side="top"
      hasTriggerWidth
      trigger={
        <SidebarControl
          icon={<Avatar size="sm" initial={avatarInitial(user)} imageUrl={user.avatarUrl} />}
          label={name}
          title={text('shell.userMenu')}
        />
      }
    >
      <MenuItem icon={<Settings aria-hidden />} render={<Link to="/account-settings" />}>
        {text('shell.accountSettings')}
      </MenuItem>
      {mayOpenAdminPanel(user) && (
        <MenuItem icon={<ShieldCheck aria-hidden />} render={<Link to="/admin" />}>
          {text('shell.adminPanel')}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden />} onSelect={onLogOut}>
        {text('shell.logOut')}
      </MenuItem>
    </Menu>
  );
}
