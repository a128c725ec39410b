import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isolationLevel, spawnIsolated } from '@lauda/isolation';
import type { Caller, ReadablePreview, ServerDocumentEngine } from '../engine.ts';
import { createLanes } from './lanes.ts';
import type { Made, Order, Reply, Request } from './protocol.ts';

export interface DocumentPoolOptions {
  readonly size: number;
  /** Start children with the first document instead of immediately. */
  readonly isLazy?: boolean;
  /** Time limit per document, not counting the wait for a child. */
  readonly timeLimitMs?: number;
  /** The same limit for a visitor's document. */
  readonly visitorTimeLimitMs?: number;
  readonly maxWaiting?: number;
  /** A child is replaced after this many documents, or above `maxMemoryBytes`. */
  readonly maxDocuments?: number;
  readonly maxMemoryBytes?: number;
  readonly child?: URL;
  /** A child died, or the machine cannot isolate children. `detail` may contain the user's text. */
  readonly onNotice?: (notice: DocumentNotice, detail: string) => void;
}

export type DocumentNotice = 'child lost' | 'not isolated';

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
  readonly caller: Caller | undefined;
  readonly resolve: (result: Made) => void;
  readonly reject: (error: DocumentError) => void;
  attempts: number;
}

interface Child {
  readonly process: ChildProcess;
  work: Work | null;
  timer: NodeJS.Timeout | undefined;
  isLate: boolean;
  documents: number;
  state: 'starting' | 'idle' | 'busy' | 'leaving';
}

const CHILD = new URL('render-child.ts', import.meta.url);
const NO_FONTS = fileURLToPath(new URL('no-fonts.conf', import.meta.url));
const MAX_ATTEMPTS = 2;
const MAX_WAITING_OF_VISITOR = 8;
const VISITOR_PAUSE_MS = 15_000;
/** C library settings, so that it returns memory the compiler has freed: one arena, large blocks returned. */
const FREE_AT_ONCE = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * Runs the native compiler in child processes. A document whose child panics gets a second attempt; one that hits the
 * time limit fails, because a retry would take as long. Neither affects other documents.
 */
export function createDocumentPool({
  size,
  isLazy = false,
  timeLimitMs = 10_000,
  visitorTimeLimitMs = Math.min(8_000, timeLimitMs),
  maxWaiting = 200,
  maxDocuments = 2000,
  maxMemoryBytes = 190 * 2 ** 20,
  child: module = CHILD,
  onNotice = () => {},
}: DocumentPoolOptions): ServerDocumentEngine {
  const children = new Set<Child>();
  const lanes = createLanes<Work>({
    maxWaiting,
    maxWaitingOfVisitor: MAX_WAITING_OF_VISITOR,
    visitorChildren: Math.max(1, size - 1),
    pauseMs: VISITOR_PAUSE_MS,
  });
  let nextId = 1;
  let isClosed = false;
  let failedStarts = 0;

  function start(): void {
    const process = spawnIsolated({
      module,
      env: { FONTCONFIG_FILE: NO_FONTS, NODE_ENV: 'production', ...FREE_AT_ONCE },
      nodeOptions: ['--max-old-space-size=128', '--max-semi-space-size=2', '--expose-gc'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const child: Child = {
      process,
      work: null,
      timer: undefined,
      isLate: false,
      documents: 0,
      state: 'starting',
    };
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
    else work.resolve(reply.result);
    if (child.documents < maxDocuments && reply.memory <= maxMemoryBytes) {
      child.state = 'idle';
      return nextAll();
    }
    child.state = 'leaving';
    child.process.kill('SIGKILL');
  }

  function lose(child: Child, cause: string): void {
    children.delete(child);
    clearTimeout(child.timer);
    if (isClosed) return;
    const { work } = child;
    if (work) {
      onNotice('child lost', cause);
      if (child.isLate) lanes.pause(work);
      if (work.attempts < MAX_ATTEMPTS && !child.isLate) lanes.putBack(work);
      else work.reject(new DocumentError('lost', cause));
    }
    if (child.state === 'starting') failedStarts += 1;
    // A child that cannot even start means a broken installation: fail instead of restarting forever.
    if (failedStarts > size * 2) {
      for (const { reject } of lanes.clear()) reject(new DocumentError('lost', cause));
      return;
    }
    start();
    nextAll();
  }

  const underWay = (): Work[] => Array.from(children, ({ work }) => work).filter((work) => work !== null);

  /** A finished document may unblock several waiting ones: from a client limited to one at a time, or from visitors. */
  function nextAll(): void {
    for (const child of children) if (child.state === 'idle') next(child);
  }

  function next(child: Child): void {
    const work = lanes.take(underWay());
    child.state = work ? 'busy' : 'idle';
    if (!work) return;
    work.attempts += 1;
    child.work = work;
    child.timer = setTimeout(
      () => {
        child.isLate = true;
        child.process.kill('SIGKILL');
      },
      work.caller?.kind === 'visitor' ? visitorTimeLimitMs : timeLimitMs,
    );
    child.process.send(work.request);
  }

  function run<T extends Made>(order: Order, caller: Caller | undefined) {
    return new Promise<T>((resolve, reject) => {
      if (isClosed) return reject(new DocumentError('closed', 'the pool is closed'));
      const request = { ...order, id: nextId };
      nextId += 1;
      // A child replies with the kind of result it was asked for.
      const work = { request, caller, resolve: resolve as Work['resolve'], reject, attempts: 0 };
      if (!lanes.add(work)) return reject(new DocumentError('busy', 'too many documents wait'));
      if (children.size < size) start();
      nextAll();
    });
  }

  if (isolationLevel() !== 'full') onNotice('not isolated', isolationLevel());
  if (!isLazy) for (let count = 0; count < size; count += 1) start();

  return {
    pdf: (resume, { photo, caller } = {}) => run<Uint8Array>({ kind: 'pdf', resume, photo }, caller),
    preview: (resume, { photo, caller } = {}) =>
      run<ReadablePreview>({ kind: 'preview', resume, photo }, caller),
    docx: (resume, { photo, caller } = {}) => run<Uint8Array>({ kind: 'docx', resume, photo }, caller),
    load() {
      const { visitors, others } = lanes.count();
      return { waitingVisitors: visitors, waitingOthers: others, underWay: underWay().length };
    },
    close() {
      isClosed = true;
      for (const { reject } of lanes.clear()) reject(new DocumentError('closed', 'the pool was closed'));
      for (const { process, work } of children) {
        work?.reject(new DocumentError('closed', 'the pool was closed'));
        process.kill('SIGKILL');
      }
    },
  };
}
