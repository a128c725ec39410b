import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MAX_IMPORT_BYTES } from '@lauda/domain/imports';
import type { ImportResult } from '../read-import.ts';

export interface ImportRunnerOptions {
  /** For one file, with everything. A page that is a picture takes some four seconds. */
  readonly timeLimitMs?: number;
  /** Of one process; LibreOffice and Tesseract count on their own. */
  readonly cpuSeconds?: number;
  readonly memoryBytes?: number;
  /** How many files are read at once; more wait. */
  readonly width?: number;
  /** How a child ended, when it was not by itself; or that the machine cannot keep it off the network. */
  readonly onNotice?: (notice: string) => void;
  readonly child?: URL;
}

export interface ImportRunner {
  /** The result of one file. It never throws for what a file holds. */
  readonly run: (bytes: Uint8Array, signal?: AbortSignal) => Promise<ImportResult>;
  readonly close: () => void;
}

const CHILD = new URL('import-child.ts', import.meta.url);
const MOST_ANSWER = 8 * 2 ** 20;
/** A new network of its own has nothing in it but a loopback that is down. */
const NO_NETWORK = ['unshare', '--user', '--map-root-user', '--net', '--'];

const endsWell = async (child: ChildProcess): Promise<boolean> => {
  try {
    const [code] = (await once(child, 'exit')) as [number | null];
    return code === 0;
  } catch {
    return false;
  }
};

/**
 * Reads files of strangers, each in a process of its own: limited in memory, processor time and duration,
 * without a network and without this process's environment. Limits inside Node do not hold for buffers, so
 * they are the system's.
 */
export function createImportRunner({
  timeLimitMs = 110_000,
  cpuSeconds = 20,
  memoryBytes = 1_000_000_000,
  width = 2,
  onNotice = () => {},
  child: module = CHILD,
}: ImportRunnerOptions = {}): ImportRunner {
  const running = new Set<ChildProcess>();
  const waiting: (() => void)[] = [];
  let free = width;
  let wrapper: Promise<readonly string[]> | undefined;
  let compiled: Promise<string> | undefined;
  let compiledFolder: string | null = null;

  /** Compiling our own code is half of what a text file costs: the first child leaves it here for the others. */
  async function makeCompiled(): Promise<string> {
    compiledFolder = await mkdtemp(join(tmpdir(), 'lauda-import-code-'));
    return compiledFolder;
  }

  async function probeWrapper(): Promise<readonly string[]> {
    const [program = '', ...options] = NO_NETWORK;
    if (await endsWell(spawn(program, [...options, 'true'], { stdio: 'ignore' }))) return NO_NETWORK;
    onNotice(
      'this machine has no user namespaces: files are read with limits, but not cut off from the network',
    );
    return [];
  }

  async function place(): Promise<void> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  async function readOne(
    bytes: Uint8Array,
    folder: string,
    signal: AbortSignal | undefined,
  ): Promise<ImportResult> {
    wrapper ??= probeWrapper();
    compiled ??= makeCompiled();
    const limits = [
      `--data=${memoryBytes}`,
      `--cpu=${cpuSeconds}`,
      '--core=0',
      '--nofile=512',
      '--fsize=268435456',
      '--',
    ];
    const node = [process.execPath, '--max-old-space-size=512', fileURLToPath(module)];
    const child = spawn('prlimit', [...limits, ...(await wrapper), ...node], {
      cwd: folder,
      // Nothing of the server's environment: no secret can reach a child.
      env: {
        PATH: '/usr/local/bin:/usr/bin:/bin',
        HOME: folder,
        TMPDIR: folder,
        LANG: 'C.UTF-8',
        NODE_ENV: 'production',
        NODE_COMPILE_CACHE: await compiled,
      },
      stdio: ['pipe', 'pipe', 'ignore'],
      // A group of its own, so that the programs it starts end with it.
      detached: true,
    });
    running.add(child);
    giveWay(child);
    const end = () => endGroup(child);
    const timer = setTimeout(end, timeLimitMs);
    signal?.addEventListener('abort', end, { once: true });
    try {
      const exit = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
      child.stdin.on('error', () => {});
      child.stdin.end(bytes);
      const answer = await collect(child, end);
      const [code, ended] = await exit;
      if (code === 0) return JSON.parse(answer) as ImportResult;
      onNotice(`a file could not be read: its process ended with ${ended ?? code}`);
      return { ok: false, reason: 'too-hard' };
    } catch (error) {
      onNotice(`a file could not be read: ${(error as Error).message}`);
      return { ok: false, reason: 'too-hard' };
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      end();
      running.delete(child);
    }
  }

  return {
    async run(bytes, signal) {
      if (bytes.length > MAX_IMPORT_BYTES) return { ok: false, reason: 'too-large' };
      await place();
      const folder = await mkdtemp(join(tmpdir(), 'lauda-import-'));
      try {
        signal?.throwIfAborted();
        return await readOne(bytes, folder, signal);
      } finally {
        await rm(folder, { recursive: true, force: true });
        leave();
      }
    },
    close() {
      for (const child of running) endGroup(child);
      if (compiledFolder !== null) rmSync(compiledFolder, { recursive: true, force: true });
      [compiled, compiledFolder] = [undefined, null];
    },
  };
}

async function collect(child: ChildProcess, end: () => void): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of child.stdout ?? []) {
    size += (part as Buffer).length;
    if (size > MOST_ANSWER) end();
    else parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Nobody waits for a file as for an answer: whatever else this machine does goes first. */
const LOW_PRIORITY = 5;

function giveWay({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, LOW_PRIORITY);
  } catch {
    // It has ended by itself.
  }
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
