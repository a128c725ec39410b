import { Worker } from 'node:worker_threads';
import type { Claim } from '@lauda/domain/grounding/claim';
import type { Match } from '@lauda/domain/match/match';
import type { Resume } from '@lauda/domain/resume/resume';
import type { Objection, Translation } from '@lauda/domain/translation/compare-translation';
import { AppError } from '../../errors.ts';
import { thisMonth } from '../this-month.ts';
import type {
  ComparedFiles,
  GroundQuestion,
  ReadFiles,
  StoredLink,
  Task,
  TaskResult,
  VerifyQuestion,
} from './tasks.ts';

export interface TextChecksOptions {
  threads: number;
  /** A task that runs longer is terminated with its thread; loading the dictionary does not count. */
  deadlineMs: number;
  /** A task that has waited longer is refused: its caller has given up by then. */
  maxWaitMs: number;
  maxWaiting: number;
  maxWaitingPerUser: number;
}

/**
 * A full resume against the longest ad takes half a second; a copy with every passage changed takes a few seconds.
 */
export const TEXT_CHECKS: TextChecksOptions = {
  threads: 2,
  deadlineMs: 5_000,
  maxWaitMs: 15_000,
  maxWaiting: 40,
  maxWaitingPerUser: 10,
};

const RETRY_AFTER_SECONDS = 5;
const MAX_HEAP_MB = 512;

interface Job {
  userId: string;
  task: Task;
  resolve: (result: TaskResult) => void;
  waitTimer: ReturnType<typeof setTimeout>;
  reject: (reason: unknown) => void;
}

interface Thread {
  worker: Worker;
  isReady: boolean;
  job: Job | null;
  deadline: ReturnType<typeof setTimeout> | undefined;
}

const busy = () => new AppError('UNAVAILABLE', null, { retryAfterSeconds: RETRY_AFTER_SECONDS });

export type TextChecks = ReturnType<typeof createTextChecks>;

/**
 * Runs grounding, matching, comparing read-backs and translations, and counting base updates in worker threads: on
 * the event loop one request would block all others. One task at a time per user, so that nobody takes all threads.
 * Threads start on demand.
 */
export function createTextChecks({
  threads: most,
  deadlineMs,
  maxWaitMs,
  maxWaiting,
  maxWaitingPerUser,
}: TextChecksOptions) {
  const waiting: Job[] = [];
  const threads = new Set<Thread>();
  let isClosed = false;

  const drop = (thread: Thread, reason: unknown) => {
    if (!threads.delete(thread)) return;
    clearTimeout(thread.deadline);
    thread.job?.reject(reason);
    void thread.worker.terminate();
    next();
  };

  const start = (): Thread => {
    const worker = new Worker(new URL('thread.ts', import.meta.url), {
      // The thread does not inherit the parent's loaders, options or environment.
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    const thread: Thread = { worker, isReady: false, job: null, deadline: undefined };
    worker.on('message', (message: 'ready' | { result: TaskResult } | { error: unknown }) => {
      if (message === 'ready') {
        thread.isReady = true;
        if (thread.job !== null) run(thread, thread.job);
        return;
      }
      const { job } = thread;
      clearTimeout(thread.deadline);
      thread.job = null;
      worker.unref();
      if ('result' in message) job?.resolve(message.result);
      else job?.reject(message.error);
      next();
    });
    worker.on('error', (error) => drop(thread, error));
    worker.on('exit', () => drop(thread, busy()));
    threads.add(thread);
    return thread;
  };

  const run = (thread: Thread, job: Job) => {
    thread.job = job;
    thread.worker.ref();
    if (!thread.isReady) return;
    thread.deadline = setTimeout(() => drop(thread, busy()), deadlineMs);
    thread.worker.postMessage(job.task);
  };

  const next = (): void => {
    if (isClosed) return;
    const running = new Set(Array.from(threads, ({ job }) => job?.userId));
    const index = waiting.findIndex(({ userId }) => !running.has(userId));
    const idle = [...threads].find(({ job }) => job === null);
    if (index < 0 || (idle === undefined && threads.size >= most)) return;
    const [job] = waiting.splice(index, 1);
    clearTimeout(job?.waitTimer);
    if (job !== undefined) run(idle ?? start(), job);
    next();
  };

  const ask = (userId: string, task: Task): Promise<TaskResult> =>
    new Promise((resolve, reject) => {
      const ofUser = waiting.filter((job) => job.userId === userId).length;
      if (isClosed || waiting.length >= maxWaiting || ofUser >= maxWaitingPerUser) {
        reject(busy());
        return;
      }
      const job: Job = {
        userId,
        task,
        resolve,
        reject,
        waitTimer: setTimeout(() => {
          waiting.splice(waiting.indexOf(job), 1);
          reject(busy());
        }, maxWaitMs),
      };
      waiting.push(job);
      next();
    });

  return {
    /** Starts the first thread before the first task. */
    warmUp: (): void => {
      if (!isClosed && threads.size === 0) start().worker.unref();
    },

    /** The claims in each text. */
    ground: async (userId: string, questions: readonly GroundQuestion[]): Promise<Claim[][]> =>
      questions.length === 0 ? [] : ((await ask(userId, { kind: 'ground', questions })) as Claim[][]),

    /** The claims in each text, including those from the second reader. */
    verify: async (userId: string, questions: readonly VerifyQuestion[]): Promise<Claim[][]> =>
      (await ask(userId, { kind: 'verify', questions })) as Claim[][],
    match: async (userId: string, resumes: readonly Resume[], ad: string): Promise<Match[]> =>
      (await ask(userId, { kind: 'match', resumes, ad, today: thisMonth() })) as Match[],

    /** Which parts of a resume survive being read back from its files. */
    compareFiles: async (userId: string, files: ReadFiles): Promise<ComparedFiles> =>
      (await ask(userId, { kind: 'readback', ...files })) as ComparedFiles,

    /** The number of open base updates of each variant. */
    countUpdates: async (userId: string, links: readonly StoredLink[]): Promise<number[]> =>
      (await ask(userId, { kind: 'count-updates', links })) as number[],

    /** Where each translation differs in content from its original. */
    compareTranslations: async (
      userId: string,
      translations: readonly Translation[],
    ): Promise<Objection[][]> =>
      translations.length === 0
        ? []
        : ((await ask(userId, { kind: 'translation', translations })) as Objection[][]),

    waitingCount: (): number => waiting.length,

    close: async (): Promise<void> => {
      isClosed = true;
      for (const { waitTimer, reject } of waiting.splice(0)) {
        clearTimeout(waitTimer);
        reject(busy());
      }
      await Promise.all(
        Array.from(threads, (thread) => {
          drop(thread, busy());
          return thread.worker.terminate();
        }),
      );
    },
  };
}
