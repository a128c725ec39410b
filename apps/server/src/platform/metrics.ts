import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly requestSeconds: Histogram<'method' | 'route' | 'status'>;
  readonly limitsLocal: Counter;
  readonly eventStreams: Gauge;
  readonly modelCalls: Counter<'purpose' | 'outcome'>;
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
  };
}

/** Read when Prometheus asks, not before. */
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
      for (const { queue, state, count } of await countJobs()) gauge.set({ queue, state }, count);
    },
  });
}

interface ReadGauge<L extends string> {
  readonly name: string;
  readonly help: string;
  readonly label: L;
  readonly read: () => Readonly<Record<string, number>>;
}

/** Figures that something keeps anyway, one for each value of the label; read when Prometheus asks. */
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
