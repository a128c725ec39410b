interface Transaction {
  readonly done: Promise<void>;
  readonly abort: () => void;
}

function end(transaction: Transaction): void {
  try {
    transaction.abort();
  } catch {
    // It is over already.
  }
}

/**
 * Writes that read first, and so wait for answers. A page that is gone never finishes one, and until Chromium has
 * noticed it keeps every other write waiting, also the stroke in which the page puts down its last words; both are
 * then dropped. So a page that leaves cuts them off first, and if it stays after all they are begun again.
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
    // Awaited below; a transaction that fails before that must not count as nobody's concern.
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
