export type SpanKind = 'server' | 'client' | 'producer' | 'consumer' | 'internal';
type Attributes = Readonly<Record<string, string | number>>;

export interface SpanOptions {
  kind?: SpanKind;
  /** Never user text, nor the URL of a page or the address of a user: only names we chose, and counts. */
  attributes?: Attributes;
}

/** A recorded piece of work. */
export interface OpenSpan {
  readonly traceId: string;
  /** W3C trace header, to continue the trace in another process. */
  readonly traceparent: string;
  /** Work started inside belongs to this span. */
  run<T>(work: () => T): T;
  end(result?: { error?: unknown; attributes?: Attributes }): void;
}

export interface Tracer {
  /** Opens a span of the trace in the header, or of a new one. Null if this trace is not recorded. */
  enter(name: string, parent: string | undefined, options?: SpanOptions): OpenSpan | null;
  current(): OpenSpan | null;
  /** Opens a child of the current span. Null without one. */
  open(name: string, options?: SpanOptions): OpenSpan | null;
  /** Runs the work outside any span. */
  leave<T>(work: () => T): T;
  close(): Promise<void>;
}

export interface TracingSettings {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_TRACES_SAMPLER_ARG: number;
}

/** Null while tracing is off. One per process, because the traced work is spread over all layers. */
let tracer: Tracer | null = null;

export const activeTracer = (): Tracer | null => tracer;

/** Loads OpenTelemetry only when a collector is configured. */
export async function startTracing(settings: TracingSettings, service: string): Promise<void> {
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return;
  const { createTracer } = await import('./open-telemetry.ts');
  tracer = createTracer({
    endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
    ratio: settings.OTEL_TRACES_SAMPLER_ARG,
    service,
  });
}

/** Exports the remaining spans. */
export async function stopTracing(): Promise<void> {
  await tracer?.close();
  tracer = null;
}

/** Runs the work in its own span if the surrounding work is recorded. */
export function inSpan<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  const span = tracer?.open(name, options) ?? null;
  return span === null ? work() : runInSpan(span, work);
}

export async function runInSpan<T>(span: OpenSpan, work: () => Promise<T>): Promise<T> {
  try {
    const result = await span.run(work);
    span.end();
    return result;
  } catch (error) {
    span.end({ error });
    throw error;
  }
}
