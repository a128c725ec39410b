import type { DocumentCalls } from '../document-type.ts';
import type { DocumentRecord } from '../document-record.ts';
import { type LocalRecord, stamp } from '../local-record.ts';
import type { Operation, SaveEvent, SaveQueue } from '../queue/save-queue-types.ts';

export interface SenderDeps<Doc> {
  readonly id: string;
  readonly lockName: string;
  readonly locks: Pick<LockManager, 'request'>;
  readonly calls: Pick<DocumentCalls<Doc>, 'send' | 'get'>;
  readonly local: LocalRecord<Doc>;
  /** Whether this owner is signed in. */
  readonly canSave: (ownerId: string) => boolean;
  /** The session has changed: it expired, or another tab signed in. */
  readonly onSessionStale: () => void;
  /** The document was deleted: nothing is sent until the next edit. */
  readonly isRemoved: () => boolean;
}

type ToEvent<Doc> = (current: DocumentRecord<Doc>) => SaveEvent<Doc>;

const tick = <Doc>(): SaveEvent<Doc> => ({ type: 'tick', atMs: Date.now() });

/** Sends due saves, one tab at a time under the document's Web Lock, and only for the signed-in owner. */
export function createSender<Doc>(deps: SenderDeps<Doc>) {
  const { id, lockName, locks, calls, local } = deps;
  let isSending = false;
  let isAwaitingTurn = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const mayNotSend = () => !deps.canSave(local.getOwnerId());

  async function sendAll(first: Operation<Doc> | null): Promise<void> {
    let operation = first;
    while (operation !== null && !local.isClosed()) {
      // Another user may have signed in since it was queued. It is not sent; the owner's next tab sends it.
      if (mayNotSend()) {
        await local.dispatch(() => [
          { type: 'access', canSave: false, atMs: Date.now() },
          { type: 'reopened', atMs: Date.now() },
        ]);
        return;
      }
      const { opId: answerTo } = operation;
      const answer = await calls.send(operation, { id, ownerId: local.getOwnerId() });
      const code = answer.type === 'failed' ? answer.code : null;
      operation = await local.dispatch(() => [{ ...answer, answerTo, ...stamp() }], code);
      if (code === 'UNAUTHENTICATED') {
        await local.dispatch(() => [{ type: 'access', canSave: false, atMs: Date.now() }]);
        deps.onSessionStale();
        return;
      }
    }
  }

  const locked = <T>(work: () => Promise<T>): Promise<T | undefined> =>
    locks.request(lockName, async () => {
      if (local.isClosed()) return undefined;
      isSending = true;
      return work().finally(() => {
        isSending = false;
      });
    });

  /** Reads the owner from the record: another tab may have claimed a visitor's document. */
  const eventsFor = (current: DocumentRecord<Doc>, toEvent: ToEvent<Doc>): SaveEvent<Doc>[] => {
    const atMs = Date.now();
    const canSave = deps.canSave(current.ownerId);
    return [
      ...(canSave === current.queue.canSave ? [] : [{ type: 'access', canSave, atMs } as const]),
      // An operation in flight while nobody held the lock belongs to a dead tab.
      current.queue.inFlight === null ? toEvent(current) : { type: 'reopened', atMs },
    ];
  };

  const settle = async (toEvent: ToEvent<Doc> = tick): Promise<void> => {
    await locked(async () => {
      if (local.get() === null || deps.isRemoved()) return;
      await sendAll(await local.dispatch((current) => eventsFor(current, toEvent)));
    });
  };

  /** Another tab is sending; if it dies, this tab gets the lock and resends. */
  function awaitTurn(): void {
    if (isSending || isAwaitingTurn) return;
    isAwaitingTurn = true;
    void settle().finally(() => {
      isAwaitingTurn = false;
    });
  }

  return {
    settle,
    locked,
    /** Call with every new state of the queue. */
    schedule: ({ dueAtMs, inFlight }: SaveQueue<Doc>): void => {
      clearTimeout(timer);
      if (inFlight !== null) awaitTurn();
      else if (dueAtMs !== null) timer = setTimeout(() => void settle(), Math.max(0, dueAtMs - Date.now()));
    },
    /** Reads a newer version from the server; `version` is null if unknown. Resolves to whether it was read. */
    pull: (version: number | null): Promise<boolean | undefined> =>
      locked(async () => {
        await local.reload();
        const serverId = local.get()?.queue.id ?? null;
        if (serverId === null || (version !== null && version <= (local.get()?.queue.version ?? 0)))
          return false;
        const stored = await calls.get(serverId).catch(() => null);
        if (stored === null) return false;
        const { document: theirs, version: newer } = stored;
        await sendAll(await local.dispatch(() => [{ type: 'received', theirs, version: newer, ...stamp() }]));
        return true;
      }),
    stop: () => clearTimeout(timer),
  };
}
