import type { FlagName } from '@lauda/domain/flags';

/**
 * Every screen as data: the web app checks its routes against it, the server answers 404 for anything not listed and
 * builds sitemap and robots.txt from it, and the end-to-end tests iterate over it.
 */
export interface Screen {
  readonly path: `/${string}`;
  /**
   * `public`: top navigation, no sidebar. `app`: sidebar and top bar. `either`: `app` when signed in, else `public`.
   */
  readonly frame: 'public' | 'app' | 'either';
  /** `user`: visitors are redirected to sign in. `staff`: requires a staff role as well. */
  readonly access: 'anyone' | 'user' | 'staff';
  /** Search engines may list it. */
  readonly isIndexed: boolean;
  readonly flag?: FlagName;
  /** Paths below it identify one item by id: `/applications/:id`. */
  readonly hasDetails?: true;
}

const PUBLIC = { frame: 'public', access: 'anyone', isIndexed: true } as const;
const OPEN = { frame: 'app', access: 'anyone', isIndexed: false } as const;
const PRIVATE = { frame: 'app', access: 'user', isIndexed: false } as const;

export const SCREENS = [
  { path: '/', ...PUBLIC },
  { path: '/pricing', ...PUBLIC },
  { path: '/how-we-test', ...PUBLIC },
  { path: '/privacy-policy', ...PUBLIC },
  { path: '/auth', ...PUBLIC, isIndexed: false },
  { path: '/reset-password', ...PUBLIC, isIndexed: false },
  { path: '/unsubscribe', ...PUBLIC, isIndexed: false },
  { path: '/goodbye', ...PUBLIC, isIndexed: false },
  { path: '/faq', ...PUBLIC, frame: 'either' },
  { path: '/terms-of-service', ...PUBLIC, frame: 'either' },
  { path: '/auth/callback', ...OPEN },
  { path: '/error', ...OPEN },
  { path: '/builder', ...OPEN },
  { path: '/resumes', ...PRIVATE },
  { path: '/applications', ...PRIVATE, hasDetails: true },
  { path: '/resume-history', ...PRIVATE },
  { path: '/new-resume', ...OPEN },
  { path: '/upload-resume', ...PRIVATE },
  { path: '/resume-tailoring', ...PRIVATE },
  { path: '/resume-assistant', ...PRIVATE },
  { path: '/cover-letter', ...PRIVATE, flag: 'coverLetter' },
  { path: '/account-settings', ...PRIVATE },
  { path: '/subscription', ...PRIVATE },
  { path: '/admin', ...PRIVATE, access: 'staff' },
  { path: '/admin/users', ...PRIVATE, access: 'staff' },
  { path: '/admin/user', ...PRIVATE, access: 'staff' },
  { path: '/admin/subscriptions', ...PRIVATE, access: 'staff' },
  { path: '/admin/analytics', ...PRIVATE, access: 'staff' },
  { path: '/admin/mailings', ...PRIVATE, access: 'staff' },
  { path: '/admin/jobs', ...PRIVATE, access: 'staff' },
  { path: '/admin/audit', ...PRIVATE, access: 'staff' },
  { path: '/admin/flags', ...PRIVATE, access: 'staff' },
] as const satisfies readonly Screen[];

/** Debugging screens; available only with DEBUG_SCREENS=true, both at build time and at run time. */
export const DEBUG_SCREENS = [
  { path: '/auth-debug', ...OPEN },
  { path: '/resume-tailoring-test', ...PRIVATE },
  { path: '/admin-test', ...PRIVATE, access: 'staff' },
] as const satisfies readonly Screen[];

/** Old or guessable addresses that redirect to the real page. */
export const SCREEN_REDIRECTS = {
  '/privacy': '/privacy-policy',
  '/terms': '/terms-of-service',
} as const satisfies Record<string, (typeof SCREENS)[number]['path']>;

export type ScreenPath = (typeof SCREENS)[number]['path'];

export type DebugScreenPath = (typeof DEBUG_SCREENS)[number]['path'];

export const findDebugScreen = (path: string): Screen | null =>
  DEBUG_SCREENS.find((screen) => screen.path === path) ?? null;

const DETAIL_ID = /\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Finds a screen by its path, or by the path of one of its details. */
export const findScreen = (path: string): ((typeof SCREENS)[number] & Screen) | null => {
  const parent = path.replace(DETAIL_ID, '');
  return (
    SCREENS.find(
      (screen: Screen) => screen.path === path || (screen.hasDetails === true && screen.path === parent),
    ) ?? null
  );
};
