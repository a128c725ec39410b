import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { startCollectorServer, type CollectorServer } from '@lauda/stand-ins/collector-server';
import { startModelServer, type ModelServer } from '@lauda/stand-ins/model/model-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestUser, type TestUser } from './testing/accounts.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';
import { modelSettings } from './testing/model.ts';
import { testResume } from './testing/clients/resumes.ts';
import {
  type ApiProcess,
  PROCESS_ORIGIN,
  processEnv,
  startApiProcess,
} from './testing/processes/start-api-process.ts';

/** Spans are exported once a second, and the relay polls once a second. */
const soon = { timeout: 20_000, interval: 100 };
/** Two processes start while other tests run theirs. */
const START_TIMEOUT_MS = 90_000;
/** A port without a listener. */
const NO_REDIS = 'redis://127.0.0.1:1';

let database: TestDatabase;
let collector: CollectorServer;
let model: ModelServer;
let api: ApiProcess;
let worker: ChildProcess;
let ana: TestUser;

beforeAll(async () => {
  [database, collector, model] = await Promise.all([
    createTestDatabase(),
    startCollectorServer(),
    startModelServer(),
  ]);
  ana = await createTestUser(database, { origin: PROCESS_ORIGIN });
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '1' };
  worker = fork(new URL('./worker.ts', import.meta.url), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...processEnv(database), WORKER_INTERNAL_PORT: '0', ...traced },
  });
  // Without Redis the API leaves publishing live events to the worker.
  api = await startApiProcess(database, { ...traced, ...modelSettings(model), REDIS_URL: NO_REDIS });
}, START_TIMEOUT_MS);
afterAll(async () => {
  const exit = once(worker, 'exit');
  worker.kill('SIGTERM');
  await Promise.all([api.stop(), exit]);
  await Promise.all([collector.close(), model.close(), database.drop()]);
});

const spansOf = (traceId: string) => collector.spans.filter((span) => span.traceId === traceId);
const call = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${api.address}${path}`, {
    method,
    headers: { ...ana.headers, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
/** The trace header as the browser derives it from the save's operation id. */
function traced(operationId: string) {
  const traceId = operationId.replaceAll('-', '');
  const spanId = traceId.slice(16);
  return { traceId, spanId, header: { traceparent: `00-${traceId}-${spanId}-01` } };
}

describe('traces', () => {
  it('lead from a save through HTTP, SQL and outbox, from the API to the worker [OPS-04]', async () => {
    const created = await call(
      'POST',
      `/api/resume/create/${ana.userId}`,
      { locale: 'en-US', resume: testResume() },
      { 'idempotency-key': randomUUID() },
    );
    const { data } = (await created.json()) as { data: { id: string } };
    const operationId = randomUUID();
    const { traceId, spanId, header } = traced(operationId);
    const saved = await call('PATCH', `/api/resume/${data.id}?lean=true`, testResume(), {
      'if-match': '"1"',
      'idempotency-key': operationId,
      ...header,
    });
    expect(saved.status).toBe(200);
    await expect
      .poll(() => spansOf(traceId).map(({ service, name }) => `${service}: ${name}`), soon)
      .toEqual(
        expect.arrayContaining([
          'lauda-api: PATCH /api/resume/:id',
          'lauda-api: SQL select',
          'lauda-worker: relay live event',
        ]),
      );
    const spans = spansOf(traceId);
    const http = spans.find(({ name }) => name.startsWith('PATCH'));
    expect(http?.parentSpanId).toBe(spanId);
    expect(http?.attributes).toMatchObject({
      'http.route': '/api/resume/:id',
      'http.response.status_code': 200,
    });
    const ids = new Set([spanId, ...spans.map((span) => span.spanId)]);
    for (const { parentSpanId } of spans) expect(ids).toContain(parentSpanId);
  });

  it('lead from a request to its job in the worker, and carry no address [OPS-04]', async () => {
    const { traceId, header } = traced(randomUUID());
    await call('POST', '/api/account/request-password-reset', { email: ana.email }, header);
    await expect
      .poll(() => spansOf(traceId).map(({ service, name }) => `${service}: ${name}`), soon)
      .toContain('lauda-worker: job send-account-mail');
    for (const body of collector.bodies) {
      expect(body).not.toContain(ana.email);
      expect(body).not.toContain('@lauda.example');
    }
  });

  it('lead to the call of the model [OPS-04]', async () => {
    const { traceId, header } = traced(randomUUID());
    const answer = await call(
      'POST',
      '/api/ai/suggestions',
      { resume: testResume(), target: { kind: 'summary' } },
      header,
    );
    expect(answer.status).toBe(200);
    await expect
      .poll(() => spansOf(traceId).map(({ name }) => name), soon)
      .toEqual(expect.arrayContaining(['POST /api/ai/suggestions', 'model suggestion']));
  });
});
