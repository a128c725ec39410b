import { ALL_FLAGS_OFF } from '@lauda/domain/flags';
import { cx } from 'class-variance-authority';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import LogIn from 'lucide-react/icons/log-in';
import Menu from 'lucide-react/icons/menu';
import PanelLeft from 'lucide-react/icons/panel-left';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import SunMoon from 'lucide-react/icons/sun-moon';
import UserPlus from 'lucide-react/icons/user-plus';
import type { ComponentProps, ReactNode } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Breadcrumb, BreadcrumbItem } from '../../ui/page/breadcrumb.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Sidebar } from '../../ui/sidebar/sidebar.tsx';
import { SidebarControl, SidebarItem } from '../../ui/sidebar/sidebar-item.tsx';
import {
  SidebarContent,
  SidebarFooter,
  SidebarGroup,
  SidebarHeader,
} from '../../ui/sidebar/sidebar-sections.tsx';
import {
  CONTENT,
  CONTENT_OF_WORKSPACE,
  FRAME,
  FRAME_COLUMN,
  FRAME_OF_WORKSPACE,
  TOP_BAR,
} from './frame-layout.ts';
import { navigationFor } from './navigation.ts';
import { Wordmark } from './wordmark.tsx';

interface EarlyFrameProps {
  isVisitor: boolean;
  /** Name of the open document, as far as known. */
  title: string;
  children: ReactNode;
}

/** A static picture of the app's frame around a form that already works. The server writes its owner into it. */
export function EarlyFrame({ isVisitor, title, children }: EarlyFrameProps) {
  return (
    <div id="early" data-owner="" className={cx('group/early', FRAME, FRAME_OF_WORKSPACE)}>
      <div inert aria-hidden className="contents max-md:hidden">
        <EarlySidebar isVisitor={isVisitor} />
      </div>
      <div className={FRAME_COLUMN}>
        <EarlyTopBar title={title} />
        <main className={cx(CONTENT, CONTENT_OF_WORKSPACE)}>{children}</main>
      </div>
    </div>
  );
}

/** Its text comes from the component that renders it. */
const Anchor = (props: ComponentProps<'a'>) => <a {...props}>{props.children}</a>;

function EarlySidebar({ isVisitor }: { isVisitor: boolean }) {
  const text = useText();
  const items = navigationFor({ user: isVisitor ? null : { staffRole: null }, flags: ALL_FLAGS_OFF });
  return (
    <Sidebar
      label={text('shell.appNavigation')}
      isCollapsed={false}
      isMobileOpen={false}
      onMobileOpenChange={() => {}}
    >
      <SidebarHeader>
        <span className="inline-flex items-center rounded-control p-1.5">
          <Wordmark />
        </span>
      </SidebarHeader>
      <SidebarContent>
        <SidebarControl icon={<Plus aria-hidden />} label={text('shell.createNewResume')} variant="primary" />
        <SidebarGroup>
          {items.map(({ to, label, icon: Icon }) => (
            <SidebarItem
              key={to}
              icon={<Icon aria-hidden />}
              label={text(label)}
              isActive={to === '/builder'}
              render={<Anchor href={to} />}
            />
          ))}
        </SidebarGroup>
        <SidebarGroup label={text('shell.helpAndSupport')}>
          <SidebarItem
            icon={<CircleHelp aria-hidden />}
            label={text('shell.faq')}
            render={<Anchor href="/faq" />}
          />
        </SidebarGroup>
      </SidebarContent>
      <SidebarFooter>
        {isVisitor ? (
          <>
            <SidebarControl icon={<LogIn aria-hidden />} label={text('shell.signIn')} />
            <SidebarControl icon={<UserPlus aria-hidden />} label={text('shell.signUp')} />
          </>
        ) : (
          <SidebarControl icon={null} label="" />
        )}
      </SidebarFooter>
    </Sidebar>
  );
}

function EarlyTopBar({ title }: { title: string }) {
  const text = useText();
  return (
    <header inert aria-hidden className={TOP_BAR}>
      <IconButton label={text('shell.openNavigation')} className="md:hidden">
        <Menu aria-hidden />
      </IconButton>
      <IconButton label={text('shell.toggleSidebar')} className="max-md:hidden">
        <PanelLeft aria-hidden />
      </IconButton>
      <div className="min-w-0 flex-1 ps-1">
        <Breadcrumb>
          <BreadcrumbItem isCurrent={false}>{text('screens.builder')}</BreadcrumbItem>
          <BreadcrumbItem>
            <span data-called="title" className="invisible group-data-open/early:visible">
              {title}
            </span>
          </BreadcrumbItem>
        </Breadcrumb>
      </div>
      <IconButton label={text('shell.openPalette')}>
        <Search aria-hidden />
      </IconButton>
      <IconButton label={text('shell.preferences')}>
        <SunMoon aria-hidden />
      </IconButton>
    </header>
  );
}
