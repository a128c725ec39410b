import { cx } from 'class-variance-authority';
import { type ReactNode, useMemo } from 'react';
import { Sheet } from '../overlay/sheet.tsx';
import { PHONE_QUERY, useMediaQuery } from '../use-media-query.ts';
import { SidebarContext } from './sidebar-context.ts';

interface SidebarProps {
  /** Accessible name of the navigation. */
  label: string;
  isCollapsed: boolean;
  isMobileOpen: boolean;
  onMobileOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/** 16rem wide, 3rem when collapsed; below 768 px a sheet. The caller holds the state. */
export function Sidebar({ label, isCollapsed, isMobileOpen, onMobileOpenChange, children }: SidebarProps) {
  const isSheet = useMediaQuery(PHONE_QUERY);
  const state = useMemo(
    () => ({
      isCollapsed: isCollapsed && !isSheet,
      isSheet,
      onItemSelect: () => isSheet && onMobileOpenChange(false),
    }),
    [isCollapsed, isSheet, onMobileOpenChange],
  );
  const navigation = (className: string) => (
    <SidebarContext value={state}>
      <nav
        aria-label={label}
        data-collapsed={state.isCollapsed || undefined}
        className={cx('group/sidebar flex min-h-0 flex-col bg-surface', className)}
      >
        {children}
      </nav>
    </SidebarContext>
  );

  if (isSheet) {
    return (
      <Sheet title={label} isTitleHidden side="left" isOpen={isMobileOpen} onOpenChange={onMobileOpenChange}>
        {navigation('flex-1')}
      </Sheet>
    );
  }
  return navigation(
    cx(
      'sticky top-(--frame-top) print:hidden h-[calc(100dvh-var(--frame-top))] shrink-0 overflow-hidden border-e border-border transition-[width] duration-180',
      isCollapsed ? 'w-12 pointer-coarse:w-14' : 'w-64',
    ),
  );
}
