import type { Locale } from '@lauda/domain/locale';
import { documentOf, type DraftRecord, isUnsaved, newDraft, VISITOR } from './draft-record.ts';
import { createDraftStore } from './draft-store.ts';
import { openDraftTabs } from './draft-tabs.ts';
import { createResumeCalls, type ResumeApi } from './resume-calls.ts';
import { createResumeKeeper, type ResumeKeeper } from './resume-keeper.ts';

interface DeskOptions {
  readonly api: ResumeApi;
  readonly locks: Pick<LockManager, 'request'>;
  readonly language: Locale;
  readonly isOnline?: () => boolean;
  /** Asked for once there is work to lose: the browser then does not clear it away by itself. */
  readonly askToPersist?: () => void;
}

/** How long logging out waits for the last words to arrive. */
const FLUSH_MS = 5_000;
/** Longer than a screen takes from reading its list to sending what is unsent. */
const JUST_SAVED_MS = 60_000;

export interface VisitorContact {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

interface Entry {
  readonly keeper: Promise<ResumeKeeper>;
  users: number;
}

export type DraftDesk = ReturnType<typeof createDraftDesk>;

/** All drafts that this tab has in its hands. */
export function createDraftDesk({ api, locks, language, isOnline = () => true, askToPersist }: DeskOptions) {
  const store = createDraftStore();
  const calls = createResumeCalls(api);
  const tabs = openDraftTabs();
  const entries = new Map<string, Entry>();
  const open = new Set<ResumeKeeper>();
  const signOutListeners = new Set<() => void>();
  const savedListeners = new Set<() => void>();
  let userId: string | null = null;
  let hasAsked = false;

  const onKept = () => {
    if (!hasAsked) askToPersist?.();
    hasAsked = true;
  };
  const onSignedOut = () => {
    for (const listener of signOutListeners) listener();
  };
  const tellSaved = () => {
    for (const listener of savedListeners) listener();
  };
  const canSave = (ownerId: string) => ownerId !== VISITOR && ownerId === userId;

  async function makeKeeper(draftId: string, ownerId: string): Promise<ResumeKeeper> {
    const record = await store.find(draftId).catch(() => null);
    const deps = { store, calls, tabs, locks, isOnline, canSave, onKept, onSignedOut };
    const keeper = createResumeKeeper({ draftId, ownerId, language, record }, deps);
    open.add(keeper);
    let wasUnsaved = keeper.getState().isUnsaved;
    keeper.subscribe(() => {
      const { isUnsaved } = keeper.getState();
      const isDone = wasUnsaved && !isUnsaved;
      wasUnsaved = isUnsaved;
      if (isDone) tellSaved();
    });
    return keeper;
  }

  async function hold(draftId: string, ownerId: string): Promise<ResumeKeeper> {
    const entry = entries.get(draftId) ?? { keeper: makeKeeper(draftId, ownerId), users: 0 };
    entry.users += 1;
    entries.set(draftId, entry);
    const keeper = await entry.keeper;
    void keeper.lookWhoIsHere();
    return keeper;
  }

  /** One that still has something to send stays until it has sent it. */
  function release(keeper: ResumeKeeper): void {
    const entry = entries.get(keeper.draftId);
    if (!entry || --entry.users > 0) return;
    const end = () => {
      if (entry.users > 0 || keeper.getState().isUnsaved) return;
      stopWatching();
      keeper.close();
      open.delete(keeper);
      if (entries.get(keeper.draftId) === entry) entries.delete(keeper.draftId);
    };
    const stopWatching = keeper.subscribe(end);
    end();
  }

  const currentOf = (ownerId: string) => store.currentOf(ownerId).catch(() => crypto.randomUUID() as string);

  /** The draft that stands for a resume of the server: the one that is here already, or a new copy. */
  async function draftOf(ownerId: string, resumeId: string): Promise<string> {
    const mine = await store.listOf(ownerId).catch((): DraftRecord[] => []);
    const found = mine.find(({ queue }) => queue.id === resumeId);
    if (found) return found.draftId;
    const stored = await calls.get(resumeId);
    const fresh = newDraft({ draftId: resumeId, ownerId, atMs: Date.now(), stored });
    // Two tabs may arrive here at once; the first one's record is everybody's.
    await store.update(resumeId, (other) => other ?? fresh).catch(() => undefined);
    return resumeId;
  }

  async function sendUnsent(ownerId: string): Promise<void> {
    await store.claim(ownerId);
    await store.prune(ownerId);
    const drafts = await store.listOf(ownerId);
    for (const draft of drafts.filter(isUnsaved)) {
      const keeper = await hold(draft.draftId, ownerId);
      release(keeper);
    }
    // Another tab was quicker to send it, and the list here may be older than that.
    if (drafts.some(({ savedAtMs }) => (savedAtMs ?? 0) > Date.now() - JUST_SAVED_MS)) tellSaved();
  }

  /** Tries again what the plan had no room for. */
  async function sendRefused(ownerId: string): Promise<void> {
    for (const { draftId, refusal } of await store.listOf(ownerId)) {
      if (refusal !== 'RESUME_LIMIT_REACHED') continue;
      const keeper = await hold(draftId, ownerId);
      await keeper.retry();
      release(keeper);
    }
  }

  /** What the device has of a resume, opened. Without a database that is what this tab has in memory. */
  async function draftsOf(ownerId: string, resumeId: string): Promise<ResumeKeeper[]> {
    await Promise.all([...open].map((keeper) => keeper.write()));
    const records = await store.listOf(ownerId).catch((): DraftRecord[] => []);
    const ids = new Set([
      ...records.filter(({ queue }) => queue.id === resumeId).map(({ draftId }) => draftId),
      ...[...open].filter((keeper) => keeper.getState().resumeId === resumeId).map(({ draftId }) => draftId),
    ]);
    return Promise.all([...ids].map((draftId) => hold(draftId, ownerId)));
  }

  async function sendWithin(limitMs: number, keepers: readonly ResumeKeeper[]): Promise<void> {
    const unsaved = keepers.filter((keeper) => keeper.getState().isUnsaved);
    const late = new Promise((resolve) => setTimeout(resolve, limitMs));
    if (unsaved.length > 0) await Promise.race([Promise.all(unsaved.map((keeper) => keeper.retry())), late]);
  }

  const stopListening = tabs.listen((message) => {
    if (message.type === 'forgotten') dropKeepersOf(message.ownerId);
  });

  function dropKeepersOf(ownerId: string): void {
    for (const keeper of open) {
      if (keeper.getOwnerId() !== ownerId) continue;
      keeper.close();
      open.delete(keeper);
      entries.delete(keeper.draftId);
    }
  }

  return {
    calls,
    release,
    sendRefused,

    /** Opens somebody's resume, or (null) the draft they are at. */
    open: async (ownerId: string, resumeId: string | null): Promise<ResumeKeeper> => {
      // Whoever opens their own is here. The runtime that says so comes later, and an export must not wait for it.
      if (ownerId !== VISITOR) userId ??= ownerId;
      const draftId = resumeId === null ? await currentOf(ownerId) : await draftOf(ownerId, resumeId);
      const keeper = await hold(draftId, ownerId);
      if (resumeId !== null) {
        await store.setCurrent(ownerId, draftId).catch(() => undefined);
        void keeper.pull(null);
      }
      return keeper;
    },

    /** The next builder is an empty one. What was there stays on the device. */
    startNew: (ownerId: string) => store.setCurrent(ownerId, crypto.randomUUID()),
    openDraftNext: (ownerId: string, draftId: string) => store.setCurrent(ownerId, draftId),

    /** What is only here: not on the server, or not all of it. */
    listUnsaved: async (ownerId: string): Promise<DraftRecord[]> =>
      (await store.listOf(ownerId)).filter(isUnsaved),

    /** Name and email of the visitor's latest draft, to fill in the sign-up form. */
    findVisitorContact: async (): Promise<VisitorContact | null> => {
      const drafts = (await store.listOf(VISITOR)).toSorted(
        (one, other) => other.touchedAtMs - one.touchedAtMs,
      );
      for (const { queue } of drafts) {
        const info = documentOf(queue)?.personalInfo;
        if (!info) continue;
        const [firstName, lastName, email] = [info.firstName, info.lastName, info.email].map((value) =>
          value.trim(),
        );
        if (firstName || lastName || email)
          return { firstName: firstName ?? '', lastName: lastName ?? '', email: email ?? '' };
      }
      return null;
    },

    /** Edits are sent first. Those that cannot be sent stay on the device, where the list shows them as unsaved. */
    deleteResume: async (ownerId: string, resumeId: string): Promise<void> => {
      const keepers = await draftsOf(ownerId, resumeId);
      await sendWithin(FLUSH_MS, keepers);
      await calls.remove(resumeId);
      for (const { draftId } of keepers)
        if (await store.removeSaved(draftId).catch(() => false)) {
          for (const keeper of open) if (keeper.draftId === draftId) keeper.markRemoved();
          tabs.tell({ type: 'removed', draftId });
        }
      for (const keeper of keepers) release(keeper);
    },

    /**
     * Somebody is signed in, or nobody. A visitor's drafts become theirs, and what waits is sent; but not
     * when the device is that of a member of staff who looks at somebody's account.
     */
    setUser: async (next: string | null, { isVisiting = false } = {}): Promise<void> => {
      userId = next;
      if (next !== null && !isVisiting) await sendUnsent(next).catch(() => undefined);
      await Promise.all([...open].map((keeper) => keeper.lookWhoIsHere()));
    },
    /** A draft has arrived on the server, all of it. */
    onSaved: (listener: () => void) => {
      savedListeners.add(listener);
      return () => {
        savedListeners.delete(listener);
      };
    },
    onSignedOut: (listener: () => void) => {
      signOutListeners.add(listener);
      return () => {
        signOutListeners.delete(listener);
      };
    },

    pull: async (resumeId: string, version: number | null): Promise<void> => {
      for (const keeper of open) if (keeper.getState().resumeId === resumeId) await keeper.pull(version);
    },

    /** Sends all it can. True when nothing of this person is left only here. */
    flush: async (ownerId: string): Promise<boolean> => {
      await Promise.all([...open].map((keeper) => keeper.write()));
      const isSent = await sendUnsent(ownerId).then(
        () => true,
        () => false,
      );
      const mine = [...open].filter((keeper) => keeper.getOwnerId() === ownerId);
      await sendWithin(FLUSH_MS, mine);
      // What the device cannot tell counts as not saved: the person is asked.
      const isAllSaved = () => store.isAllSaved(ownerId).catch(() => false);
      return isSent && mine.every((keeper) => !keeper.getState().isUnsaved) && isAllSaved();
    },

    /** The end of somebody's time on this device, in every tab. */
    forget: async (ownerId: string, options: { keepsUnsaved: boolean }): Promise<void> => {
      if (options.keepsUnsaved) await Promise.all([...open].map((keeper) => keeper.write()));
      dropKeepersOf(ownerId);
      tabs.tell({ type: 'forgotten', ownerId });
      await store.forget(ownerId, options);
    },

    /** The page is hidden, frozen or about to go. */
    leave: () => {
      for (const keeper of open) keeper.leave();
    },
    connectionChanged: () => {
      for (const keeper of open) void keeper.connectionChanged();
    },
    /** Closing the page now would lose something. */
    isInDanger: (): boolean =>
      [...open].some((keeper) => {
        const { isUnsaved, storageProblem } = keeper.getState();
        return isUnsaved && storageProblem !== null;
      }),

    close: () => {
      for (const keeper of open) keeper.close();
      stopListening();
      tabs.close();
      store.close();
    },
  };
}
