import type { Selector } from './expressions.ts';

/** The metrics of a process at /metrics. */
export interface Exposed {
  readonly names: ReadonlySet<string>;
  readonly series: readonly Selector[];
}

const HISTOGRAM_PARTS = ['_bucket', '_sum', '_count'];

export interface Sample extends Selector {
  readonly value: number;
}

/** Samples in Prometheus's text format. */
export const readSamples = (text: string): Sample[] =>
  [...text.matchAll(/^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/gm)].map(
    ([, metric = '', labels = '', value]) => ({
      metric,
      labels: Object.fromEntries(
        [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', given = '']) => [label, given]),
      ),
      value: Number(value),
    }),
  );

/** Names and samples in Prometheus's text format. */
export function readExposed(text: string): Exposed {
  const names = new Set<string>();
  for (const [, name = '', type] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm))
    for (const part of type === 'histogram' || type === 'summary' ? HISTOGRAM_PARTS : [''])
      names.add(name + part);
  return { names, series: readSamples(text) };
}

export const joinExposed = (all: readonly Exposed[]): Exposed => ({
  names: new Set(all.flatMap(({ names }) => [...names])),
  series: all.flatMap(({ series }) => series),
});

/** Added by Prometheus for every target. */
const OF_PROMETHEUS = new Set(['up']);
/** Labels added by the scrape, not the process. */
const OF_SCRAPE = new Set(['job', 'instance']);

/**
 * Why a selector would never match, or null. Label values are checked against existing series. For metrics without
 * series yet (no calls so far) only `route` can be checked, against the contract.
 */
export function selectorFault(
  { metric, labels }: Selector,
  { names, series }: Exposed,
  routePaths: ReadonlySet<string>,
): string | null {
  if (OF_PROMETHEUS.has(metric)) return null;
  if (!names.has(metric)) return `no process exposes ${metric}`;
  const found = series.filter((one) => one.metric === metric);
  for (const [label, value] of Object.entries(labels)) {
    if (OF_SCRAPE.has(label)) continue;
    if (label === 'route') {
      if (!routePaths.has(value)) return `no route has the path ${value}`;
    } else if (found.length > 0 && !found.some((one) => one.labels[label] === value))
      return `${metric} has no ${label}="${value}"`;
  }
  return null;
}
