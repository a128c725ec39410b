import { type CoverLetter, missingOf } from '@lauda/domain/cover-letter/letter';
import type { DocumentState } from '@lauda/local-first/document-state';

/** State of a letter, as its status line shows it. */
export type LetterStanding = 'saved' | 'saving' | 'waiting' | 'offline' | 'failed' | 'conflict' | 'not-kept';

export function letterStanding(state: DocumentState<CoverLetter>): LetterStanding {
  if (state.conflicts.length > 0) return 'conflict';
  if (!state.isUnsaved) return 'saved';
  if (state.storageProblem !== null) return 'not-kept';
  if (missingOf(state.document).length > 0) return 'waiting';
  if (state.skip?.reason === 'signed-out' || state.isOffline) return 'offline';
  return state.status === 'failure' ? 'failed' : 'saving';
}
