import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './lib/source-files.ts';

const compose = readFileSync(join(ROOT, 'compose.yaml'), 'utf8');
const env = readFileSync(join(ROOT, 'apps/server/src/env.ts'), 'utf8');

/** What a container does not need: set by the image, for development, or for stand-ins. */
const NOT_PASSED = new Set([
  'NODE_ENV',
  'PORT',
  'HOST',
  'INTERNAL_PORT',
  'WORKER_INTERNAL_PORT',
  'INTERNAL_HOST',
  'SESSION_CACHE_SECONDS',
  'REDIS_PREFIX',
  'LOG_LEVEL',
  'STORAGE_FOLDER',
  'DEBUG_SCREENS',
  'GOOGLE_ISSUER',
  'LINKEDIN_ISSUER',
  'STRIPE_API_URL',
]);

it('compose passes every setting of the product on', () => {
  const names = [...env.matchAll(/^  ([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(50);
  const missing = names.filter((name) => !NOT_PASSED.has(name) && !compose.includes(`\n    ${name}: `));
  expect(missing).toEqual([]);
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
