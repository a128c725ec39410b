import { documentLocale } from '../../lib/i18n/texts.ts';
import { resumeApi } from '../../lib/resume-api.ts';
import { createDraftDesk } from './draft-desk.ts';
import { listenToPage } from './listen-to-page.ts';

/** This tab's one desk. */
export const desk = createDraftDesk({
  api: resumeApi,
  locks: navigator.locks,
  language: documentLocale(),
  isOnline: () => navigator.onLine,
  // A refusal changes nothing: the work is on the device all the same, only the browser may tidy it away.
  askToPersist: () => void navigator.storage?.persist?.().catch(() => undefined),
});

listenToPage(desk);
