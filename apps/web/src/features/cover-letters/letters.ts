import { listenToPage } from '@lauda/local-first/lifecycle/page-lifecycle';
import { api } from '../../lib/api/api.ts';
import { documentLocale } from '../../lib/i18n/texts.ts';
import { createLetterCalls } from './letter-calls.ts';
import { createLetterCollection } from './letter-collection.ts';

/** This tab's letters. */
export const letters = createLetterCollection({
  calls: createLetterCalls(api),
  locks: navigator.locks,
  language: documentLocale(),
  isOnline: () => navigator.onLine,
});

listenToPage(letters);
