/** The address that the operating system's share sheet posts to. */
export const SHARE_TARGET_PATH = '/share-target';

/** Names of the form fields. */
export const SHARE_FIELDS = { title: 'title', text: 'text', url: 'url', file: 'file' } as const;

/**
 * What the opened screen finds: a file or text stored on this device, or why there is none. Without a service worker
 * nothing is stored, and the user has to choose the file again.
 */
export const SHARE_OUTCOMES = ['kept', 'too-large', 'missing'] as const;
export type ShareOutcome = (typeof SHARE_OUTCOMES)[number];

const SCREENS = { file: '/upload-resume', text: '/applications' } as const;
export type SharedKind = keyof typeof SCREENS;

/** The screen that receives what was shared. */
export const sharedAddress = (kind: SharedKind, outcome: ShareOutcome): string =>
  `${SCREENS[kind]}?shared=${outcome}`;
