import type { SessionUser } from '@lauda/contract/accounts/session';
import type { Flags } from '@lauda/domain/flags';
import { Link } from '@tanstack/react-router';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Plus from 'lucide-react/icons/plus';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Sidebar } from '../../../ui/sidebar/sidebar.tsx';
import { SidebarControl, SidebarItem } from '../../../ui/sidebar/sidebar-item.tsx';
import {
  SidebarContent,
  SidebarFooter,
  SidebarGroup,
  SidebarHeader,
} from '../../../ui/sidebar/sidebar-sections.tsx';
import { AccountSection } from './account-section.tsx';
import { navigationFor } from '../navigation.ts';
import { Wordmark } from '../wordmark.tsx';

interface AppSidebarProps {
  user: SessionUser | null;
  isVisitor: boolean;
  flags: Flags;
  isCollapsed: boolean;
  isMobileOpen: boolean;
  onMobileOpenChange: (isOpen: boolean) => void;
  onCreateResume: () => void;
  onLogOut: () => void;
}

export function AppSidebar({
  user,
  isVisitor,
  flags,
  onCreateResume,
  onLogOut,
  ...sidebar
}: AppSidebarProps) {
  const text = useText();
  const items = navigationFor({ user, flags });
  return (
    <Sidebar label={text('shell.appNavigation')} {...sidebar}>
      <SidebarHeader>
        <Link to="/" className="inline-flex items-center rounded-control p-1.5">
          <Wordmark isCompact={sidebar.isCollapsed && !sidebar.isMobileOpen} />
        </Link>
      </SidebarHeader>
      <SidebarContent>
        <SidebarControl
          icon={<Plus aria-hidden />}
          label={text('shell.createNewResume')}
          onClick={onCreateResume}
          variant="primary"
        />
        <SidebarGroup>
          {items.map(({ to, label, icon: Icon }) => (
            <SidebarItem key={to} icon={<Icon aria-hidden />} label={text(label)} render={<Link to={to} />} />
          ))}
        </SidebarGroup>
        <SidebarGroup label={text('shell.helpAndSupport')}>
          <SidebarItem
            icon={<CircleHelp aria-hidden />}
            label={text('shell.faq')}
            render={<Link to="/faq" />}
          />
        </SidebarGroup>
      </SidebarContent>
      <SidebarFooter>
        <AccountSection user={user} isVisitor={isVisitor} onLogOut={onLogOut} />
      </SidebarFooter>
    </Sidebar>
  );
}
