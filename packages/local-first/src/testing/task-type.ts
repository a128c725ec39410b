import type { Conflict, Path } from '@lauda/domain/conflict';
import type { Answer, DocumentType, ServerCopy } from '../document-type.ts';
import type { Operation, SaveQueue } from '../queue/save-queue-types.ts';

/** The smallest possible document type: a task with two fields. */
export interface Task {
  readonly title: string;
  readonly status: string;
}

const FIELDS = ['title', 'status'] as const;
const fieldAt = ([name]: Path) => name as keyof Task;

export const emptyTask: Task = { title: '', status: '' };

/** A test server with versions and idempotency keys, behind a network that can lose answers. */
export function createTaskServer() {
  const rows = new Map<string, ServerCopy<Task>>();
  const done = new Map<string, Answer<Task>>();
  const sent: Operation<Task>[] = [];
  const state = {
    network: 'up' as 'up' | 'down' | 'loses-answers',
    /** The server validates what it is sent. */
    refuses: (_document: Task): boolean => false,
  };
  const noAnswer: Answer<Task> = { type: 'failed', code: null, isRefused: false };

  /** Like the product's calls: what a repeated create returned may have changed since. */
  const currentOf = (answer: Answer<Task>): Answer<Task> | null => {
    const row = answer.type === 'saved' ? rows.get(answer.id) : undefined;
    return row ? { type: 'saved', ...row } : null;
  };

  function apply(operation: Operation<Task>): Answer<Task> {
    const before = done.get(operation.opId);
    if (before) return operation.type === 'create' ? (currentOf(before) ?? before) : before;
    if (state.refuses(operation.document)) return { type: 'failed', code: 'INVALID', isRefused: true };
    const id = operation.type === 'create' ? `server-${operation.opId}` : operation.id;
    const row = rows.get(id);
    if (operation.type === 'update' && row && row.version !== operation.version)
      return { type: 'stale', version: row.version, theirs: row.document };
    const version = (row?.version ?? 0) + 1;
    rows.set(id, { id, version, document: operation.document });
    const answer: Answer<Task> = { type: 'saved', id, version };
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
      send: async (operation: Operation<Task>): Promise<Answer<Task>> => {
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

const TASK_DATABASE = 'lauda-tasks-test';

export const taskType = (calls: DocumentType<Task>['calls']): DocumentType<Task> => ({
  lockPrefix: 'lauda-task-',
  channel: 'lauda-tasks',
  storage: {
    database: TASK_DATABASE,
    store: 'tasks',
    keyPath: 'taskId',
    upgrades: [
      (db) => {
        db.createObjectStore('tasks', { keyPath: 'taskId' }).createIndex('owner', 'ownerId');
        db.createObjectStore('edits', { keyPath: ['taskId', 'tabId'] });
      },
    ],
    readQueue: (stored) => stored as SaveQueue<Task>,
    writeQueue: (queue) => queue,
    readDocument: (task) => task,
  },
  rules: {
    emptyLike: () => emptyTask,
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
    valueAt: (task, path) => task[fieldAt(path)],
    setAt: (task, path, value) => ({ ...task, [fieldAt(path)]: value }),
    resolve: (task, conflicts, choices) => {
      const chosen = conflicts.filter(({ path }) => choices.get(path.join('/')) === 'theirs');
      return { ...task, ...Object.fromEntries(chosen.map(({ path, theirs }) => [path[0], theirs])) };
    },
    missing: ({ title }) => (title === '' ? ['title'] : []),
  },
  calls,
});
