import { readCookie } from '@lauda/domain/page-preferences';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { writeCookie } from '../../lib/cookies.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';

const SIDEBAR_COOKIE = 'lauda_sidebar';
const SIDEBAR_COOKIE_SECONDS = 604_800;

/** Here the builder's two panes need what the sidebar takes. */
const NARROW_QUERY = '(width < 80rem)';

const isAdminPath = (pathname: string): boolean => pathname === '/admin' || pathname.startsWith('/admin/');

/**
 * Collapsed or not, kept in a cookie. Opening a screen that needs the width (the admin area, the builder in a
 * narrow window) collapses it for as long as one stays there, unless the person opens it again by hand; their kept
 * choice is not touched.
 */
export function useSidebarState() {
  const { pathname } = useLocation();
  const isNarrow = useMediaQuery(NARROW_QUERY);
  const [isCollapsed, setCollapsed] = useState(
    () => readCookie(document.cookie, SIDEBAR_COOKIE) === 'collapsed',
  );
  const [wideOverride, setWideOverride] = useState<boolean | null>(null);
  const [isMobileOpen, setMobileOpen] = useState(false);
  const [seenPath, setSeenPath] = useState(pathname);

  const needsWidth = (path: string) => isAdminPath(path) || (isNarrow && path === '/builder');
  if (seenPath !== pathname) {
    setSeenPath(pathname);
    setMobileOpen(false);
    if (needsWidth(seenPath) !== needsWidth(pathname)) setWideOverride(null);
  }

  const isTucked = needsWidth(pathname);
  const isShownCollapsed = isTucked ? (wideOverride ?? true) : isCollapsed;
  const toggle = () => {
    if (isTucked) {
      setWideOverride(!isShownCollapsed);
      return;
    }
    setCollapsed(!isCollapsed);
    writeCookie(SIDEBAR_COOKIE, isCollapsed ? 'expanded' : 'collapsed', {
      maxAgeSeconds: SIDEBAR_COOKIE_SECONDS,
    });
  };
  return { isCollapsed: isShownCollapsed, isMobileOpen, setMobileOpen, toggle };
}
