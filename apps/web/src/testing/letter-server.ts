// oxlint-disable-next-line import/no-unassigned-import -- it puts itself in place of the browser's
import 'fake-indexeddb/auto';
import { locks } from 'node:worker_threads';
import { ApiError } from '@lauda/contract/client';
import { type ErrorCode, ERROR_STATUS } from '@lauda/contract/errors';
import type { CoverLetter } from '@lauda/domain/cover-letter/letter';
import { createLetterCalls } from '../features/cover-letters/letter-calls.ts';
import {
  createLetterCollection,
  type LetterCollection,
} from '../features/cover-letters/letter-collection.ts';
import { LETTER_DATABASE } from '../features/cover-letters/letter-type.ts';
import { ANA } from './people.ts';

interface Row {
  ownerId: string;
  version: number;
  letter: CoverLetter;
}

const refused = (code: ErrorCode, data?: unknown) => new ApiError(code, ERROR_STATUS[code], code, null, data);

/** The API for letters behind one browser's session cookie, and a network that can be cut. */
export function createLetterServer() {
  const rows = new Map<string, Row>();
  const deleted = new Map<string, Row>();
  const state = {
    network: 'up' as 'up' | 'down' | 'loses-answers',
    /** The user of the browser's session cookie; null for none. */
    userId: ANA.id as string | null,
    /** The error that every save is refused with. */
    refusal: null as ErrorCode | null,
    saves: 0,
    /** Saves that left the browser, accepted or refused. */
    attempts: 0,
    savesHeldUntil: null as Promise<unknown> | null,
  };
  const at = '2026-11-15T12:00:00.000Z';
  const send = async <T>(work: () => T): Promise<T> => {
    if (state.network === 'down') throw new TypeError('Failed to fetch');
    const answer = work();
    if (state.network === 'loses-answers') throw new TypeError('Failed to fetch');
    return answer;
  };
  const caller = (): string => {
    if (state.userId === null) throw refused('UNAUTHENTICATED');
    return state.userId;
  };
  const own = (from: Map<string, Row>, id: string): Row => {
    const row = from.get(id);
    if (row?.ownerId !== caller()) throw refused('NOT_FOUND');
    return row;
  };
  const stored = (id: string) => {
    const { version, letter } = own(rows, id);
    return { id, version, letter, updatedAt: at };
  };
  const calls = createLetterCalls({
    listCoverLetters: () =>
      send(() =>
        [...rows]
          .filter(([, { ownerId }]) => ownerId === caller())
          .map(([id, { version, letter }]) => ({
            id,
            version,
            updatedAt: at,
            company: letter.company,
            position: letter.position,
          })),
      ),
    getCoverLetter: ({ params: { id } }) => send(() => stored(id)),
    deleteCoverLetter: ({ params: { id } }) =>
      send(() => {
        const row = own(rows, id);
        deleted.set(id, row);
        rows.delete(id);
        return {};
      }),
    undeleteCoverLetter: ({ params: { id } }) =>
      send(() => {
        const row = own(deleted, id);
        rows.set(id, row);
        return {};
      }),
    saveCoverLetter: async ({ params: { id }, query, headers, body }) => {
      state.attempts += 1;
      await state.savesHeldUntil;
      return send(() => {
        const ownerId = caller();
        if (query?.owner !== undefined && query.owner !== ownerId) throw refused('FORBIDDEN');
        if (state.refusal !== null) throw refused(state.refusal);
        state.saves += 1;
        const base = Number(headers?.['if-match']?.slice(1, -1));
        if ((rows.get(id)?.version ?? 0) !== base) throw refused('LETTER_STALE', stored(id));
        rows.set(id, { ownerId, version: base + 1, letter: body });
        return { version: base + 1, updatedAt: at };
      });
    },
  });
  const collections: LetterCollection[] = [];
  return {
    state,
    rows,
    openTab: () => {
      const letterCollection = createLetterCollection({
        calls,
        locks,
        language: 'en-US',
        isOnline: () => state.network !== 'down',
      });
      collections.push(letterCollection);
      return letterCollection;
    },
    /** Deletes it as another device would. */
    deleteElsewhere: (id: string) => {
      const row = rows.get(id);
      if (row) deleted.set(id, row);
      rows.delete(id);
    },
    close: async () => {
      for (const letterCollection of collections) letterCollection.close();
      await new Promise((resolve) => setTimeout(resolve, 20));
      await new Promise((resolve) => {
        const request = indexedDB.deleteDatabase(LETTER_DATABASE);
        request.onsuccess = resolve;
        request.onblocked = resolve;
      });
    },
  };
}
