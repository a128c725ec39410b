import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const MAX_OUTPUT_BYTES = 64 * 2 ** 20;
const CLEAN_UP_MS = 60_000;

interface Ended {
  code: number;
  output: string;
}

export interface Containers {
  /** Runs buildah or podman; throws if the program fails, with the end of its output. */
  run: (program: 'buildah' | 'podman', args: readonly string[], timeoutMs: number) => Promise<string>;
  /** The same, but returns a failure instead of throwing. */
  attempt: (program: 'buildah' | 'podman', args: readonly string[], timeoutMs: number) => Promise<Ended>;
  /** Synchronous, for use on process exit. */
  removeNow: (program: 'buildah' | 'podman', args: readonly string[]) => void;
}

const TAIL_CHARACTERS = 2_000;

/** Images and containers in a separate folder, without touching the machine's own. */
export function openContainers(folder: string): Containers {
  mkdirSync(folder, { recursive: true });
  const settings = join(folder, 'storage.conf');
  writeFileSync(
    settings,
    `[storage]\ndriver = "overlay"\nrunroot = "${folder}/run"\ngraphroot = "${folder}/graph"\n`,
  );
  const env = { ...process.env, CONTAINERS_STORAGE_CONF: settings };
  // Debian 12's crun does not support the hybrid cgroups of some machines.
  const argsOf = (program: string, args: readonly string[]): string[] =>
    program === 'podman' ? ['--runtime', 'runc', ...args] : [...args];
  const attempt: Containers['attempt'] = async (program, args, timeoutMs) => {
    const limits = { env, timeout: timeoutMs, maxBuffer: MAX_OUTPUT_BYTES };
    try {
      const { stdout } = await promisify(execFile)(program, argsOf(program, args), limits);
      return { code: 0, output: stdout.trim() };
    } catch (error) {
      const {
        code,
        stdout = '',
        stderr = '',
      } = error as Error & {
        code?: number | string | null;
        stdout?: string;
        stderr?: string;
      };
      return { code: typeof code === 'number' ? code : -1, output: `${stdout}${stderr}`.trim() };
    }
  };
  return {
    attempt,
    run: async (program, args, timeoutMs) => {
      const { code, output } = await attempt(program, args, timeoutMs);
      if (code === 0) return output;
      const why = code === -1 ? `did not end within ${timeoutMs / 1_000} s` : `ended with ${code}`;
      throw new Error(`${program} ${args[0]} ${why}:\n${output.slice(-TAIL_CHARACTERS)}`);
    },
    removeNow: (program, args) => {
      try {
        execFileSync(program, argsOf(program, args), { env, stdio: 'ignore', timeout: CLEAN_UP_MS });
      } catch {
        // It was already removed, or never existed.
      }
    },
  };
}
