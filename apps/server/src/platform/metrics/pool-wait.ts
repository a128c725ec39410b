import type { Pool, PoolClient } from 'pg';

type Connected = (error: Error | undefined, client: PoolClient | undefined, release: () => void) => void;

/** Measures how long each query and transaction waits for its connection; covers `pool.query` too. */
export function timeWaits(pool: Pool, onWait: (seconds: number) => void): void {
  const connect = pool.connect.bind(pool) as (callback?: Connected) => Promise<PoolClient> | undefined;
  const timed = (callback?: Connected): Promise<PoolClient> | undefined => {
    const startedAt = performance.now();
    const report = (): void => onWait((performance.now() - startedAt) / 1_000);
    if (callback)
      return connect((error, client, release) => {
        report();
        callback(error, client, release);
      });
    return connect()?.finally(report);
  };
  pool.connect = timed as typeof pool.connect;
}
