import { createListeners } from './listeners.ts';
import type { Path, Side } from '@lauda/domain/conflict';
import type { DocumentType } from './document-type.ts';
import { asNew, type DocumentRecord, isUnsaved } from './document-record.ts';
import { documentState, type DocumentState, isSameState } from './document-state.ts';
import { createDocumentView } from './document-view.ts';
import { createEditWriter } from './edit-writer.ts';
import { createLocalRecord, stamp } from './local-record.ts';
import { documentOf } from './queue/save-queue.ts';
import type { DocumentStore } from './storage/document-store.ts';
import { createSender, type SenderDeps } from './sync/sender.ts';
import type { TabChannel } from './tabs/tab-channel.ts';

export interface OpenDocumentDeps<Doc> extends Pick<SenderDeps<Doc>, 'locks' | 'canSave' | 'onSessionStale'> {
  readonly type: DocumentType<Doc>;
  readonly store: DocumentStore<Doc>;
  readonly tabs: TabChannel;
  readonly isOnline: () => boolean;
  readonly onKept: () => void;
}

interface Opened<Doc> {
  readonly id: string;
  readonly ownerId: string;
  readonly empty: Doc;
  readonly record: DocumentRecord<Doc> | null;
  /** Whether `record` is stored on the device. */
  readonly isKept: boolean;
}

export type OpenDocument<Doc> = ReturnType<typeof openDocument<Doc>>;

/**
 * One document open in one tab. Edits go to the device first and to the server when due. The queue is in the
 * database, so tabs share it and it survives a crash; a Web Lock decides which tab sends.
 */
export function openDocument<Doc>(opened: Opened<Doc>, deps: OpenDocumentDeps<Doc>) {
  const { id, ownerId, empty, record: found, isKept } = opened;
  const { type, store, tabs } = deps;
  const { rules } = type;
  const listeners = createListeners();
  let state: DocumentState<Doc> | null = null;
  /** The document was deleted and its record removed; only an edit recreates it. */
  let isRemoved = false;
  let knownOwnerId = found?.ownerId ?? ownerId;

  const view = createDocumentView(rules, (found && documentOf(found.queue)) ?? empty);
  const local = createLocalRecord<Doc>({
    id,
    ownerId,
    rules,
    store,
    tabs,
    onKept: deps.onKept,
    onProblem: () => publish(),
    onTaken: (record) => {
      const content = documentOf(record.queue);
      if (content !== null) view.take(content, writer.getBaseIn(record));
      sender.schedule(record.queue);
      publish();
      if (record.ownerId === knownOwnerId) return;
      knownOwnerId = record.ownerId;
      // Another tab signed in and claimed the document. Nothing is sent from here until this tab knows the session.
      if (!deps.canSave(knownOwnerId)) deps.onSessionStale();
    },
  });
  const writer = createEditWriter({ id, rules, store, local, view, onWritten: () => publish() });
  const sender = createSender({
    ...deps,
    id,
    local,
    calls: type.calls,
    lockName: `${type.lockPrefix}${id}`,
    isRemoved: () => isRemoved,
  });

  const hasUnsaved = () => {
    const record = local.get();
    return writer.hasWork() || (record !== null && isUnsaved(record));
  };

  const currentState = (): DocumentState<Doc> =>
    documentState({
      record: local.get(),
      document: view.get().shown,
      isUnsaved: hasUnsaved(),
      isOnline: deps.isOnline(),
      problem: local.getProblem(),
    });

  function publish(): void {
    const next = currentState();
    // Notify once per keystroke, not again when the write completes.
    if (state !== null && isSameState(state, next)) return;
    state = next;
    listeners.notify();
  }

  const markRemoved = () => {
    isRemoved = !hasUnsaved();
  };

  const stopListening = tabs.listen((message) => {
    if (message.type === 'forgotten' || message.id !== id) return;
    if (message.type === 'removed') markRemoved();
    else void local.reload();
  });

  const retry = () => sender.settle(() => ({ type: 'retry', atMs: Date.now() }));

  if (found !== null) local.start(found, isKept);

  return {
    id,
    /** Gives a document that has no record its first one, which is not on the device. */
    start: (record: DocumentRecord<Doc>): void => {
      if (local.get() === null) local.start(record, false);
    },
    getOwnerId: local.getOwnerId,
    getRecord: local.get,
    getState: (): DocumentState<Doc> => (state ??= currentState()),
    subscribe: listeners.subscribe,

    edit: (make: (document: Doc) => Doc): void => {
      const { shown } = view.get();
      const next = make(shown);
      if (next === shown || local.isClosed()) return;
      // Pasted text may contain characters the server rejects; they are dropped here.
      view.edit(rules.tidy?.(next) ?? next);
      isRemoved = false;
      writer.edited();
      publish();
    },
    /** The focused field: remote changes do not touch it until focus leaves it. */
    hold: (path: Path | null) => {
      view.hold(path);
      publish();
    },

    write: writer.write,
    leave: writer.leave,
    settle: sender.settle,
    retry,
    /** Sends all edits; they are on the server when this resolves, unless `isUnsaved` is true. */
    save: async (): Promise<void> => {
      await writer.write();
      await retry();
    },
    /** Reads a newer version from the server. */
    pull: async (version: number | null): Promise<void> => {
      if ((await sender.pull(version)) === true) isRemoved = false;
    },
    /** Run after sign-in, sign-out or page load: resumes sending, including work left by a crash. */
    lookWhoIsHere: async (): Promise<void> => {
      if (hasUnsaved()) await sender.settle(() => ({ type: 'online', atMs: Date.now() }));
    },
    connectionChanged: async (): Promise<void> => {
      publish();
      if (deps.isOnline()) await sender.settle(() => ({ type: 'online', atMs: Date.now() }));
    },
    resolve: async (choices: ReadonlyMap<string, Side>): Promise<void> => {
      const { document, conflicts } = currentState();
      await writer.write();
      await sender.settle(() => ({ type: 'resolved', choices, seen: { document, conflicts }, ...stamp() }));
    },

    /** For a document deleted elsewhere: saves its content as a new document. */
    saveAsNew: async (toNew: (document: Doc) => Doc = (document) => document): Promise<void> => {
      const document = toNew(view.get().shown);
      await local.inTurn(() => local.change((current) => asNew(rules, current, document, stamp())));
      await retry();
    },

    /** Runs `work` under the lock, after all edits are written, so no tab sends meanwhile. */
    whileNothingIsSent: (work: () => Promise<void>) =>
      sender.locked(async () => {
        await writer.write();
        await local.reload();
        await work();
      }),

    markRemoved,
    isRemoved: () => isRemoved,
    /** From then on edits are ignored. */
    isClosed: local.isClosed,
    close: (): void => {
      local.close();
      stopListening();
      writer.stop();
      sender.stop();
      listeners.clear();
    },
  };
}
