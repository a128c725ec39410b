// oxlint-disable-next-line import/no-unassigned-import -- it puts itself in place of the browser's
import 'fake-indexeddb/auto';
import { locks } from 'node:worker_threads';
import { ApiError } from '@lauda/contract/client';
import { type ErrorCode, ERROR_STATUS } from '@lauda/contract/errors';
import type { Application } from '@lauda/domain/application/application';
import { cardOf } from '@lauda/domain/application/card';
import { createApplicationCalls } from '../features/applications/device/application-calls.ts';
import {
  type ApplicationCollection,
  createApplicationCollection,
} from '../features/applications/device/application-collection.ts';
import { APPLICATION_DATABASE } from '../features/applications/device/application-type.ts';

interface Row {
  version: number;
  application: Application;
}

const refused = (code: ErrorCode, data?: unknown) => new ApiError(code, ERROR_STATUS[code], code, null, data);

/** The API for one user's applications, behind a network that can be cut. */
export function createApplicationServer() {
  const rows = new Map<string, Row>();
  const deleted = new Map<string, Row>();
  const state = {
    network: 'up' as 'up' | 'down' | 'loses-answers',
    refusal: null as ErrorCode | null,
    /** Lists read meanwhile are answered once this resolves. */
    listAnswersAfter: Promise.resolve() as Promise<unknown>,
  };
  const updatedAt = '2026-11-15T12:00:00.000Z';
  const send = async <T>(work: () => T): Promise<T> => {
    if (state.network === 'down') throw new TypeError('Failed to fetch');
    const answer = work();
    if (state.network === 'loses-answers') throw new TypeError('Failed to fetch');
    return answer;
  };
  const move = (id: string, from: Map<string, Row>, to: Map<string, Row>) => {
    const row = from.get(id);
    if (row === undefined) throw refused('NOT_FOUND');
    from.delete(id);
    to.set(id, row);
    return {};
  };
  const stored = (id: string) => {
    const row = rows.get(id);
    if (row === undefined) throw refused('NOT_FOUND');
    return { id, updatedAt, ...row };
  };
  const calls = createApplicationCalls({
    listApplications: async () => {
      const list = await send(() =>
        [...rows].map(([id, { version, application }]) => {
          const { interviews, moves, ...card } = cardOf(application);
          return Object.assign(card, {
            id,
            version,
            updatedAt,
            interviews: [...interviews],
            moves: [...moves],
            viewCount: null,
          });
        }),
      );
      await state.listAnswersAfter;
      return list;
    },
    getApplication: ({ params: { id } }) => send(() => stored(id)),
    getSentResume: () =>
      send(() => {
        throw refused('NOT_FOUND');
      }),
    deleteApplication: ({ params: { id } }) => send(() => move(id, rows, deleted)),
    undeleteApplication: ({ params: { id } }) => send(() => move(id, deleted, rows)),
    saveApplication: ({ params: { id }, headers, body }) =>
      send(() => {
        if (state.refusal !== null) throw refused(state.refusal);
        const base = Number(headers?.['if-match']?.slice(1, -1));
        if ((rows.get(id)?.version ?? 0) !== base) throw refused('APPLICATION_STALE', stored(id));
        rows.set(id, { version: base + 1, application: body });
        return { version: base + 1, updatedAt };
      }),
  });
  const collections: ApplicationCollection[] = [];
  return {
    state,
    rows,
    deleteElsewhere: (id: string) => move(id, rows, deleted),
    openTab: () => {
      const isOnline = () => state.network !== 'down';
      const collection = createApplicationCollection({ calls, locks, isOnline });
      collections.push(collection);
      return collection;
    },
    close: async () => {
      for (const collection of collections) collection.close();
      await new Promise((resolve) => setTimeout(resolve, 20));
      await new Promise((resolve) => {
        const request = indexedDB.deleteDatabase(APPLICATION_DATABASE);
        request.onsuccess = resolve;
        request.onblocked = resolve;
      });
    },
  };
}
