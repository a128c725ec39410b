import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { startCollectorServer } from '@lauda/stand-ins/collector-server';
import { afterEach, expect, it } from 'vitest';
import { activeTracer, inSpan, startTracing, stopTracing } from './tracing.ts';

afterEach(stopTracing);

const SOURCE = new URL('../../', import.meta.url);

it('loads nothing of OpenTelemetry without a collector [OPS-04]', async () => {
  await startTracing({ OTEL_TRACES_SAMPLER_ARG: 1 }, 'api');
  expect(activeTracer()).toBeNull();
  expect(await inSpan('work', {}, () => Promise.resolve(3))).toBe(3);
  const naming = (text: string) =>
    globSync('**/*.ts', { cwd: SOURCE }).filter(
      (path) => !path.endsWith('.test.ts') && readFileSync(new URL(path, SOURCE), 'utf8').includes(text),
    );
  // Only this module imports the packages, and it is only loaded by a dynamic import.
  expect(naming("from '@opentelemetry")).toEqual(['platform/tracing/open-telemetry.ts']);
  expect(naming("open-telemetry.ts'")).toEqual(['platform/tracing/tracing.ts']);
  const loader = readFileSync(new URL('./tracing.ts', import.meta.url), 'utf8');
  expect(loader).toContain("await import('./open-telemetry.ts')");
  expect(loader).not.toContain("from './open-telemetry.ts'");
});

it('records the part that is set, by the id of the trace and by no flag of the browser [OPS-04]', async () => {
  const collector = await startCollectorServer();
  await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: 0.05 }, 'api');
  const tracer = activeTracer();
  const headerOf = (traceId: string, flag: string) => `00-${traceId}-${traceId.slice(16)}-${flag}`;
  const ids = Array.from({ length: 4_000 }, () => randomUUID().replaceAll('-', ''));
  const recordedWith = (flag: string) =>
    ids.filter((traceId) => {
      const span = tracer?.enter('save', headerOf(traceId, flag));
      span?.end();
      return span;
    });
  const recorded = recordedWith('01');
  // 200 expected, plus or minus seven standard deviations.
  expect(recorded.length).toBeGreaterThan(100);
  expect(recorded.length).toBeLessThan(300);
  expect(recordedWith('00')).toEqual(recorded);
  await stopTracing();
  expect(new Set(collector.spans.map(({ traceId }) => traceId))).toEqual(new Set(recorded));
  await collector.close();
});

it('begins a trace of its own for a header that cannot be read [OPS-04]', async () => {
  const collector = await startCollectorServer();
  await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: 1 }, 'api');
  for (const header of ['', 'nonsense', `00-${'0'.repeat(32)}-${'1'.repeat(16)}-01`]) {
    const span = activeTracer()?.enter('save', header);
    expect(span?.traceId).toMatch(/^[\da-f]{32}$/);
    expect(span?.traceId).not.toBe('0'.repeat(32));
    span?.end();
  }
  await stopTracing();
  await collector.close();
});

it('keeps errors to their name, for messages quote people [OPS-04]', async () => {
  const collector = await startCollectorServer();
  await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: 1 }, 'api');
  const span = activeTracer()?.enter('request', undefined);
  await expect(
    span?.run(() => inSpan('mail', {}, () => Promise.reject(new TypeError('to ana@lauda.example')))),
  ).rejects.toThrow();
  span?.end();
  await stopTracing();
  expect(collector.spans.map(({ name }) => name)).toEqual(['mail', 'request']);
  expect(collector.spans[0]?.attributes).toEqual({ 'error.type': 'TypeError' });
  expect(collector.bodies.join('')).not.toContain('ana@');
  await collector.close();
});
