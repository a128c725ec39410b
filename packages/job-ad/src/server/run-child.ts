import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawnIsolated } from '@lauda/isolation';

export interface ChildRun {
  readonly module: URL;
  readonly env?: Readonly<Record<string, string>>;
  readonly input: Uint8Array | string;
  readonly hasNetwork: boolean;
  readonly timeLimitMs: number;
  readonly maxOutputBytes: number;
  readonly signal: AbortSignal;
}

/** How a child ended: with its output, or abnormally. */
export type ChildEnd =
  | { readonly ok: true; readonly output: Buffer }
  | { readonly ok: false; readonly notice: string; readonly isLate: boolean };

/** Enough heap for a 2 MB page in all its forms. V8 does not start with less than 1 GB of address space. */
const HEAP_MB = 128;
const MEMORY_BYTES = 1_000_000_000;
const CPU_SECONDS = 6;
const MOST_OPEN_FILES = 64;
const REPOSITORY = join(dirname(fileURLToPath(import.meta.url)), '../../../..');

/**
 * Without namespaces, Node's permission model still keeps a child from writing files, reading anything but code, and
 * starting programs. It is only a second layer: it does not hold against compromised native code.
 */
const PERMISSIONS = [
  '--permission',
  ...['node_modules', 'packages'].map((name) => `--allow-fs-read=${join(REPOSITORY, name)}/*`),
];

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already exited.
  }
}

/** Runs one child without this process's environment, and kills it at its time limit. */
export async function runChild(run: ChildRun): Promise<ChildEnd> {
  run.signal.throwIfAborted();
  const child = spawnIsolated({
    module: run.module,
    nodeOptions: [`--max-old-space-size=${HEAP_MB}`, '--disable-warning=SecurityWarning', ...PERMISSIONS],
    env: { NODE_ENV: 'production', LANG: 'C.UTF-8', ...run.env },
    limits: { memoryBytes: MEMORY_BYTES, cpuSeconds: CPU_SECONDS, fileBytes: 0, openFiles: MOST_OPEN_FILES },
    stdio: ['pipe', 'pipe', 'ignore'],
    detached: true,
    hasNetwork: run.hasNetwork,
  });
  let isLate = false;
  const end = () => endGroup(child);
  const timer = setTimeout(() => {
    isLate = true;
    end();
  }, run.timeLimitMs);
  run.signal.addEventListener('abort', end, { once: true });
  try {
    const exit = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
    child.stdin?.on('error', () => {});
    child.stdin?.end(run.input);
    const output = await collect(child, run.maxOutputBytes, end);
    const [code, ended] = await exit;
    run.signal.throwIfAborted();
    if (code === 0 && output !== null) return { ok: true, output };
    return { ok: false, isLate, notice: `its process ended with ${ended ?? code}` };
  } finally {
    clearTimeout(timer);
    run.signal.removeEventListener('abort', end);
    end();
  }
}

/** Null if the output exceeds the limit. */
async function collect(child: ChildProcess, most: number, end: () => void): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of child.stdout ?? []) {
    size += (part as Buffer).length;
    if (size > most) end();
    else parts.push(part as Buffer);
  }
  return size > most ? null : Buffer.concat(parts);
}
