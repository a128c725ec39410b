import { listenToPage } from '@lauda/local-first/lifecycle/page-lifecycle';
import { documentLocale } from '../../lib/i18n/texts.ts';
import { resumeApi } from '../../lib/api/resume-api.ts';
import { createDraftCollection } from './draft-collection.ts';

/** The resumes of this tab. */
export const drafts = createDraftCollection({
  api: resumeApi,
  locks: navigator.locks,
  language: documentLocale(),
  isOnline: () => navigator.onLine,
  // A refusal changes nothing: the work is stored all the same, but the browser may evict it.
  askToPersist: () => void navigator.storage?.persist?.().catch(() => undefined),
});

listenToPage(drafts);
