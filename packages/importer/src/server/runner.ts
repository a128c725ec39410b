import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_IMPORT_BYTES } from '@lauda/domain/imports';
import { isolationNotice, spawnIsolated } from '@lauda/isolation';
import { createSlots } from '@lauda/isolation/slots';
import type { ImportResult } from '../read-import.ts';

export interface ImportRunnerOptions {
  /** Total time per file. OCR of a scanned page takes about four seconds. */
  readonly timeLimitMs?: number;
  /** CPU limit per process; LibreOffice and Tesseract each get their own. */
  readonly cpuSeconds?: number;
  readonly memoryBytes?: number;
  /** How many files are read simultaneously; further ones wait. */
  readonly width?: number;
  /** Reports a child that did not exit normally, or that the machine cannot isolate children. */
  readonly onNotice?: (notice: string) => void;
  readonly child?: URL;
}

export interface ImportRunner {
  /** Reads one file. Never throws because of the file's content. */
  readonly run: (bytes: Uint8Array, signal?: AbortSignal) => Promise<ImportResult>;
  readonly close: () => void;
}

const CHILD = new URL('import-child.ts', import.meta.url);
const MOST_ANSWER = 8 * 2 ** 20;
const MOST_FILE = 256 * 2 ** 20;
const MOST_OPEN_FILES = 512;
/** Imports are not interactive: everything else on this machine has priority. */
const NICENESS = 5;

/** Reads untrusted files, each in its own isolated process with limits on memory, CPU time and duration. */
export function createImportRunner({
  timeLimitMs = 110_000,
  cpuSeconds = 20,
  memoryBytes = 1_000_000_000,
  width = 2,
  onNotice = () => {},
  child: module = CHILD,
}: ImportRunnerOptions = {}): ImportRunner {
  const running = new Set<ChildProcess>();
  const slots = createSlots(width);
  const noticeIsolation = isolationNotice((level) =>
    onNotice(`files are read with limits, but isolation from this machine is '${level}'`),
  );
  let compiled: Promise<string> | undefined;
  let compiledFolder: string | null = null;

  /** Compiling our own code is half the cost of a text file, so the children share a compile cache. */
  async function makeCompiled(): Promise<string> {
    compiledFolder = await mkdtemp(join(tmpdir(), 'lauda-import-code-'));
    return compiledFolder;
  }

  async function readOne(
    bytes: Uint8Array,
    folder: string,
    signal: AbortSignal | undefined,
  ): Promise<ImportResult> {
    noticeIsolation();
    compiled ??= makeCompiled();
    const cache = await compiled;
    const child = spawnIsolated({
      module,
      nodeOptions: ['--max-old-space-size=512'],
      env: {
        HOME: folder,
        TMPDIR: folder,
        LANG: 'C.UTF-8',
        NODE_ENV: 'production',
        NODE_COMPILE_CACHE: cache,
      },
      limits: { memoryBytes, cpuSeconds, fileBytes: MOST_FILE, openFiles: MOST_OPEN_FILES },
      folders: [folder, cache],
      workingFolder: folder,
      niceness: NICENESS,
      stdio: ['pipe', 'pipe', 'ignore'],
      // A process group of its own, so that the programs it starts are killed with it.
      detached: true,
    });
    running.add(child);
    const end = () => endGroup(child);
    const timer = setTimeout(end, timeLimitMs);
    signal?.addEventListener('abort', end, { once: true });
    try {
      const exit = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
      child.stdin?.on('error', () => {});
      child.stdin?.end(bytes);
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
      return slots.run(async () => {
        const folder = await mkdtemp(join(tmpdir(), 'lauda-import-'));
        try {
          signal?.throwIfAborted();
          return await readOne(bytes, folder, signal);
        } finally {
          await rm(folder, { recursive: true, force: true });
        }
      });
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

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already exited.
  }
}
