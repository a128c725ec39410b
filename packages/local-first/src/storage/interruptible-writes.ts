interface Transaction {
  readonly done: Promise<void>;
  readonly abort: () => void;
}

function end(transaction: Transaction): void {
  try {
    transaction.abort();
  } catch {
    // The transaction has already finished.
  }
}

/**
 * Read-modify-write transactions that can be aborted. When a page unloads during one, it blocks every later write
 * until Chromium notices, including the page's final journal put, and both are dropped. So an unloading page aborts
 * them first; if it stays open after all, they are restarted.
 */
export function createInterruptibleWrites() {
  const running = new Set<Transaction>();
  const cutOff = new WeakSet<Transaction>();

  async function run<T extends Transaction, R>(
    begin: () => Promise<T>,
    work: (transaction: T) => Promise<R>,
  ): Promise<R> {
    const transaction = await begin();
    running.add(transaction);
    // Awaited below; this prevents an unhandled rejection if it fails earlier.
    transaction.done.catch(() => undefined);
    try {
      const result = await work(transaction);
      await transaction.done;
      return result;
    } catch (error) {
      end(transaction);
      if (!cutOff.has(transaction)) throw error;
    } finally {
      running.delete(transaction);
    }
    return run(begin, work);
  }

  return {
    run,
    cutOffAll: (): void => {
      for (const transaction of running) {
        cutOff.add(transaction);
        end(transaction);
      }
    },
  };
}
