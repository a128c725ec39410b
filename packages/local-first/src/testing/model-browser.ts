import { IDBFactory } from 'fake-indexeddb';

/** The browser's view of one tab. A dead tab gets no lock, message or transaction. */
export interface BrowserTab {
  isAlive: boolean;
  readonly transactions: Set<IDBTransaction>;
}

interface LockRequest {
  readonly tab: BrowserTab;
  readonly run: () => Promise<void>;
}

interface Listener {
  readonly tab: BrowserTab;
  readonly hear: (event: MessageEvent) => void;
}

/** Web Locks of one browser: first come, first served; a dead tab's locks are released. */
function createLocks(holdsLocks: boolean) {
  const queues = new Map<string, LockRequest[]>();

  function grant(name: string): void {
    const next = queues.get(name)?.[0];
    void next?.run().finally(() => leave(name, next));
  }
  function leave(name: string, request: LockRequest): void {
    const queue = queues.get(name) ?? [];
    const at = queue.indexOf(request);
    if (at === -1) return;
    queue.splice(at, 1);
    if (at === 0) grant(name);
  }

  return {
    of: (tab: BrowserTab) => ({
      request: (name: string, work: () => Promise<unknown>) =>
        new Promise<unknown>((resolve, reject) => {
          if (!tab.isAlive) return;
          const request = { tab, run: () => Promise.resolve().then(work).then(resolve, reject) };
          const queue = queues.get(name) ?? [];
          queues.set(name, [...queue, request]);
          if (queue.length === 0) grant(name);
          else if (!holdsLocks) void request.run();
        }),
    }),
    drop: (tab: BrowserTab): void => {
      for (const [name, queue] of queues)
        for (const request of queue.filter((one) => one.tab === tab)) leave(name, request);
    },
  };
}

/**
 * A browser whose tabs can be killed between any two tasks. It models only their shared effects: database, locks and
 * channels. `fake-indexeddb` runs one step of a transaction per task, so a kill can hit any step.
 */
export function createModelBrowser({ holdsLocks = true, keepsJournal = true } = {}) {
  const factory = new IDBFactory();
  const locks = createLocks(holdsLocks);
  const listeners = new Map<string, Set<Listener>>();
  /** The tab whose scripts are starting. */
  let starting: BrowserTab | null = null;

  const own = (tab: BrowserTab, connection: IDBDatabase): void => {
    // A dead tab's scripts receive no events.
    for (const type of ['success', 'error'])
      connection.addEventListener(type, (event) => tab.isAlive || event.stopPropagation(), true);
    const begin = connection.transaction.bind(connection);
    connection.transaction = (names, mode, options) => {
      const isJournal = names === 'edits';
      if (!tab.isAlive || (!keepsJournal && isJournal && mode === 'readwrite'))
        throw new DOMException('gone', 'InvalidStateError');
      const transaction = begin(names, mode, options);
      tab.transactions.add(transaction);
      for (const end of ['complete', 'abort'])
        transaction.addEventListener(end, () => tab.transactions.delete(transaction));
      // Scripts add listeners synchronously, the database's own code in a later task.
      const listen = transaction.addEventListener.bind(transaction);
      transaction.addEventListener = (type: string, hear: unknown) =>
        listen(type, (event) => void (tab.isAlive && (hear as (event: Event) => void)(event)));
      queueMicrotask(() => {
        transaction.addEventListener = listen;
      });
      return transaction;
    };
  };

  class Channel {
    private readonly tab = starting;
    private readonly mine = new Set<Listener>();
    private readonly name: string;
    constructor(name: string) {
      this.name = name;
    }

    addEventListener(_type: 'message', hear: Listener['hear']): void {
      if (this.tab === null) return;
      const listener = { tab: this.tab, hear };
      this.mine.add(listener);
      listeners.set(this.name, (listeners.get(this.name) ?? new Set()).add(listener));
    }
    removeEventListener(_type: 'message', hear: Listener['hear']): void {
      for (const listener of this.mine)
        if (listener.hear === hear) listeners.get(this.name)?.delete(listener);
    }
    postMessage(data: unknown): void {
      if (this.tab?.isAlive !== true) return;
      for (const listener of listeners.get(this.name) ?? [])
        if (!this.mine.has(listener))
          setImmediate(() => listener.tab.isAlive && listener.hear({ data } as MessageEvent));
    }
    close(): void {
      for (const listener of this.mine) listeners.get(this.name)?.delete(listener);
    }
  }

  const indexedDB = {
    open: (name: string, version?: number) => {
      const tab = starting;
      const request = factory.open(name, version);
      request.addEventListener('success', () => tab && own(tab, request.result));
      return request;
    },
  };

  return {
    /** `globals` replace the browser's while a tab's scripts start. */
    startTab: <T>(
      useGlobals: (globals: { indexedDB: unknown; BroadcastChannel: unknown }) => void,
      start: (tab: BrowserTab, tabLocks: Pick<LockManager, 'request'>) => T,
    ): T => {
      const tab: BrowserTab = { isAlive: true, transactions: new Set() };
      starting = tab;
      useGlobals({ indexedDB, BroadcastChannel: Channel });
      try {
        return start(tab, locks.of(tab) as unknown as Pick<LockManager, 'request'>);
      } finally {
        starting = null;
      }
    },

    /** Committed transactions are completed, all others rolled back, as browsers do. */
    kill: (tab: BrowserTab): void => {
      tab.isAlive = false;
      for (const transaction of tab.transactions)
        try {
          transaction.abort();
        } catch {
          // Already committed.
        }
      locks.drop(tab);
    },
    isStill: (tab: BrowserTab): boolean => tab.transactions.size === 0,

    open: (name: string, version: number): Promise<IDBDatabase> =>
      new Promise((resolve) => {
        const request = factory.open(name, version);
        request.addEventListener('success', () => resolve(request.result));
      }),
  };
}
