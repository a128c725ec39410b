import { copyToOpen } from './copy-to-open.ts';
import { createListeners } from './listeners.ts';
import type { DocumentType, ServerCopy } from './document-type.ts';
import { type DocumentRecord, isUnsaved, newRecord, VISITOR, withEdit } from './document-record.ts';
import { stamp } from './local-record.ts';
import { type OpenDocument, openDocument } from './open-document.ts';
import { createDocumentStore } from './storage/document-store.ts';
import { openTabChannel } from './tabs/tab-channel.ts';

export interface CollectionOptions<Doc> {
  readonly locks: Pick<LockManager, 'request'>;
  readonly empty: () => Doc;
  readonly isOnline?: (() => boolean) | undefined;
  /** Requests persistent storage after the first write, so the browser does not evict it. */
  readonly askToPersist?: (() => void) | undefined;
}

/** How long sign-out and delete wait for the last edits to be sent. */
const FLUSH_MS = 5_000;
/** Longer than a screen takes from loading its list to sending unsent documents. */
const JUST_SAVED_MS = 60_000;

interface Entry<Doc> {
  readonly document: Promise<OpenDocument<Doc>>;
  users: number;
}

/** All documents of one type that are open in this tab. */
export function createCollection<Doc>(type: DocumentType<Doc>, options: CollectionOptions<Doc>) {
  const { locks, empty, isOnline = () => true, askToPersist } = options;
  const { calls, rules } = type;
  const store = createDocumentStore(type);
  const tabs = openTabChannel(type.channel);
  const entries = new Map<string, Entry<Doc>>();
  const open = new Set<OpenDocument<Doc>>();
  const saved = createListeners();
  const sessionStale = createListeners();
  /** Undefined until the session is known. */
  let userId: string | null | undefined;
  let hasAsked = false;

  const deps = {
    type,
    store,
    tabs,
    locks,
    isOnline,
    canSave: (ownerId: string) => ownerId !== VISITOR && ownerId === userId,
    onSessionStale: sessionStale.notify,
    onKept: () => {
      if (!hasAsked) askToPersist?.();
      hasAsked = true;
    },
  };

  /** A screen that opens a document knows the user before the runtime calls `setUser`. */
  const learnUser = (ownerId: string) => {
    if (userId === undefined && ownerId !== VISITOR) userId = ownerId;
  };

  async function makeDocument(
    id: string,
    ownerId: string,
    fresh: DocumentRecord<Doc> | null,
  ): Promise<OpenDocument<Doc>> {
    const found = await store.find(id).catch(() => null);
    const document = openDocument(
      { id, ownerId, empty: empty(), record: found ?? fresh, isKept: found !== null },
      deps,
    );
    open.add(document);
    let wasUnsaved = document.getState().isUnsaved;
    document.subscribe(() => {
      const { isUnsaved: isNow } = document.getState();
      const isDone = wasUnsaved && !isNow;
      wasUnsaved = isNow;
      if (isDone) saved.notify();
    });
    return document;
  }

  /** `fresh` is the record to use when the device has none. */
  async function hold(
    id: string,
    ownerId: string,
    fresh: DocumentRecord<Doc> | null = null,
  ): Promise<OpenDocument<Doc>> {
    const entry = entries.get(id) ?? { document: makeDocument(id, ownerId, fresh), users: 0 };
    entry.users += 1;
    entries.set(id, entry);
    const document = await entry.document;
    // It may be open without a record, which was removed while it was being opened.
    if (fresh !== null) document.start(fresh);
    void document.lookWhoIsHere();
    return document;
  }

  function drop(document: OpenDocument<Doc>): void {
    document.close();
    // Another instance may be open under this id by now.
    if (open.delete(document)) entries.delete(document.id);
  }

  /** A document with unsent work stays open until it is sent. */
  function release(document: OpenDocument<Doc>): void {
    const entry = entries.get(document.id);
    if (!entry || !open.has(document) || --entry.users > 0) return;
    const end = () => {
      if (entry.users > 0 || document.getState().isUnsaved) return;
      stopWatching();
      drop(document);
    };
    const stopWatching = document.subscribe(end);
    end();
  }

  const heldOf = (ownerId: string) => [...open].filter((document) => document.getOwnerId() === ownerId);
  const writeAll = (documents: Iterable<OpenDocument<Doc>>) =>
    Promise.all([...documents].map((document) => document.write()));
  const recordsOf = (ownerId: string): Promise<DocumentRecord<Doc>[]> =>
    store
      .listOf(ownerId)
      .catch(() => store.readOf(ownerId))
      .catch(() => []);

  const isMeant = (id: string) => (document: OpenDocument<Doc>) =>
    document.id === id || document.getState().serverId === id;
  const copyOf = (document: OpenDocument<Doc>) => {
    const { serverId, isUnsaved: isOnlyHere } = document.getState();
    return { id: document.id, ownerId: document.getOwnerId(), serverId, isUnsaved: isOnlyHere };
  };
  const copyOfRecord = (record: DocumentRecord<Doc>) => ({
    id: record.id,
    serverId: record.queue.id,
    isUnsaved: isUnsaved(record),
  });

  async function openCopy(ownerId: string, id: string, stored: ServerCopy<Doc>): Promise<OpenDocument<Doc>> {
    const fresh = newRecord({ id, ownerId, atMs: Date.now(), stored });
    // Two tabs may get here at the same time; the first record wins.
    await store.update(id, (record) => record ?? fresh).catch(() => undefined);
    return hold(id, ownerId, fresh);
  }

  /** Opens a document by its local or server id. Null when it belongs to someone else. */
  async function openById(ownerId: string, id: string): Promise<OpenDocument<Doc> | null> {
    learnUser(ownerId);
    const held = copyToOpen([...open].map(copyOf), id);
    if (held && held.ownerId !== ownerId) return null;
    const found = held ?? copyToOpen((await recordsOf(ownerId)).map(copyOfRecord), id);
    if (found) {
      const document = await hold(found.id, ownerId);
      // A sign-out or a deletion in another tab may have removed the record since the list was read.
      if (held || document.getRecord() !== null) {
        void document.pull(null);
        return document;
      }
      release(document);
    }
    const other = await store.find(id).catch(() => null);
    if (other !== null && other.ownerId !== ownerId) return null;
    return openCopy(ownerId, found?.id ?? id, await calls.get(found?.serverId ?? id));
  }

  async function sendUnsent(ownerId: string): Promise<void> {
    await store.claim(ownerId);
    await store.prune(ownerId);
    const records = await store.listOf(ownerId);
    for (const { id } of records.filter(isUnsaved)) release(await hold(id, ownerId));
    // Another tab may have sent it after this screen loaded its list.
    if (records.some(({ savedAtMs }) => (savedAtMs ?? 0) > Date.now() - JUST_SAVED_MS)) saved.notify();
  }

  /** Opens every local copy of a document; without a database, only those in this tab's memory. */
  async function holdAll(ownerId: string, id: string): Promise<OpenDocument<Doc>[]> {
    await writeAll(open);
    const records = await recordsOf(ownerId);
    const ids = new Set([
      ...records.filter((record) => record.queue.id === id || record.id === id).map((record) => record.id),
      ...[...open].filter(isMeant(id)).map((document) => document.id),
    ]);
    return Promise.all([...ids].map((found) => hold(found, ownerId)));
  }

  async function sendWithin(limitMs: number, documents: readonly OpenDocument<Doc>[]): Promise<void> {
    const unsaved = documents.filter((document) => document.getState().isUnsaved);
    const late = new Promise((resolve) => setTimeout(resolve, limitMs));
    if (unsaved.length > 0) await Promise.race([Promise.all(unsaved.map(({ retry }) => retry())), late]);
  }

  /**
   * Sets the signed-in user, or null. Visitor documents are claimed and unsent work is sent, except during staff
   * impersonation (`isVisiting`). Documents of other users are closed. After a sign-out, documents stay open but
   * unsent: they may be on screen, and the owner may sign in again.
   */
  async function setUser(next: string | null, { isVisiting = false } = {}): Promise<void> {
    userId = next;
    if (next !== null) {
      const others = [...open].filter((document) => ![next, VISITOR].includes(document.getOwnerId()));
      await writeAll(others);
      others.forEach(drop);
      if (!isVisiting) await sendUnsent(next).catch(() => undefined);
    }
    await Promise.all([...open].map((document) => document.lookWhoIsHere()));
  }

  const stopListening = tabs.listen((message) => {
    if (message.type !== 'forgotten') return;
    const theirs = heldOf(message.ownerId);
    if (message.keepsUnsaved) for (const document of theirs) document.markRemoved();
    else theirs.forEach(drop);
    if (userId === message.ownerId) void setUser(null);
  });

  return {
    open: openById,
    release,
    setUser,

    /** Opens the owner's current document; creates one if there is none. */
    openCurrent: async (ownerId: string): Promise<OpenDocument<Doc>> => {
      learnUser(ownerId);
      return hold(await store.currentOf(ownerId).catch(() => crypto.randomUUID()), ownerId);
    },
    setCurrent: store.setCurrent,

    /** Creates a document on the device; returns its local id. */
    start: async (ownerId: string, document: Doc): Promise<string> => {
      learnUser(ownerId);
      const { opId: id, atMs } = stamp();
      const fresh = withEdit(
        rules,
        newRecord<Doc>({ id, ownerId, atMs }),
        { base: empty(), mine: document },
        stamp(),
      );
      await store.update(id, () => fresh).catch(() => undefined);
      release(await hold(id, ownerId, fresh));
      return id;
    },

    list: store.listOf,
    /** The unreadable rows that `list` omits, as stored. */
    listUnreadable: store.unreadableOf,
    /** Documents with work that is not on the server. */
    listUnsaved: async (ownerId: string): Promise<DocumentRecord<Doc>[]> =>
      (await store.listOf(ownerId)).filter(isUnsaved),

    /**
     * Deletes a document on the server and on the device; returns the undo function. Edits are sent first. With
     * `keepsUnsent`, edits that cannot be sent stay on the device; otherwise undo restores them.
     */
    remove: async (ownerId: string, id: string, { keepsUnsent }: { keepsUnsent: boolean }) => {
      const documents = await holdAll(ownerId, id);
      await sendWithin(FLUSH_MS, documents);
      let isOnServer = true;
      const removeOnServer = async () => {
        const isUnknown =
          documents.length > 0 && documents.every((document) => document.getState().serverId === null);
        await calls.remove(id).catch((error: unknown) => {
          // The server may have the document even without a known id: the answer to its create may be lost.
          if (!isUnknown) throw error;
          isOnServer = false;
        });
      };
      const [first] = documents;
      // A save in flight would recreate it after the deletion.
      if (first) await first.whileNothingIsSent(removeOnServer);
      else await removeOnServer();
      const taken: DocumentRecord<Doc>[] = [];
      for (const document of documents) {
        const record = document.getRecord();
        if (!keepsUnsent) {
          if (record !== null) taken.push(record);
          drop(document);
        }
        const removal = keepsUnsent ? store.removeSaved(document.id) : store.remove(document.id);
        if ((await removal.catch(() => false)) !== false) {
          document.markRemoved();
          tabs.tell({ type: 'removed', id: document.id });
        }
        release(document);
      }
      return async (): Promise<void> => {
        if (isOnServer) await calls.undelete(id);
        // Restore under the same id, with unsent edits: a new id would create a second document.
        for (const record of taken) {
          await store.update(record.id, (stored) => stored ?? record).catch(() => undefined);
          release(await hold(record.id, ownerId, record));
        }
      };
    },

    /** Retries documents that were refused with this code. */
    sendRefused: async (ownerId: string, code: string): Promise<void> => {
      for (const { id, refusal } of await store.listOf(ownerId)) {
        if (refusal !== code) continue;
        const document = await hold(id, ownerId);
        await document.retry();
        release(document);
      }
    },

    /** A document is fully saved on the server. */
    onSaved: saved.subscribe,
    /** The session may have changed: reload it. */
    onSessionStale: sessionStale.subscribe,

    pull: async (serverId: string, version: number | null): Promise<void> => {
      for (const document of open)
        if (document.getState().serverId === serverId) await document.pull(version);
    },

    /** Sends all unsent work. True when everything of this owner is on the server. */
    flush: async (ownerId: string): Promise<boolean> => {
      await writeAll(open);
      const isSent = await sendUnsent(ownerId).then(
        () => true,
        () => false,
      );
      const mine = heldOf(ownerId);
      await sendWithin(FLUSH_MS, mine);
      // If the device cannot be read, treat it as unsaved, so the user is asked.
      const isAllSaved = () => store.isAllSaved(ownerId).catch(() => false);
      return isSent && mine.every((document) => !document.getState().isUnsaved) && isAllSaved();
    },

    /** Removes the owner's documents from this device, in every tab. */
    forget: async (ownerId: string, { keepsUnsaved }: { keepsUnsaved: boolean }): Promise<void> => {
      if (keepsUnsaved) await writeAll(heldOf(ownerId));
      if (userId === ownerId) userId = null;
      heldOf(ownerId).forEach(drop);
      tabs.tell({ type: 'forgotten', ownerId, keepsUnsaved });
      await store.forget(ownerId, { keepsUnsaved });
    },

    /** The page is hidden, frozen or unloading. */
    leave: () => {
      for (const document of open) document.leave();
    },
    connectionChanged: () => {
      for (const document of open) void document.connectionChanged();
    },
    /** Closing the page now would lose work. */
    isInDanger: (): boolean =>
      [...open].some((document) => {
        const { isUnsaved: isOnlyHere, storageProblem } = document.getState();
        return isOnlyHere && storageProblem !== null;
      }),

    close: () => {
      for (const document of open) document.close();
      stopListening();
      tabs.close();
      store.close();
    },
  };
}
