import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly requestSeconds: Histogram<'method' | 'route' | 'status'>;
  readonly limitsLocal: Counter;
  readonly eventStreams: Gauge;
  readonly modelCalls: Counter<'purpose' | 'outcome'>;
  readonly jobAds: Counter<'outcome'>;
  readonly databaseWaitSeconds: Histogram<'pool'>;
  readonly batchSize: Histogram<'of'>;
}

interface QueueFigure {
  queue: string;
  state: string;
  count: number;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'lauda_http_request_seconds',
      help: 'Time to answer a request, by route pattern.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    limitsLocal: new Counter({
      name: 'lauda_limits_local_total',
      help: 'Checks of limits that one process counted alone because Redis did not answer.',
      registers,
    }),
    eventStreams: new Gauge({
      name: 'lauda_event_streams',
      help: 'Open server-sent-events streams.',
      registers,
    }),
    modelCalls: new Counter({
      name: 'lauda_model_calls_total',
      help: 'Calls of the model by what they were for and how they ended; delivered ones are settled.',
      labelNames: ['purpose', 'outcome'],
      registers,
    }),
    jobAds: new Counter({
      name: 'lauda_job_ads_total',
      help: 'Job ads asked for by their address, by how they were found or why not.',
      labelNames: ['outcome'],
      registers,
    }),
    databaseWaitSeconds: new Histogram({
      name: 'lauda_database_wait_seconds',
      help: 'Time until a query had a connection, by pool.',
      labelNames: ['pool'],
      buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    batchSize: new Histogram({
      name: 'lauda_batch_size',
      help: 'How many saves share a commit, and how many events a relay run.',
      labelNames: ['of'],
      buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256, 500],
      registers,
    }),
  };
}

/** Read on each Prometheus scrape. Jobs that cannot be counted produce no samples. */
export function registerQueueFigures(
  metrics: Metrics,
  countJobs: () => Promise<readonly QueueFigure[]>,
): void {
  const gauge = new Gauge({
    name: 'lauda_jobs',
    help: 'Jobs by queue and state; dead ones wait for a person.',
    labelNames: ['queue', 'state'],
    registers: [metrics.registry],
    collect: async () => {
      gauge.reset();
      for (const { queue, state, count } of await countJobs().catch(() => []))
        gauge.set({ queue, state }, count);
    },
  });
}

interface AskedFigure {
  readonly name: string;
  readonly help: string;
  readonly ask: () => Promise<number>;
}

/** A metric that needs a database query. If the query fails, only this metric has no sample. */
export function registerAskedFigure(
  { registry }: Pick<Metrics, 'registry'>,
  { name, help, ask }: AskedFigure,
): void {
  const gauge = new Gauge({
    name,
    help,
    registers: [registry],
    collect: async () => {
      try {
        gauge.set(await ask());
      } catch {
        gauge.remove();
      }
    },
  });
}

interface ReadGauge<L extends string> {
  readonly name: string;
  readonly help: string;
  readonly label: L;
  readonly read: () => Readonly<Record<string, number>>;
}

/** Gauges over values that exist anyway, one per label value; read on each Prometheus scrape. */
export function registerGauge<L extends string>(
  { registry }: Pick<Metrics, 'registry'>,
  { name, help, label, read }: ReadGauge<L>,
): void {
  const gauge = new Gauge<L>({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    collect: () => {
      for (const [value, figure] of Object.entries(read()))
        gauge.set({ [label]: value } as Record<L, string>, figure);
    },
  });
}
