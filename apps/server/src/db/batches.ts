export interface BatchOptions<Request, Result> {
  /** How many batches may be under way at once. */
  lanes: number;
  /** The most requests in one. */
  size: number;
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
}

/**
 * Requests that come while others are under way go together: one round trip and one commit for all of them. Nobody
 * waits for company: while a lane is free, a request goes at once and alone.
 */
export function inSharedBatches<Request, Result>({ lanes, size, run }: BatchOptions<Request, Result>) {
  const waiting: Waiting<Request, Result>[] = [];
  let underWay = 0;

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
    } catch {
      // One that is refused must not take its neighbours along: each is told what becomes of it alone.
      await Promise.all(batch.map(runOne));
      return;
    }
    for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
  };

  const next = (): void => {
    if (underWay >= lanes || waiting.length === 0) return;
    underWay += 1;
    void runBatch(waiting.splice(0, size)).finally(() => {
      underWay -= 1;
      next();
    });
  };

  return (request: Request): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.push({ request, resolve, reject });
      next();
    });
}
