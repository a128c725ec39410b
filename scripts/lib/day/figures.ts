import { readSamples, type Sample } from '../alerts/exposed.ts';

export interface Figures {
  /** Event loop lag of the API, averaged over the last second. */
  lagSeconds: number;
  documents: number;
  saves: number;
  imports: number;
  /** Number of queries waiting for a connection. */
  queries: number;
}

function sumOf(samples: readonly Sample[], metric: string, labels: Readonly<Record<string, string>> = {}) {
  const isMeant = (sample: Sample) =>
    sample.metric === metric &&
    Object.entries(labels).every(([label, value]) => sample.labels[label] === value);
  return samples.filter(isMeant).reduce((total, { value }) => total + value, 0);
}

export async function readFigures(apiPort: number, workerPort: number): Promise<Figures> {
  const read = async (port: number) =>
    readSamples(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text());
  const [api, worker] = await Promise.all([read(apiPort), read(workerPort)]);
  return {
    lagSeconds: sumOf(api, 'lauda_event_loop_lag_seconds', { of: 'mean' }),
    documents:
      sumOf(api, 'lauda_waiting', { for: 'document' }) +
      sumOf(api, 'lauda_waiting', { for: 'visitor document' }),
    saves: sumOf(api, 'lauda_waiting', { for: 'save' }),
    imports: sumOf(worker, 'lauda_jobs', { queue: 'read-import', state: 'waiting' }),
    queries: sumOf(api, 'lauda_database_waiting'),
  };
}

/** The saturated resource. Ordered so that causes come before their effects. */
export function saturated({ lagSeconds, documents, saves, imports, queries }: Figures): string {
  if (documents > 10) return 'document-children';
  if (lagSeconds > 0.1) return 'event-loop';
  if (queries > 5) return 'connections';
  if (saves > 50) return 'commits';
  if (imports > 10) return 'imports';
  return 'processor';
}
