import { AppError } from '../errors.ts';
import { activeTracer, type OpenSpan } from '../platform/tracing/tracing.ts';
import { isLostConnection } from './outage.ts';

/**
 * How many requests of a failed batch are retried individually in parallel. Retrying all of them in parallel would
 * take every connection of the pool.
 */
const FALLBACK_LANES = 2;
const RETRY_AFTER_SECONDS = 5;

export interface BatchOptions<Request, Result> {
  /** How many batches may run in parallel. */
  lanes: number;
  /** Maximum number of requests in a batch. */
  size: number;
  /** A batch that exceeds this no longer blocks the next one, which starts on another lane. */
  patienceMs: number;
  /** Requests beyond this queue length are refused: they would time out before their turn. */
  maxWaiting: number;
  /** Called with the size of each batch that starts. */
  onBatch?: (size: number) => void;
  /**
   * Returns the results in the order of the requests. A batch is atomic. After a lost connection its outcome is
   * unknown, so running a request again must give the same answer as the first run (idempotent).
   */
  run: (requests: readonly Request[]) => Promise<Result[]>;
}

interface Waiting<Request, Result> {
  request: Request;
  resolve: (result: Result) => void;
  reject: (reason: unknown) => void;
  span: OpenSpan | null;
}

/** Records a batch in the trace of its first traced request, never in the trace of the previous batch. */
function inTraceOf<T>(batch: readonly { span: OpenSpan | null }[], work: () => T): T {
  const tracer = activeTracer();
  if (tracer === null) return work();
  const span = batch.find((one) => one.span !== null)?.span;
  return span ? span.run(work) : tracer.leave(work);
}

/**
 * Batches requests that arrive while others are running: one round trip and one commit for all of them. There is no
 * added delay: with nothing running, a request starts immediately on its own.
 */
export function inSharedBatches<Request, Result>({
  lanes,
  size,
  patienceMs,
  maxWaiting,
  onBatch = () => undefined,
  run,
}: BatchOptions<Request, Result>) {
  const waiting: Waiting<Request, Result>[] = [];
  let underWay = 0;
  let begunAtMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const runOne = async ({ request, resolve, reject }: Waiting<Request, Result>): Promise<void> => {
    try {
      const [result] = await run([request]);
      resolve(result as Result);
    } catch (error) {
      reject(error);
    }
  };

  const runBatch = async (batch: readonly Waiting<Request, Result>[]): Promise<void> => {
    const [first] = batch;
    if (batch.length === 1 && first) return runOne(first);
    let results: Result[];
    try {
      results = await run(batch.map(({ request }) => request));
    } catch (error) {
      // The database is unreachable: individual retries would fail too and delay the errors.
      if (isLostConnection(error)) {
        for (const { reject } of batch) reject(error);
        return;
      }
      // One failing request must not fail the rest of the batch: retry each one individually.
      const alone = batch.values();
      const runAlone = async () => {
        for (const one of alone) await runOne(one);
      };
      await Promise.all(Array.from({ length: FALLBACK_LANES }, runAlone));
      return;
    }
    for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
  };

  /** Milliseconds during which waiting for the running batch is still better than starting another one. */
  const msToWait = (): number =>
    underWay === 0 || waiting.length >= size ? 0 : begunAtMs + patienceMs - performance.now();

  const next = (): void => {
    clearTimeout(timer);
    if (underWay >= lanes || waiting.length === 0) return;
    const ms = msToWait();
    if (ms > 0) {
      timer = setTimeout(next, ms);
      return;
    }
    underWay += 1;
    begunAtMs = performance.now();
    const batch = waiting.splice(0, size);
    onBatch(batch.length);
    void inTraceOf(batch, () => runBatch(batch)).finally(() => {
      underWay -= 1;
      next();
    });
  };

  const ask = (request: Request): Promise<Result> =>
    new Promise((resolve, reject) => {
      if (waiting.length >= maxWaiting) {
        reject(new AppError('UNAVAILABLE', null, { retryAfterSeconds: RETRY_AFTER_SECONDS }));
        return;
      }
      waiting.push({ request, resolve, reject, span: activeTracer()?.current() ?? null });
      next();
    });
  return Object.assign(ask, { waitingCount: () => waiting.length });
}
