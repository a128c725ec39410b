import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind as Kind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { OpenSpan, SpanKind, SpanOptions, Tracer } from './tracing.ts';

interface TracerOptions {
  /** URL of the collector; traces go to its path /v1/traces. */
  endpoint: string;
  /** The fraction of traces that is recorded. */
  ratio: number;
  service: string;
}

const KINDS: Readonly<Record<SpanKind, Kind>> = {
  server: Kind.SERVER,
  client: Kind.CLIENT,
  producer: Kind.PRODUCER,
  consumer: Kind.CONSUMER,
  internal: Kind.INTERNAL,
};
const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}$/;
const EXPORT_EVERY_MS = 1_000;
const MAX_WAITING_SPANS = 4_096;

function parseTraceparent(header: string | undefined): SpanContext | null {
  const [, traceId, spanId] = TRACEPARENT.exec(header ?? '') ?? [];
  if (traceId === undefined || spanId === undefined) return null;
  const context = { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true };
  return trace.isSpanContextValid(context) ? context : null;
}

const errorName = (error: unknown): string => {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'unknown';
};

export function createTracer({ endpoint, ratio, service }: TracerOptions): Tracer {
  // Decided by the trace id alone: API and worker reach the same decision, and a browser cannot force recording by
  // setting a flag.
  const sampler = new TraceIdRatioBasedSampler(ratio);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `lauda-${service}` }),
    sampler: new ParentBasedSampler({
      root: sampler,
      remoteParentSampled: sampler,
      remoteParentNotSampled: sampler,
    }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }),
        scheduledDelayMillis: EXPORT_EVERY_MS,
        maxQueueSize: MAX_WAITING_SPANS,
      }),
    ],
  });
  const spans = provider.getTracer('lauda');
  const active = new AsyncLocalStorage<OpenSpan & { context: Context }>();

  function openIn(
    parent: Context,
    name: string,
    { kind = 'internal', attributes = {} }: SpanOptions = {},
  ): (OpenSpan & { context: Context }) | null {
    const span: Span = spans.startSpan(name, { kind: KINDS[kind], attributes }, parent);
    if (!span.isRecording()) return null;
    const { traceId, spanId } = span.spanContext();
    const opened = {
      traceId,
      traceparent: `00-${traceId}-${spanId}-01`,
      context: trace.setSpan(parent, span),
      run: <T>(work: () => T): T => active.run(opened, work),
      end: ({
        error,
        attributes: more = {},
      }: { error?: unknown; attributes?: SpanOptions['attributes'] } = {}) => {
        span.setAttributes(more);
        if (error !== undefined) {
          // The message may contain personal data.
          span.setAttribute('error.type', errorName(error));
          span.setStatus({ code: SpanStatusCode.ERROR });
        }
        span.end();
      },
    };
    return opened;
  }

  return {
    enter: (name, parent, options) => {
      const remote = parseTraceparent(parent);
      return openIn(
        remote === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, remote),
        name,
        options,
      );
    },
    current: () => active.getStore() ?? null,
    open: (name, options) => {
      const parent = active.getStore();
      return parent === undefined ? null : openIn(parent.context, name, options);
    },
    leave: (work) => active.exit(work),
    close: () => provider.shutdown(),
  };
}
