export type SpanKind = 'server' | 'client' | 'producer' | 'consumer' | 'internal';
type Attributes = Readonly<Record<string, string | number>>;

export interface SpanOptions {
  kind?: SpanKind;
  /** Never what a person wrote, nor an address of a person or of a page: only names that we chose, and counts. */
  attributes?: Attributes;
}

/** A piece of work that is recorded. */
export interface OpenSpan {
  readonly traceId: string;
  /** As a W3C header, to go on with the trace in another process. */
  readonly traceparent: string;
  /** What is begun inside belongs to this span. */
  run<T>(work: () => T): T;
  end(result?: { error?: unknown; attributes?: Attributes }): void;
}

export interface Tracer {
  /** A span of the trace that the header names, or of a new one. Null if this trace is not recorded. */
  enter(name: string, parent: string | undefined, options?: SpanOptions): OpenSpan | null;
  current(): OpenSpan | null;
  /** Of the current span. Null without one. */
  open(name: string, options?: SpanOptions): OpenSpan | null;
  /** Runs the work in no span. */
  leave<T>(work: () => T): T;
  close(): Promise<void>;
}

export interface TracingSettings {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_TRACES_SAMPLER_ARG: number;
}

/** Null while tracing is off. One for the process, as the work to trace is spread over all layers. */
let tracer: Tracer | null = null;

export const activeTracer = (): Tracer | null => tracer;

/** Loads OpenTelemetry if there is somebody to send traces to, and nothing otherwise. */
export async function startTracing(settings: TracingSettings, service: string): Promise<void> {
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return;
  const { createTracer } = await import('./open-telemetry.ts');
  tracer = createTracer({
    endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
    ratio: settings.OTEL_TRACES_SAMPLER_ARG,
    service,
  });
}

/** Sends what is left. */
export async function stopTracing(): Promise<void> {
  await tracer?.close();
  tracer = null;
}

/** The work in a span of its own, if what it belongs to is recorded. */
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
