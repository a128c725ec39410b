import { describe, expect, it } from 'vitest';
import { boundaryFaults } from './check.ts';

const WEB = 'apps/web/src';
const SERVER = 'apps/server/src';

/** Sources as path and text; returns 'path:line message'. */
const faultsOf = (files: Record<string, string>) =>
  boundaryFaults(Object.entries(files).map(([path, text]) => ({ path, text }))).map(
    ({ path, line, message }) => `${path}:${line} ${message}`,
  );

const importing = (...specifiers: string[]) => specifiers.map((name) => `import '${name}';`).join('\n');

const CLEAN = {
  'packages/domain/src/merge.ts': `${importing('zod/mini', './limits.ts')}
    export const at = (now: Date, text: string) => [new Date(text), now, new Date(now)];`,
  'packages/domain/src/merge.test.ts': importing('vitest', 'fast-check', './merge.ts'),
  'packages/contract/src/routes.ts': importing('zod/mini', '@lauda/domain/merge'),
  'packages/documents/src/pdf.ts': importing('@lauda/domain/resume', '@lauda/messages', 'some-package'),
  [`${WEB}/main.tsx`]: importing('./app/router.tsx', './styles/app.css', './lib/api.ts'),
  [`${WEB}/app/router.tsx`]: importing(
    './route-tree.gen.ts',
    '../routes/__root.tsx',
    '../features/session/session.ts',
  ),
  [`${WEB}/app/route-tree.gen.ts`]: importing('../routes/index.tsx'),
  [`${WEB}/routes/index.tsx`]: importing('../features/resume/list.tsx', '../ui/a.tsx'),
  [`${WEB}/routes/ui.tsx`]: importing('../dev/gallery.tsx'),
  [`${WEB}/dev/gallery.tsx`]: importing('../ui/button.tsx'),
  [`${WEB}/features/resume/list.tsx`]: importing(
    './api.ts',
    '../../ui/button.tsx',
    '@lauda/documents/browser',
  ),
  [`${WEB}/features/resume/list.test.tsx`]: importing('../../testing/render.tsx'),
  [`${WEB}/ui/button.tsx`]: importing('../lib/class-names.ts', 'react'),
  [`${SERVER}/http.ts`]: `${importing('./app.ts', './env.ts')} parse(process.env);`,
  [`${SERVER}/app.ts`]: importing('./features/resume/routes.ts', './platform/mail.ts'),
  [`${SERVER}/features/resume/routes.ts`]: importing('./service.ts', '../../errors.ts'),
  [`${SERVER}/features/resume/service.ts`]: importing(
    '../usage/service.ts',
    './queries.ts',
    '../../db/client.ts',
  ),
  [`${SERVER}/features/resume/queries.ts`]: `import { sql } from 'kysely'; db.selectFrom('resume');`,
  [`${SERVER}/features/usage/service.ts`]: `import type { Kysely } from 'kysely';`,
  [`${SERVER}/features/usage/service.test.ts`]: `${importing('../../testing/database.ts')} db.insertInto('usage');
    vi.mock('nodemailer');`,
  [`${SERVER}/platform/queue/send.ts`]: `db.insertInto('job');`,
  [`${SERVER}/db/migrate.ts`]: 'run({ ...process.env, DATABASE_URL: url });',
  [`${SERVER}/features/usage/mail.test.ts`]: importing('@lauda/stand-ins/mail-catcher'),
  [`${SERVER}/testing/mails.ts`]: importing('@lauda/stand-ins/mail-catcher'),
  'packages/stand-ins/src/mail-catcher.ts': importing('smtp-server', 'node:http', './page.ts'),
  'e2e/sign-in.spec.ts': `${importing('@lauda/contract', '@playwright/test')} process.env.CI;`,
  'e2e/support/start.ts': importing('@lauda/stand-ins/mail-catcher'),
  'scripts/tool.ts': importing('../packages/domain/src/merge.ts'),
};

