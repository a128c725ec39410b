import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase } from '../../db/client.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createMetrics, registerAskedFigure, registerQueueFigures } from './metrics.ts';
import { timeWaits } from './pool-wait.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('says how long queries and transactions waited for a connection [OPS-04]', async () => {
  const { pool, db, close } = createDatabase({
    url: database.appUrl,
    maxConnections: 1,
    applicationName: 'waits',
  });
  const waits: number[] = [];
  timeWaits(pool, (seconds) => waits.push(seconds));
  try {
    await pool.query('select 1');
    const slow = pool.query('select pg_sleep(0.3)');
    const queued = pool.query('select 1');
    const transaction = db.transaction().execute(() => Promise.resolve());
    await Promise.all([slow, queued, transaction]);
    expect(waits).toHaveLength(4);
    const [, , third, fourth] = waits.toSorted((a, b) => a - b);
    expect(waits.filter((seconds) => seconds < 0.2)).toHaveLength(2);
    expect(third).toBeGreaterThan(0.25);
    expect(fourth).toBeGreaterThan(0.25);
  } finally {
    await close();
  }
});

it('leaves out figures that it cannot get, and shows the others [OPS-04]', async () => {
  const metrics = createMetrics();
  registerAskedFigure(metrics, { name: 'lauda_broken', help: '.', ask: () => Promise.reject(new Error()) });
  registerAskedFigure(metrics, { name: 'lauda_whole', help: '.', ask: () => Promise.resolve(3) });
  registerQueueFigures(metrics, () => Promise.reject(new Error()));
  const text = await metrics.registry.metrics();
  expect(text).toContain('lauda_whole 3');
  expect(text).not.toMatch(/^lauda_(broken|jobs)\b/m);
});
