// oxlint-disable-next-line import/no-unassigned-import -- it puts itself in place of the browser's
import 'fake-indexeddb/auto';
import { locks } from 'node:worker_threads';
import { ApiError } from '@lauda/contract/client';
import type { CoverLetter } from '@lauda/domain/cover-letter/letter';
import { createLetterCalls } from '../features/cover-letters/letter-calls.ts';
import { LETTER_DATABASE_NAME } from '../features/cover-letters/letter-database.ts';
import { createLetterDesk, type LetterDesk } from '../features/cover-letters/letter-desk.ts';

interface Row {
  version: number;
  letter: CoverLetter;
}

const refused = (code: 'NOT_FOUND' | 'LETTER_STALE', data?: unknown) =>
  new ApiError(code, code === 'NOT_FOUND' ? 404 : 409, code, null, data);

/** What the API does with letters, and a network that can be cut. */
export function createLetterServer() {
  const rows = new Map<string, Row>();
  const deleted = new Map<string, Row>();
  const state = { network: 'up' as 'up' | 'down' | 'loses-answers', saves: 0 };
  const at = '2026-11-15T12:00:00.000Z';
  const send = async <T>(work: () => T): Promise<T> => {
    if (state.network === 'down') throw new TypeError('Failed to fetch');
    const answer = work();
    if (state.network === 'loses-answers') throw new TypeError('Failed to fetch');
    return answer;
  };
  const stored = (id: string) => {
    const row = rows.get(id);
    if (!row) throw refused('NOT_FOUND');
    return { id, ...row, updatedAt: at };
  };
  const calls = createLetterCalls({
    listCoverLetters: () =>
      send(() =>
        [...rows].map(([id, { version, letter }]) => ({
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
        rows.delete(id);
        return {};
      }),
    undeleteCoverLetter: ({ params: { id } }) =>
      send(() => {
        const row = deleted.get(id);
        if (!row) throw refused('NOT_FOUND');
        rows.set(id, row);
        return {};
      }),
    saveCoverLetter: ({ params: { id }, headers, body }) =>
      send(() => {
        state.saves += 1;
        const base = Number(headers?.['if-match']?.slice(1, -1));
        if ((rows.get(id)?.version ?? 0) !== base) throw refused('LETTER_STALE', stored(id));
        rows.set(id, { version: base + 1, letter: body });
        return { version: base + 1, updatedAt: at };
      }),
  });
  const desks: LetterDesk[] = [];
  return {
    state,
    rows,
    openTab: () => {
      const desk = createLetterDesk({
        calls,
        locks,
        language: 'en-US',
        isOnline: () => state.network !== 'down',
      });
      desks.push(desk);
      return desk;
    },
    /** Somebody has deleted it on another device. */
    deleteElsewhere: (id: string) => {
      const row = rows.get(id);
      if (row) deleted.set(id, row);
      rows.delete(id);
    },
    close: async () => {
      for (const desk of desks) desk.close();
      await new Promise((resolve) => setTimeout(resolve, 20));
      await new Promise((resolve) => {
        const request = indexedDB.deleteDatabase(LETTER_DATABASE_NAME);
        request.onsuccess = resolve;
        request.onblocked = resolve;
      });
    },
  };
}
