import { can, type StaffRole } from '@lauda/domain/permissions';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';

const TABS = [
  { to: '/admin', label: 'operations.overview', area: 'analytics' },
  { to: '/admin/users', label: 'staff.usersTitle', area: 'users' },
  { to: '/admin/subscriptions', label: 'operations.subscriptions', area: 'subscriptions' },
  { to: '/admin/analytics', label: 'operations.analytics', area: 'analytics' },
  { to: '/admin/mailings', label: 'screens.adminMailings', area: 'content' },
  { to: '/admin/jobs', label: 'operations.jobs', area: 'system' },
  { to: '/admin/audit', label: 'screens.adminAudit', area: 'system' },
  { to: '/admin/flags', label: 'screens.adminFlags', area: 'system' },
] as const;

interface StaffFrameProps {
  role: StaffRole;
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  eyebrow?: ReactNode;
  children: ReactNode;
}

/** Wraps every screen of the staff area: navigation for the role, and the screen's header. */
export function StaffFrame({ role, children, ...header }: StaffFrameProps) {
  const text = useText();
  const tabs = useRef<HTMLElement>(null);
  // On a phone the tabs are wider than the screen, so the current one may be off-screen.
  useEffect(() => {
    const current = tabs.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (!tabs.current || !current) return;
    tabs.current.scrollLeft = current.offsetLeft + current.offsetWidth - tabs.current.clientWidth;
  }, []);
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-1 gap-6 px-4 py-8 md:px-8">
      <nav
        ref={tabs}
        aria-label={text('staff.areas')}
        className="relative -mb-2 flex gap-4 overflow-x-auto border-b border-border"
      >
        {TABS.filter(({ area }) => can(role, area, 'view')).map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            activeOptions={{ exact: true, includeSearch: false }}
            className="relative inline-flex min-h-10 shrink-0 items-center rounded-control px-1 text-sm font-medium text-muted outline-offset-[-2px] transition-colors after:absolute after:inset-x-1 after:bottom-0 after:h-0.5 after:rounded-full after:bg-primary after:opacity-0 hover:text-text aria-[current=page]:text-text aria-[current=page]:after:opacity-100 max-md:min-h-12"
          >
            {text(label)}
          </Link>
        ))}
      </nav>
      <PageHeader {...header} />
      {children}
    </div>
  );
}
