/** Where the system's share sheet posts what was shared with the installed app. */
export const SHARE_TARGET_PATH = '/share-target';

/** Names of the form's fields. */
export const SHARE_FIELDS = { title: 'title', text: 'text', url: 'url', file: 'file' } as const;

/**
 * What the screen that is opened finds: a file or text kept on this device, or why there is none. Without a service
 * worker nothing is kept, and the person chooses the file again.
 */
export const SHARE_OUTCOMES = ['kept', 'too-large', 'missing'] as const;
export type ShareOutcome = (typeof SHARE_OUTCOMES)[number];

const SCREENS = { file: '/upload-resume', text: '/applications' } as const;
export type SharedKind = keyof typeof SCREENS;

/** The screen that takes up what was shared. */
export const sharedAddress = (kind: SharedKind, outcome: ShareOutcome): string =>
  `${SCREENS[kind]}?shared=${outcome}`;
