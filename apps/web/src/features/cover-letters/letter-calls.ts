import { ApiError, type Client } from '@lauda/contract/client';
import { type StoredLetter, storedLetter } from '@lauda/contract/cover-letters';
import type { ErrorCode } from '@lauda/contract/errors';
import type { CoverLetter } from '@lauda/domain/cover-letter/letter';
import { callTimeout, isRefusal } from '../../lib/call-limits.ts';

/** How a save ended. `failed` without a code: nobody answered. */
export type SaveOutcome =
  | { readonly type: 'saved'; readonly version: number }
  | { readonly type: 'stale'; readonly stored: StoredLetter }
  | {
      readonly type: 'failed';
      readonly code: ErrorCode | null;
      /** The same again would get the same answer. */
      readonly isRefused: boolean;
    };

/** Whose letter it is goes along: the cookie may be another person's by the time the call leaves. */
interface LetterOfOwner {
  readonly id: string;
  readonly ownerId: string;
}

export type LetterCalls = ReturnType<typeof createLetterCalls>;

export function createLetterCalls(
  api: Pick<
    Client,
    'getCoverLetter' | 'listCoverLetters' | 'saveCoverLetter' | 'deleteCoverLetter' | 'undeleteCoverLetter'
  >,
) {
  return {
    list: () => api.listCoverLetters(undefined, callTimeout()),
    get: (id: string) => api.getCoverLetter({ params: { id } }, callTimeout()),
    remove: (id: string) => api.deleteCoverLetter({ params: { id } }, callTimeout()),
    undelete: (id: string) => api.undeleteCoverLetter({ params: { id } }, callTimeout()),
    save: async (
      { id, ownerId }: LetterOfOwner,
      baseVersion: number,
      letter: CoverLetter,
    ): Promise<SaveOutcome> => {
      try {
        const { version } = await api.saveCoverLetter(
          {
            params: { id },
            query: { owner: ownerId },
            headers: { 'if-match': `"${baseVersion}"` },
            body: letter,
          },
          callTimeout(),
        );
        return { type: 'saved', version };
      } catch (error) {
        if (!(error instanceof ApiError)) return { type: 'failed', code: null, isRefused: false };
        const current = error.code === 'LETTER_STALE' ? storedLetter.safeParse(error.data) : null;
        if (current?.success) return { type: 'stale', stored: current.data };
        return { type: 'failed', code: error.code, isRefused: isRefusal(error) };
      }
    },
  };
}
