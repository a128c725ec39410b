import { AppError } from '../errors.ts';
import { activeTracer, type OpenSpan } from '../platform/tracing/tracing.ts';
import { isLostConnection } from './outage.ts';

/** How many of a refused batch run alone at once: all of them would take every connection of the pool. */
const FALLBACK_LANES = 2;
const RETRY_AFTER_SECONDS = 5;

export interface BatchOptions<Request, Result> {
  /** How many batches may be under way at once. */
  lanes: number;
  /** The most requests in one. */
  size: number;
  /** One that takes longer than this keeps nobody else: another is begun beside it. */
  patienceMs: number;
  /** With more than this many waiting, a request is refused: it would time out before its turn. */
  maxWaiting: number;
  /** With the size of each batch that begins. */
  onBatch?: (size: number) => void;
  /**
   * The results in the order of the requests; all of them are done or none. When the connection ends nobody knows
   * which, so a request that is run again must be answered as the first time.
   */
  run: (requests: readonly Request[]) => Promise<Result[]>;
}

interface Waiting<Request, Result> {
  request: Request;
  resolve: (result: Result) => void;
  reject: (reason: unknown) => void;
  span: OpenSpan | null;
}

/** A batch is recorded in the trace of its first request that is, and never in that of the batch before it. */
function inTraceOf<T>(batch: readonly { span: OpenSpan | null }[], work: () => T): T {
  const tracer = activeTracer();
  if (tracer === null) return work();
  const span = batch.find((one) => one.span !== null)?.span;
  return span ? span.run(work) : tracer.leave(work);
}

/**
 * Requests that come while others are under way go together: one round trip and one commit for all of them. Nobody
 * waits for company: with nothing under way, a request goes at once and alone.
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
      // Without a database none of them would fare better alone, and the last would hear of it late.
      if (isLostConnection(error)) {
        for (const { reject } of batch) reject(error);
        return;
      }
      // One that is refused must not take its neighbours along: each is told what becomes of it alone.
      const alone = batch.values();
      const runAlone = async () => {
        for (const one of alone) await runOne(one);
      };
      await Promise.all(Array.from({ length: FALLBACK_LANES }, runAlone));
      return;
    }
    for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
  };

  /** How long those that wait are still better off with those that are under way. */
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
