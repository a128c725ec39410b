import { api } from '../../lib/api.ts';
import { documentLocale } from '../../lib/i18n/texts.ts';
import { createLetterCalls } from './letter-calls.ts';
import { createLetterDesk } from './letter-desk.ts';

/** This tab's one desk for letters. */
export const letterDesk = createLetterDesk({
  calls: createLetterCalls(api),
  locks: navigator.locks,
  language: documentLocale(),
  isOnline: () => navigator.onLine,
});

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') letterDesk.leave();
});
addEventListener('pagehide', () => letterDesk.leave());
addEventListener('online', () => letterDesk.connectionChanged());
