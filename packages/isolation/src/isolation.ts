import { type ChildProcess, spawn, spawnSync, type StdioOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * How a child is isolated. `full`: no network, no other processes, and only the files it needs. `network`: only without
 * network. `none`: not at all, because the machine has no user namespaces.
 */
export type IsolationLevel = 'full' | 'network' | 'none';

/** Limits enforced by the OS, because Node's own limits do not cover buffers and native code. */
export interface ProcessLimits {
  readonly memoryBytes?: number;
  readonly cpuSeconds?: number;
  readonly fileBytes?: number;
  readonly openFiles?: number;
}

export interface IsolatedProcess {
  /** The child's entry point. The child sees its package's sources, our packages and node_modules. */
  readonly module: URL;
  readonly nodeOptions?: readonly string[];
  /** Its complete environment except PATH: it inherits nothing, so no secret can leak. */
  readonly env: Readonly<Record<string, string>>;
  readonly limits?: ProcessLimits;
  /** Folders it may write to. */
  readonly folders?: readonly string[];
  /** One of `folders`. */
  readonly workingFolder?: string;
  readonly niceness?: number;
  readonly stdio: StdioOptions;
  /** Starts its own process group, so that programs it starts can be killed with it. */
  readonly detached?: boolean;
  /** For a child that needs the network: it shares the machine's network and is isolated in everything else. */
  readonly hasNetwork?: boolean;
}

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const HERE = dirname(fileURLToPath(import.meta.url));
const REPOSITORY = join(HERE, '../../..');
const OUR_CODE = ['node_modules', 'packages'].map((name) => join(REPOSITORY, name));
const PROBE_LIMIT_MS = 10_000;
const NEW_USER = ['unshare', '--user', '--map-root-user'];
/** A new network namespace contains only a loopback interface that is down. */
const NO_NETWORK = [...NEW_USER, '--net'];
const NO_FILES = [
  // A process namespace too: the child could otherwise kill any process of this user.
  '--mount',
  '--pid',
  '--fork',
  '--kill-child',
  '--',
  'sh',
  join(HERE, 'enter.sh'),
  join(HERE, 'root'),
];

/** The nearest package's manifest and sources, or else the module's folder. */
function codeOf(module: string): string[] {
  for (let folder = dirname(module); folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, 'package.json'))) return [join(folder, 'package.json'), join(folder, 'src')];
  return [dirname(module)];
}

const wrapped = (
  level: IsolationLevel,
  {
    reads,
    folders,
    workingFolder,
    hasNetwork = false,
  }: { reads: readonly string[]; folders: readonly string[]; workingFolder: string; hasNetwork?: boolean },
): string[] => {
  if (level === 'none') return [];
  if (level === 'network') return hasNetwork ? [] : [...NO_NETWORK, '--'];
  const unshare = hasNetwork ? NEW_USER : NO_NETWORK;
  return [
    ...unshare,
    ...NO_FILES,
    ...OUR_CODE,
    process.execPath,
    ...reads,
    '--',
    ...folders,
    '--',
    workingFolder,
  ];
};

const isPossible = (level: IsolationLevel): boolean => {
  const [program = '', ...options] = wrapped(level, { reads: [], folders: [], workingFolder: '/' });
  const { status } = spawnSync(program, [...options, 'true'], {
    env: { PATH },
    stdio: 'ignore',
    timeout: PROBE_LIMIT_MS,
  });
  return status === 0;
};

let known: IsolationLevel | undefined;

/** The strongest level this machine supports; probed once. */
export function isolationLevel(): IsolationLevel {
  known ??= (['full', 'network'] as const).find(isPossible) ?? 'none';
  return known;
}

/** Returns a function that reports once that this machine cannot isolate children fully, if so. */
export function isolationNotice(report: (level: IsolationLevel) => void): () => void {
  let hasReported = false;
  return () => {
    const level = isolationLevel();
    if (hasReported || level === 'full') return;
    hasReported = true;
    report(level);
  };
}

function limitOptions({ memoryBytes, cpuSeconds, fileBytes, openFiles }: ProcessLimits): string[] {
  const options = { data: memoryBytes, cpu: cpuSeconds, fsize: fileBytes, nofile: openFiles, core: 0 };
  return Object.entries(options).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}=${value}`],
  );
}

/**
 * Runs Node for untrusted input: inherits no environment, has no network unless `hasNetwork`, and sees only its code
 * and its folders. End it with SIGKILL: as PID 1 of its namespace it ignores other signals.
 */
export function spawnIsolated({
  module,
  nodeOptions = [],
  env,
  limits = {},
  folders = [],
  workingFolder = '/',
  niceness = 0,
  stdio,
  detached = false,
  hasNetwork = false,
}: IsolatedProcess): ChildProcess {
  const path = fileURLToPath(module);
  const [program, ...args] = [
    ...(niceness > 0 ? ['nice', '-n', String(niceness)] : []),
    'prlimit',
    ...limitOptions(limits),
    '--',
    ...wrapped(isolationLevel(), { reads: codeOf(path), folders, workingFolder, hasNetwork }),
    process.execPath,
    ...nodeOptions,
    path,
  ];
  return spawn(program, args, {
    cwd: workingFolder,
    env: { ...env, PATH },
    stdio,
    detached,
    serialization: 'advanced',
  });
}
