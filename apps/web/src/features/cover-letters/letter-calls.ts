import { ApiError, type Client } from '@lauda/contract/client';
import { type StoredLetter, storedLetter } from '@lauda/contract/cover-letters';
import type { ErrorCode } from '@lauda/contract/errors';
import type { CoverLetter } from '@lauda/domain/cover-letter/letter';

/** How a save ended. `failed` without a code: nobody answered. */
export type SaveOutcome =
  | { readonly type: 'saved'; readonly version: number }
  | { readonly type: 'stale'; readonly stored: StoredLetter }
  | { readonly type: 'failed'; readonly code: ErrorCode | null };

export type LetterCalls = ReturnType<typeof createLetterCalls>;

export function createLetterCalls(
  api: Pick<
    Client,
    'getCoverLetter' | 'listCoverLetters' | 'saveCoverLetter' | 'deleteCoverLetter' | 'undeleteCoverLetter'
  >,
) {
  return {
    list: () => api.listCoverLetters(),
    get: (id: string) => api.getCoverLetter({ params: { id } }),
    remove: (id: string) => api.deleteCoverLetter({ params: { id } }),
    undelete: (id: string) => api.undeleteCoverLetter({ params: { id } }),
    save: async (id: string, baseVersion: number, letter: CoverLetter): Promise<SaveOutcome> => {
      try {
        const { version } = await api.saveCoverLetter({
          params: { id },
          headers: { 'if-match': `"${baseVersion}"` },
          body: letter,
        });
        return { type: 'saved', version };
      } catch (error) {
        if (!(error instanceof ApiError)) return { type: 'failed', code: null };
        if (error.code === 'LETTER_STALE') return { type: 'stale', stored: storedLetter.parse(error.data) };
        return { type: 'failed', code: error.code };
      }
    },
  };
}
