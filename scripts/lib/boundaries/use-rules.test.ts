import { describe, expect, it } from 'vitest';
import { boundaryFaults } from './check.ts';

const messagesOf = (path: string, text: string) =>
  boundaryFaults([{ path, text }]).map(({ line, message }) => `${line} ${message}`);

const SERVICE = 'apps/server/src/features/resume/service.ts';

describe('rules of use', () => {
  it.each([
    "db.selectFrom('resume')",
    "db.with('x', y).insertInto('resume')",
    "trx.updateTable('resume')",
    "db.deleteFrom('resume')",
    "import { sql } from 'kysely'",
    "import { type Kysely, sql as raw } from 'kysely'",
  ])('queries: %s only in queries.ts', (text) => {
    expect(messagesOf(SERVICE, `\n${text};`)).toEqual([
      expect.stringMatching(/^2 .*belongs into queries.ts/),
    ]);
    expect(messagesOf(SERVICE.replace('service', 'queries'), text)).toEqual([]);
    expect(messagesOf('apps/server/src/platform/delivery/mail.ts', text)).toHaveLength(1);
  });

  it.each([
    'process.env.PORT',
    "process.env['PORT']",
    'parse(process.env)',
    "import { env } from 'node:process'",
  ])('environment: %s only where settings are read', (text) => {
    expect(messagesOf(SERVICE, text)).toEqual([expect.stringContaining('process.env is read in env.ts')]);
    for (const path of [
      'apps/server/src/env.ts',
      'apps/server/src/worker.ts',
      'apps/server/src/testing/settings.ts',
      'apps/server/scripts/migrate.ts',
      'apps/web/vite.config.ts',
      'e2e/support/people/mail.ts',
      'scripts/size.ts',
    ])
      expect(messagesOf(path, text)).toEqual([]);
  });

  it.each(["vi.mock('./service.ts')", "vi.doMock('@lauda/domain/merge')", "vi.mock(import('./a.ts'))"])(
    'mocks: %s is refused',
    (text) => {
      expect(messagesOf(SERVICE.replace('.ts', '.test.ts'), text)).toEqual([
        expect.stringContaining('vi.mock of our own'),
      ]);
    },
  );

  it.each([
    'Date.now()',
    'new Date()',
    'Date()',
    'Math.random()',
    'crypto.randomUUID()',
    'globalThis.crypto.getRandomValues(bytes)',
    'const clock = Date.now',
  ])('domain: %s only in tests', (text) => {
    expect(messagesOf('packages/domain/src/a.ts', text)).toEqual([
      expect.stringContaining('the domain has no clock'),
    ]);
    expect(messagesOf('packages/domain/src/a.test.ts', text)).toEqual([]);
  });

  it('names: *.spec.ts only under e2e', () => {
    expect(messagesOf('packages/domain/src/a.spec.ts', '')).toEqual([expect.stringContaining('Playwright')]);
    expect(messagesOf('e2e/a.spec.ts', '')).toEqual([]);
  });

  it('length: 400 lines and no more, but for tests and data', () => {
    const lines = (count: number) => '// line\n'.repeat(count);
    expect(messagesOf('packages/domain/src/a.ts', lines(400))).toEqual([]);
    expect(messagesOf('packages/domain/src/a.ts', lines(401))).toEqual([
      expect.stringContaining('401 lines, more than 400'),
    ]);
    for (const name of ['a.test.ts', 'verbs.data.ts', 'data/verbs.ts', 'keys.gen.ts'])
      expect(messagesOf(`packages/domain/src/${name}`, lines(401))).toEqual([]);
  });
});
