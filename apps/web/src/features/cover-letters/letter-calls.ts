import { ApiError, type Client } from '@lauda/contract/client';
import { storedLetter } from '@lauda/contract/applications/cover-letters';
import type { CoverLetter } from '@lauda/domain/cover-letter/letter';
import type { Answer, SentDocument } from '@lauda/local-first/document-type';
import type { Operation } from '@lauda/local-first/queue/save-queue-types';
import { isRefusal } from '../../lib/api/call-limits.ts';

export type LetterCalls = ReturnType<typeof createLetterCalls>;

export function createLetterCalls(
  api: Pick<
    Client,
    'getCoverLetter' | 'listCoverLetters' | 'saveCoverLetter' | 'deleteCoverLetter' | 'undeleteCoverLetter'
  >,
) {
  const undelete = (id: string) => api.undeleteCoverLetter({ params: { id } });

  /** Sends the owner's id: the cookie may belong to another user by the time the call leaves. */
  async function save(operation: Operation<CoverLetter>, { id, ownerId }: SentDocument) {
    const version = operation.type === 'create' ? 0 : operation.version;
    return api.saveCoverLetter({
      params: { id },
      query: { owner: ownerId },
      headers: { 'if-match': `"${version}"` },
      body: operation.document,
    });
  }

  /** Restores a letter that was deleted elsewhere while it is edited here. */
  async function saveOrBringBack(operation: Operation<CoverLetter>, sent: SentDocument) {
    try {
      return await save(operation, sent);
    } catch (error) {
      const isDeleted =
        error instanceof ApiError && error.code === 'NOT_FOUND' && operation.type === 'update';
      const isBack =
        isDeleted &&
        (await undelete(sent.id).then(
          () => true,
          () => false,
        ));
      if (!isBack) throw error;
      return save(operation, sent);
    }
  }

  return {
    list: () => api.listCoverLetters(),
    get: (id: string) => api.getCoverLetter({ params: { id } }),
    remove: (id: string) => api.deleteCoverLetter({ params: { id } }),
    undelete,

    /** Sends a save and returns the outcome; never rejects. */
    send: async (operation: Operation<CoverLetter>, sent: SentDocument): Promise<Answer<CoverLetter>> => {
      const { id } = sent;
      try {
        const { version } = await saveOrBringBack(operation, sent);
        return { type: 'saved', id, version };
      } catch (error) {
        if (!(error instanceof ApiError)) return { type: 'failed', code: null, isRefused: false };
        const { code } = error;
        const current = code === 'LETTER_STALE' ? storedLetter.safeParse(error.data) : null;
        if (!current?.success) return { type: 'failed', code, isRefused: isRefusal(error) };
        const { version, letter } = current.data;
        // This id already exists: it is our letter, if the response to its create was lost.
        return operation.type === 'create'
          ? { type: 'saved', id, version, document: letter }
          : { type: 'stale', version, theirs: letter };
      }
    },
  };
}
