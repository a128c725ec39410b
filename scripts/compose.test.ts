import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from './lib/source-files.ts';

const compose = readFileSync(join(ROOT, 'compose.yaml'), 'utf8');
const env = ['env.ts', 'legal-settings.ts']
  .map((file) => readFileSync(join(ROOT, 'apps/server/src', file), 'utf8'))
  .join('\n');

/** Variables that a container does not need: set by the image, for development, or for stand-ins. */
const NOT_PASSED = new Set([
  'NODE_ENV',
  'PORT',
  'HOST',
  'INTERNAL_PORT',
  'WORKER_INTERNAL_PORT',
  'INTERNAL_HOST',
  'SESSION_CACHE_SECONDS',
  'REDIS_PREFIX',
  'STORAGE_FOLDER',
  'DEBUG_SCREENS',
  'GOOGLE_ISSUER',
  'LINKEDIN_ISSUER',
  'STRIPE_API_URL',
]);

interface Service {
  environment?: Record<string, string>;
  read_only?: boolean;
  cap_drop?: string[];
}

const { services } = parse(compose, { merge: true }) as { services: Record<string, Service> };
const settings = [...env.matchAll(/^  ([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name);

it.each(['api', 'worker'])('[OPS-07] compose passes every setting of the product on to the %s', (service) => {
  expect(settings.length).toBeGreaterThan(50);
  expect(settings).toContain('LEGAL_OPERATOR');
  const passed = services[service]?.environment ?? {};
  expect(settings.filter((name) => !NOT_PASSED.has(name) && !(name in passed))).toEqual([]);
  expect(Object.keys(passed).filter((name) => !settings.includes(name))).toEqual([]);
  // Values must come from the environment file, not be hardcoded.
  const fixed = Object.entries(passed).filter(([name, value]) => !value.includes('${') && value !== name);
  expect(fixed).toEqual([]);
});

it('[OPS-07] compose passes on whatever the example of the environment names', () => {
  const example = readFileSync(join(ROOT, '.env.example'), 'utf8');
  const names = [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(50);
  const passed = { ...services['api']?.environment, ...services['migrate']?.environment };
  expect(names.filter((name) => !NOT_PASSED.has(name) && !(name in passed))).toEqual([]);
});

it.each(['migrate', 'api', 'worker'])(
  '[OPS-07] compose starts the %s with a file system that nobody writes to',
  (service) => {
    expect(services[service]).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  },
);

it('[OPS-07] no file with secrets gets into the image', () => {
  const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n');
  expect(ignored).toContain('.env*');
});

it('compose gives Redis a password and lets it throw nothing out', () => {
  expect(compose).toContain('--requirepass');
  expect(compose).toContain('noeviction');
  expect(compose).toMatch(/REDIS_URL: redis:\/\/:\$\{REDIS_PASSWORD:\?\}@/);
});

it('the list of what is in production is CycloneDX, and has no tools of development', () => {
  const sbom = execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: ROOT, maxBuffer: 64 * 1_024 * 1_024 });
  const { bomFormat, components } = JSON.parse(sbom.toString()) as {
    bomFormat: string;
    components: { name: string }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const names = components.map(({ name }) => name);
  expect(names).toContain('fastify');
  expect(names).not.toContain('vitest');
}, 120_000);

const answering = async (status: number): Promise<{ port: number; close: () => void }> => {
  const server = createServer((_request, response) => response.writeHead(status).end()).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
};

it.each([
  ['Dockerfile', /HEALTHCHECK[^]*?CMD \["node", "-e", "(.+)"\]/, 'INTERNAL_PORT'],
  ['compose.yaml', /-e,\s+"(fetch.+)"/, 'WORKER_INTERNAL_PORT'],
])(
  '[OPS-07] the health check of %s asks the port that is set, and can fail',
  async (file, pattern, setting) => {
    const code = pattern.exec(readFileSync(join(ROOT, file), 'utf8'))?.[1] ?? '';
    expect(code).toContain('/readyz');
    const check = async (port: number): Promise<number | null> => {
      const child = spawn(process.execPath, ['-e', code], { env: { [setting]: String(port) } });
      const [exitCode] = (await once(child, 'exit')) as [number | null];
      return exitCode;
    };
    const [ready, notReady] = [await answering(200), await answering(503)];
    expect(await check(ready.port)).toBe(0);
    expect(await check(notReady.port)).toBe(1);
    ready.close();
    notReady.close();
    expect(await check(ready.port)).toBe(1);
  },
);
