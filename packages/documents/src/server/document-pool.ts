import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Pdf, ReadablePreview, ServerDocumentEngine } from '../engine.ts';
import type { Reply, Request } from './protocol.ts';

export interface DocumentPoolOptions {
  readonly size: number;
  /** Whether children wait for the first document to start. */
  readonly isLazy?: boolean;
  /** For one document, without its wait for a child. */
  readonly timeLimitMs?: number;
  readonly maxWaiting?: number;
  /** A child is replaced after so many documents, or above so much memory. */
  readonly maxDocuments?: number;
  readonly maxMemoryBytes?: number;
  readonly child?: URL;
  /** A document is not PDF/UA-1, or a child was lost. The detail may quote what the person wrote. */
  readonly onNotice?: (notice: 'not PDF/UA-1' | 'child lost', detail: string) => void;
}

export type DocumentFailure = 'refused' | 'lost' | 'busy' | 'closed';

export class DocumentError extends Error {
  readonly reason: DocumentFailure;
  constructor(reason: DocumentFailure, detail: string) {
    super(detail);
    this.reason = reason;
  }
}

interface Work {
  readonly request: Request;
  readonly resolve: (result: Pdf | ReadablePreview) => void;
  readonly reject: (error: DocumentError) => void;
  attempts: number;
}

interface Child {
  readonly process: ChildProcess;
  work: Work | null;
  timer: NodeJS.Timeout | undefined;
  documents: number;
  state: 'starting' | 'idle' | 'busy' | 'leaving';
}

const CHILD = new URL('render-child.ts', import.meta.url);
const NO_FONTS = fileURLToPath(new URL('no-fonts.conf', import.meta.url));
const MAX_ATTEMPTS = 2;
/** Of the C library, which otherwise keeps what the compiler has freed: one arena, and large blocks given back. */
const FREE_AT_ONCE = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * The native compiler in child processes. What ends one (a panic, the time limit) costs that document a
 * second attempt and no other document anything.
 */
export function createDocumentPool({
  size,
  isLazy = false,
  timeLimitMs = 10_000,
  maxWaiting = 200,
  maxDocuments = 2000,
  maxMemoryBytes = 190 * 2 ** 20,
  child: module = CHILD,
  onNotice = () => {},
}: DocumentPoolOptions): ServerDocumentEngine {
  const children = new Set<Child>();
  const waiting: Work[] = [];
  let nextId = 1;
  let isClosed = false;
  let failedStarts = 0;

  function start(): void {
    const process = fork(fileURLToPath(module), {
      // Nothing of the server's environment: no secret can reach a child.
      env: { FONTCONFIG_FILE: NO_FONTS, NODE_ENV: 'production', ...FREE_AT_ONCE },
      execArgv: ['--max-old-space-size=128', '--max-semi-space-size=2', '--expose-gc'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const child: Child = { process, work: null, timer: undefined, documents: 0, state: 'starting' };
    children.add(child);
    let complaint = '';
    process.stderr?.on('data', (text: Buffer) => {
      complaint = (complaint + text.toString()).slice(-2000);
    });
    process.on('message', (reply: Reply) => answer(child, reply));
    process.on('exit', (code, signal) => lose(child, `${signal ?? `exit ${code}`} ${complaint}`.trim()));
  }

  function answer(child: Child, reply: Reply): void {
    if ('ready' in reply) {
      failedStarts = 0;
      return next(child);
    }
    const { work } = child;
    if (work?.request.id !== reply.id) return;
    clearTimeout(child.timer);
    child.work = null;
    child.documents += 1;
    if ('error' in reply) work.reject(new DocumentError('refused', reply.error));
    else {
      if ('shortfall' in reply.result && reply.result.shortfall !== null)
        onNotice('not PDF/UA-1', reply.result.shortfall);
      work.resolve(reply.result);
    }
    if (child.documents < maxDocuments && reply.memory <= maxMemoryBytes) return next(child);
    child.state = 'leaving';
    child.process.kill();
  }

  function lose(child: Child, cause: string): void {
    children.delete(child);
    clearTimeout(child.timer);
    if (isClosed) return;
    const { work } = child;
    if (work) {
      onNotice('child lost', cause);
      if (work.attempts < MAX_ATTEMPTS) waiting.unshift(work);
      else work.reject(new DocumentError('lost', cause));
    }
    if (child.state === 'starting') failedStarts += 1;
    // A child that cannot even start is a fault of the installation: say so instead of starting for ever.
    if (failedStarts > size * 2) {
      for (const { reject } of waiting.splice(0)) reject(new DocumentError('lost', cause));
      return;
    }
    start();
  }

  function next(child: Child): void {
    const work = waiting.shift();
    child.state = work ? 'busy' : 'idle';
    if (!work) return;
    work.attempts += 1;
    child.work = work;
    child.timer = setTimeout(() => child.process.kill('SIGKILL'), timeLimitMs);
    child.process.send(work.request);
  }

  function run<T extends Pdf | ReadablePreview>(
    kind: Request['kind'],
    { resume, photo }: Pick<Request, 'resume' | 'photo'>,
  ) {
    return new Promise<T>((resolve, reject) => {
      if (isClosed) return reject(new DocumentError('closed', 'the pool is closed'));
      if (waiting.length >= maxWaiting)
        return reject(new DocumentError('busy', `${maxWaiting} documents wait`));
      const request = { id: nextId, kind, resume, photo };
      nextId += 1;
      // A child answers with the kind it was asked for.
      waiting.push({ request, resolve: resolve as Work['resolve'], reject, attempts: 0 });
      if (children.size < size) start();
      const idle = [...children].find(({ state }) => state === 'idle');
      if (idle) next(idle);
    });
  }

  if (!isLazy) for (let count = 0; count < size; count += 1) start();

  return {
    pdf: (resume, { photo } = {}) => run<Pdf>('pdf', { resume, photo }),
    preview: (resume, { photo } = {}) => run<ReadablePreview>('preview', { resume, photo }),
    close() {
      isClosed = true;
      for (const { reject } of waiting.splice(0)) reject(new DocumentError('closed', 'the pool was closed'));
      for (const { process, work } of children) {
        work?.reject(new DocumentError('closed', 'the pool was closed'));
        process.kill();
      }
    },
  };
}
