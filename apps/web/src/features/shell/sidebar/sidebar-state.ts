import { readCookie } from '@lauda/domain/page-preferences';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { writeCookie } from '../../../lib/cookies.ts';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { COLLAPSED, NARROW_QUERY, SIDEBAR_COOKIE } from '../frame-layout.ts';

const SIDEBAR_COOKIE_SECONDS = 604_800;

const isAdminPath = (pathname: string): boolean => pathname === '/admin' || pathname.startsWith('/admin/');

/**
 * Collapsed or not, stored in a cookie. Screens that need the width (the admin area, the builder in a narrow window)
 * collapse it while they are open, unless the user expands it by hand; the stored choice does not change.
 */
export function useSidebarState() {
  const { pathname } = useLocation();
  const isNarrow = useMediaQuery(NARROW_QUERY);
  const [isCollapsed, setCollapsed] = useState(
    () => readCookie(document.cookie, SIDEBAR_COOKIE) === COLLAPSED,
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
    writeCookie(SIDEBAR_COOKIE, isCollapsed ? 'expanded' : COLLAPSED, {
      maxAgeSeconds: SIDEBAR_COOKIE_SECONDS,
    });
  };
  return { isCollapsed: isShownCollapsed, isMobileOpen, setMobileOpen, toggle };
}
