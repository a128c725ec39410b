import { documentOf } from '@lauda/local-first/queue/save-queue';
import { queryOptions } from '@tanstack/react-query';
import type { Resume } from '@lauda/domain/resume/resume';
import type { LetterCollection } from './letter-collection.ts';

export const LETTERS_KEY = 'cover-letters';

/** One row of the list; `isHere` while the server does not have all of it. */
export interface ListedLetter {
  readonly id: string;
  readonly company: string;
  readonly position: string;
  readonly updatedAt: Date;
  readonly isHere: boolean;
}

/** The account's letters, and those on this device only. */
export const lettersQuery = (letterCollection: LetterCollection, userId: string) =>
  queryOptions({
    queryKey: [LETTERS_KEY, userId, 'list'],
    queryFn: async (): Promise<ListedLetter[]> => {
      const here = new Map(
        (await letterCollection.listUnsaved(userId).catch(() => [])).map((record) => [record.id, record]),
      );
      const stored = (await letterCollection.calls.list()).map(({ id, company, position, updatedAt }) => ({
        id,
        company,
        position,
        updatedAt: new Date(updatedAt),
        isHere: here.has(id),
      }));
      const known = new Set(stored.map(({ id }) => id));
      const onlyHere = [...here.values()]
        .filter(({ id }) => !known.has(id))
        .map(({ id, queue, touchedAtMs }) => ({
          id,
          company: documentOf(queue)?.company ?? '',
          position: documentOf(queue)?.position ?? '',
          updatedAt: new Date(touchedAtMs),
          isHere: true,
        }));
      return [...onlyHere, ...stored].toSorted(
        (one, other) => other.updatedAt.getTime() - one.updatedAt.getTime(),
      );
    },
    staleTime: 0,
  });

export const letterResumeQuery = (
  userId: string,
  resumeId: string | null,
  load: (resumeId: string) => Promise<Resume>,
) =>
  queryOptions({
    queryKey: [LETTERS_KEY, userId, 'resume', resumeId],
    // A deleted resume leaves the letter as it is.
    queryFn: () => (resumeId === null ? null : load(resumeId).catch(() => null)),
  });
