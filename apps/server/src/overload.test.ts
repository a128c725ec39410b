import { randomUUID } from 'node:crypto';
import { type Route, routes } from '@lauda/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMetrics } from './platform/metrics.ts';
import { createTestUser, type TestUser } from './testing/accounts.ts';
import { createTestApp, type TestApp } from './testing/app.ts';

const EXPENSIVE_TAGS = new Set(['documents', 'tailoring', 'ai']);

const state = { isOverloaded: true };
const metrics = createMetrics();
let test: TestApp;
let user: TestUser;
beforeAll(async () => {
  test = await createTestApp({ metrics, isOverloaded: () => state.isOverloaded });
  user = await createTestUser(test.database);
});
afterAll(() => test.close());

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
  const text = await metrics.registry.metrics();
  for (const what of ['save', 'document', 'visitor document', 'text check'])
    expect(text).toContain(`lauda_waiting{for="${what}"} 0`);
});