describe('boundaries', () => {
  it('leave everything alone that keeps to the map', () => {
    expect(faultsOf(CLEAN)).toEqual([]);
  });

  it.each([
    [
      'packages/domain/src/a.ts',
      importing('@lauda/contract'),
      'packages/domain may not import @lauda/contract',
    ],
    ['packages/domain/src/a.ts', importing('node:fs'), 'may import only zod/mini from outside, not node:fs'],
    ['packages/domain/src/a.ts', importing('zod'), "import 'zod/mini'"],
    ['packages/messages/src/a.ts', importing('@lauda/domain/locale'), 'may not import @lauda/domain/locale'],
    ['packages/contract/src/a.ts', importing('../../domain/src/a.ts'), 'leaves packages/contract'],
    [`${WEB}/lib/a.ts`, importing('@lauda/server'), 'apps/web may not import @lauda/server'],
    [`${WEB}/lib/a.ts`, importing('@lauda/documents/server'), 'may not import @lauda/documents/server'],
    [`${WEB}/lib/a.ts`, importing('@lauda/messages/node'), 'which a browser cannot'],
    [`${SERVER}/platform/a.ts`, importing('@lauda/documents/browser'), 'may not import'],
    ['e2e/a.spec.ts', importing('@lauda/domain/locale'), 'e2e may not import @lauda/domain/locale'],
    [
      `${SERVER}/features/mail/a.ts`,
      importing('@lauda/stand-ins/mail-catcher'),
      'apps/server may not import @lauda/stand-ins/mail-catcher',
    ],
    [`${SERVER}/platform/a.ts`, importing('@lauda/stand-ins/mail-catcher'), 'apps/server may not import'],
    [
      'apps/server/scripts/a.ts',
      importing('@lauda/stand-ins/mail-catcher'),
      'apps/server may not import @lauda/stand-ins/mail-catcher',
    ],
    [
      `${WEB}/lib/a.test.ts`,
      importing('@lauda/stand-ins/mail-catcher'),
      'apps/web may not import @lauda/stand-ins/mail-catcher',
    ],
    ['packages/stand-ins/src/a.ts', importing('@lauda/domain/locale'), 'may not import @lauda/domain/locale'],
    ['packages/extra/src/a.ts', '', 'packages/extra has no row in the table'],
  ])('between workspaces: %s with %s', (path, text, message) => {
    expect(faultsOf({ [path]: text })).toEqual([expect.stringMatching(`^${path}:1 .*`)]);
    expect(faultsOf({ [path]: text })[0]).toContain(message);
  });

  it.each([
    ['static', "\nimport { a } from '../../features/resume/api.ts';"],
    ['type', "\nimport type { A } from '../../features/resume/api.ts';"],
    ['re-export', "\nexport * from '../../features/resume/api.ts';"],
    ['named re-export', "\nexport { a } from '../../features/resume/api.ts';"],
    ['dynamic', "\nconst load = () => import('../../features/resume/api.ts');"],
    ['type query', "\ntype A = import('../../features/resume/api.ts').A;"],
  ])('sees a %s import', (_, text) => {
    expect(faultsOf({ [`${WEB}/ui/field/a.tsx`]: text })).toEqual([
      `${WEB}/ui/field/a.tsx:2 ui may not import features/resume/api.ts`,
    ]);
  });

  it.each([
    ['lib/a.ts', '../ui/button.tsx', 'lib may not import ui/button.tsx'],
    ['ui/a.tsx', '../routes/index.tsx', 'ui may not import routes/index.tsx'],
    ['features/resume/a.ts', '../session/session.ts', 'features/session: the route composes them'],
    ['features/resume/a.ts', '../../app/providers.tsx', 'may not import app/providers.tsx'],
    ['routes/a.tsx', '../app/router.tsx', 'routes may not import app/router.tsx'],
    ['routes/a.tsx', '../dev/gallery.tsx', 'dev/ is for the component gallery'],
    ['main.tsx', './routes/index.tsx', 'main may not import routes/index.tsx'],
    ['features/resume/a.ts', '../../testing/render.tsx', 'testing/ is for tests only'],
    ['helpers/a.ts', './b.ts', 'helpers/ is no layer'],
  ])('between web layers: %s with %s', (path, specifier, message) => {
    expect(faultsOf({ [`${WEB}/${path}`]: importing(specifier) })).toEqual([
      expect.stringContaining(message),
    ]);
  });

  it.each([
    ['db/a.ts', '../features/resume/service.ts', 'db may not import feature'],
    ['platform/a.ts', '../app.ts', 'platform may not import app'],
    ['features/resume/a.ts', '../../http.ts', 'feature may not import entry'],
    ['features/resume/service.ts', '../usage/queries.ts', 'only through its service.ts'],
    ['features/resume/service.test.ts', '../usage/queries.ts', 'only through its service.ts'],
    ['features/resume/service.ts', '../../testing/database.ts', 'testing/ is for tests only'],
    ['env.ts', './db/client.ts', 'base may not import db'],
    ['helpers/a.ts', './b.ts', 'helpers/ is no layer'],
  ])('between server layers: %s with %s', (path, specifier, message) => {
    expect(faultsOf({ [`${SERVER}/${path}`]: importing(specifier) })).toEqual([
      expect.stringContaining(message),
    ]);
  });

  it('report features that call each other in a circle', () => {
    const service = (name: string) => `${SERVER}/features/${name}/service.ts`;
    expect(
      faultsOf({
        [service('account')]: importing('../billing/service.ts'),
        [service('billing')]: `\n${importing('../usage/service.ts')}`,
        [service('usage')]: importing('../billing/service.ts'),
      }),
    ).toEqual([`${service('billing')}:2 features call each other in a circle: billing → usage → billing`]);
  });
});
