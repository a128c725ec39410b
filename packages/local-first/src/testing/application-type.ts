import type { Conflict, Path } from '@lauda/domain/conflict';
import type { Answer, DocumentType, ServerCopy } from '../document-type.ts';
import type { Operation, SaveQueue } from '../queue/save-queue-types.ts';

/** The smallest possible document type: a job application with two fields. The product's own is in the web app. */
export interface Application {
  readonly company: string;
  readonly stage: string;
}

const FIELDS = ['company', 'stage'] as const;
const fieldAt = ([name]: Path) => name as keyof Application;

export const emptyApplication: Application = { company: '', stage: '' };

/** A test server with versions and idempotency keys, behind a network that can lose answers. */
export function createApplicationServer() {
  const rows = new Map<string, ServerCopy<Application>>();
  const done = new Map<string, Answer<Application>>();
  const sent: Operation<Application>[] = [];
  const state = {
    network: 'up' as 'up' | 'down' | 'loses-answers',
    /** The server validates what it is sent. */
    refuses: (_document: Application): boolean => false,
  };
  const noAnswer: Answer<Application> = { type: 'failed', code: null, isRefused: false };

  /** As the product's calls: what a repeated create made may have changed since. */
  const currentOf = (answer: Answer<Application>): Answer<Application> | null => {
    const row = answer.type === 'saved' ? rows.get(answer.id) : undefined;
    return row ? { type: 'saved', ...row } : null;
  };

  function apply(operation: Operation<Application>): Answer<Application> {
    const before = done.get(operation.opId);
    if (before) return operation.type === 'create' ? (currentOf(before) ?? before) : before;
    if (state.refuses(operation.document)) return { type: 'failed', code: 'INVALID', isRefused: true };
    const id = operation.type === 'create' ? `server-${operation.opId}` : operation.id;
    const row = rows.get(id);
    if (operation.type === 'update' && row && row.version !== operation.version)
      return { type: 'stale', version: row.version, theirs: row.document };
    const version = (row?.version ?? 0) + 1;
    rows.set(id, { id, version, document: operation.document });
    const answer: Answer<Application> = { type: 'saved', id, version };
    done.set(operation.opId, answer);
    return answer;
  }

  return {
    rows,
    sent,
    state,
    apply,
    calls: {
      get: async (id: string) => {
        const row = rows.get(id);
        if (!row || state.network !== 'up') throw new Error('no answer');
        return row;
      },
      send: async (operation: Operation<Application>): Promise<Answer<Application>> => {
        sent.push(operation);
        if (state.network === 'down') return noAnswer;
        const answer = apply(operation);
        return state.network === 'loses-answers' ? noAnswer : answer;
      },
      remove: async (id: string) => rows.delete(id),
      undelete: async () => undefined,
    },
  };
}

const APPLICATION_DATABASE = 'lauda-applications-test';

export const applicationType = (calls: DocumentType<Application>['calls']): DocumentType<Application> => ({
  lockPrefix: 'lauda-application-',
  channel: 'lauda-applications',
  storage: {
    database: APPLICATION_DATABASE,
    store: 'applications',
    keyPath: 'applicationId',
    upgrades: [
      (db) => {
        db.createObjectStore('applications', { keyPath: 'applicationId' }).createIndex('owner', 'ownerId');
        db.createObjectStore('edits', { keyPath: ['applicationId', 'tabId'] });
      },
    ],
    readQueue: (stored) => stored as SaveQueue<Application>,
    writeQueue: (queue) => queue,
    readDocument: (application) => application,
  },
  rules: {
    emptyLike: () => emptyApplication,
    merge: (base, mine, theirs) => {
      const conflicts: Conflict[] = [];
      const document = { ...mine };
      for (const name of FIELDS) {
        if (mine[name] === theirs[name] || theirs[name] === base[name]) continue;
        if (mine[name] === base[name]) document[name] = theirs[name];
        else conflicts.push({ path: [name], base: base[name], mine: mine[name], theirs: theirs[name] });
      }
      return { document, conflicts };
    },
    isSame: (one, other) => FIELDS.every((name) => one[name] === other[name]),
    valueAt: (application, path) => application[fieldAt(path)],
    setAt: (application, path, value) => ({ ...application, [fieldAt(path)]: value }),
    resolve: (application, conflicts, choices) => {
      const chosen = conflicts.filter(({ path }) => choices.get(path.join('/')) === 'theirs');
      return { ...application, ...Object.fromEntries(chosen.map(({ path, theirs }) => [path[0], theirs])) };
    },
    missing: ({ company }) => (company === '' ? ['company'] : []),
  },
  calls,
});
