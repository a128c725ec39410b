import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { patroniConfig } from './lib/drill/database/patroni-config.ts';
import { ROOT } from './lib/source-files.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const GUIDES = ['docs/one-machine.md', 'docs/several-machines.md'];
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

it.each(GUIDES)('%s names commands and files that exist', (guide) => {
  const text = read(guide);
  const commands = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  const files = [...text.matchAll(/\b(?:ops|apps|scripts)\/[\w/.-]+\w/g)].map(([path]) => path);
  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

it.each(['README.md', 'README.pt-BR.md', 'ARCHITECTURE.md'])('%s leads to both guides', (page) => {
  for (const guide of GUIDES) expect(read(page)).toContain(`](${guide})`);
});

it('the guide to several machines has the settings of Patroni that the drill proves', () => {
  const written = /```yaml\n([^]*?)```/.exec(read('docs/several-machines.md'))?.[1] ?? '';
  const guide = parse(written) as { bootstrap: object; watchdog: { mode: string }; etcd?: object };
  const node = { etcdClient: 1, etcdPeer: 2, rest: 3, postgres: 4 };
  const drill = JSON.parse(
    patroniConfig({ folder: '/', password: '', isSynchronous: true, nodes: [node] }, 0),
  ) as { bootstrap: object };
  expect(guide.bootstrap).toEqual(drill.bootstrap);
  expect(guide.etcd).toBeDefined();
  // The drill's machine has no watchdog device; real hosts do.
  expect(guide.watchdog.mode).toBe('required');
});

it('every variable that a proxy reads is named in a guide, or has a default', () => {
  const guides = GUIDES.map(read).join('\n');
  for (const file of ['ops/haproxy/api.cfg', 'ops/haproxy/database.cfg', 'ops/caddy/Caddyfile']) {
    const needed = [...read(file).matchAll(/\$\{(\w+)\}|\{\$(\w+)\}/g)].map(([, a, b]) => a ?? b ?? '');
    expect(needed.length).toBeGreaterThan(0);
    expect(needed.filter((name) => !guides.includes(`${name}=`))).toEqual([]);
  }
});

it('HAProxy tells when to ask again while nobody answers', () => {
  expect(read('ops/haproxy/api.cfg')).toMatch(/http-error status 503 .*hdr Retry-After 5/);
});
