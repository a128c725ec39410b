import type { Check } from '@lauda/domain/resume/checks/check';
import { MAX_SUMMARY_CHARACTERS } from '@lauda/domain/resume/checks/summary';
import type { Translator } from '@lauda/messages';

/** Why something needs attention, in one sentence. */
export function checkText(text: Translator['text'], { reason, path, found }: Check): string {
  if (reason === 'missing-contact') return text('builder.checkMissingContact', { field: path.at(-1) ?? '' });
  if (reason === 'email-form') return text('builder.checkEmailForm');
  if (reason === 'end-before-start') return text('builder.checkEndBeforeStart');
  if (reason === 'empty-bullet') return text('builder.checkEmptyBullet');
  if (reason === 'first-person') return text('builder.checkFirstPerson', { words: found });
  if (reason === 'weak-opening') return text('builder.checkWeakOpening', { words: found });
  if (reason === 'summary-too-long')
    return text('builder.checkSummaryTooLong', { max: MAX_SUMMARY_CHARACTERS });
  return text('builder.checkSummarySentences');
}
