import { readCookie } from '@lauda/domain/page-preferences';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { writeCookie } from '../../lib/cookies.ts';

const SIDEBAR_COOKIE = 'lauda_sidebar';
const SIDEBAR_COOKIE_SECONDS = 604_800;

const isAdminPath = (pathname: string): boolean => pathname === '/admin' || pathname.startsWith('/admin/');

/**
 * Collapsed or not, kept in a cookie. Opening the admin area collapses it for as long as one stays
 * there, unless the person opens it again by hand; their kept choice is not touched.
 */
export function useSidebarState() {
  const { pathname } = useLocation();
  const [isCollapsed, setCollapsed] = useState(
    () => readCookie(document.cookie, SIDEBAR_COOKIE) === 'collapsed',
  );
  const [adminOverride, setAdminOverride] = useState<boolean | null>(null);
  const [isMobileOpen, setMobileOpen] = useState(false);
  const [seenPath, setSeenPath] = useState(pathname);

  if (seenPath !== pathname) {
    setSeenPath(pathname);
    setMobileOpen(false);
    if (isAdminPath(seenPath) !== isAdminPath(pathname)) setAdminOverride(null);
  }

  const isInAdmin = isAdminPath(pathname);
  const isShownCollapsed = isInAdmin ? (adminOverride ?? true) : isCollapsed;
  const toggle = () => {
    if (isInAdmin) {
      setAdminOverride(!isShownCollapsed);
      return;
    }
    setCollapsed(!isCollapsed);
    writeCookie(SIDEBAR_COOKIE, isCollapsed ? 'expanded' : 'collapsed', {
      maxAgeSeconds: SIDEBAR_COOKIE_SECONDS,
    });
  };
  return { isCollapsed: isShownCollapsed, isMobileOpen, setMobileOpen, toggle };
}
