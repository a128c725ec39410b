import { randomUUID } from 'node:crypto';
import { type Route, routes } from '@lauda/contract';
import { createDocumentPool } from '@lauda/documents/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMetrics } from './platform/metrics/metrics.ts';
import { createTestUser, type TestUser } from './testing/accounts.ts';
import { createTestApp, type TestApp } from './testing/app.ts';

const EXPENSIVE_TAGS = new Set(['documents', 'tailoring', 'ai']);

const state = { isOverloaded: true };
const waiting = { document: 0, visitor: 0 };
const metrics = createMetrics();
const pool = createDocumentPool({ size: 1, isLazy: true });
let test: TestApp;
let user: TestUser;
beforeAll(async () => {
  test = await createTestApp({
    metrics,
    isOverloaded: () => state.isOverloaded,
    documentPool: {
      ...pool,
      load: () => ({ waitingOthers: waiting.document, waitingVisitors: waiting.visitor, underWay: 0 }),
    },
  });
  user = await createTestUser(test.database);
});
afterAll(async () => {
  await test.close();
  pool.close();
});

const all = Object.entries(routes as Readonly<Record<string, Route>>);
const call = ({ method, path }: Route) =>
  test.app.inject({
    method,
    url: path.replaceAll(/:\w+/g, () => randomUUID()),
    headers: user.headers,
  });

it('counts what makes documents, compares texts, asks a model or reads files as expensive', () => {
  const cheap = all.filter(([, { tag, isExpensive }]) => EXPENSIVE_TAGS.has(tag) && !isExpensive);
  expect(cheap.map(([name]) => name)).toEqual([]);
  expect(routes.startImport.isExpensive && routes.putPhoto.isExpensive && routes.askCoach.isExpensive).toBe(
    true,
  );
});

it('refuses expensive work with 503 and Retry-After while the process is late, and nothing else', async () => {
  state.isOverloaded = true;
  for (const [name, route] of all.filter(([, { isExpensive }]) => isExpensive)) {
    const { statusCode, headers } = await call(route);
    expect({ name, statusCode, retryAfter: headers['retry-after'] }).toEqual({
      name,
      statusCode: 503,
      retryAfter: '5',
    });
  }
  expect((await call(routes.getSite)).statusCode).toBe(200);
  expect((await call(routes.getSession)).statusCode).toBe(200);
  state.isOverloaded = false;
  expect((await call(routes.exportResume)).statusCode).not.toBe(503);
});

it('shows what waits inside the process', async () => {
  const shown = async () => {
    const text = await metrics.registry.metrics();
    return Object.fromEntries(
      Array.from(text.matchAll(/^lauda_waiting\{for="([^"]+)"\} (\d+)$/gm), ([, what, count]) => [
        what,
        count,
      ]),
    );
  };
  expect(await shown()).toEqual({ save: '0', document: '0', 'visitor document': '0', 'text check': '0' });
  waiting.document = 3;
  waiting.visitor = 2;
  expect(await shown()).toMatchObject({ document: '3', 'visitor document': '2' });
});
