import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../source-files.ts';
import type { Containers } from './containers.ts';
import { requirePrograms } from '../programs.ts';

const PULL_TIMEOUT_MS = 120_000;
const STEP_TIMEOUT_MS = 300_000;
const NPM_VERSION = '11';

/** The base image in the Dockerfile. */
function baseImageName(): string {
  const name = /^FROM (\S+) AS /m.exec(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'))?.[1];
  if (name === undefined) throw new Error('The Dockerfile names no base.');
  return `docker.io/library/${name}`;
}

const SET_UP = `
  ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
  chmod +x /usr/local/lib/node_modules/npm/bin/*.js
  groupadd -g 1000 node && useradd -u 1000 -g node -m node`;

/** Builds the base image locally if no registry answers: Debian, this repository's Node, npm and the user `node`. */
async function makeBase(containers: Containers, folder: string, name: string): Promise<void> {
  requirePrograms({ mmdebstrap: 'mmdebstrap' });
  const run = promisify(execFile);
  const limits = { cwd: folder, timeout: STEP_TIMEOUT_MS };
  const suite = /-(\w+)-slim$/.exec(name)?.[1] ?? 'bookworm';
  const root = join(folder, 'base.tar');
  await run('mmdebstrap', ['--variant=minbase', '--include=ca-certificates', suite, root], limits);
  const { stdout } = await run('npm', ['pack', '--silent', `npm@${NPM_VERSION}`], limits);
  await run('tar', ['xzf', stdout.trim()], limits);
  const buildah = (...args: string[]): Promise<string> => containers.run('buildah', args, STEP_TIMEOUT_MS);
  const container = await buildah('from', 'scratch');
  await buildah('add', container, root, '/');
  await buildah('copy', container, process.execPath, '/usr/local/bin/node');
  await buildah('copy', container, join(folder, 'package'), '/usr/local/lib/node_modules/npm');
  await buildah('run', '--isolation=chroot', container, '--', 'sh', '-ec', SET_UP);
  await buildah('commit', '--rm', container, name);
}

/** Provides the base image: existing, pulled from the registry, or built locally. Returns which. */
export async function provideBase(
  containers: Containers,
  folder: string,
): Promise<'there' | 'pulled' | 'made'> {
  const name = baseImageName();
  const isThere = await containers.attempt('podman', ['image', 'exists', name], PULL_TIMEOUT_MS);
  if (isThere.code === 0) return 'there';
  const pulled = await containers.attempt('buildah', ['pull', name], PULL_TIMEOUT_MS);
  if (pulled.code === 0) return 'pulled';
  await makeBase(containers, folder, name);
  return 'made';
}
