import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../source-files.ts';

/** An additive migration, as in real releases: running code does not know the addition and continues. */
const ADDED = `-- migrate:up
set local lock_timeout = '5s';
alter table resume add column drill_note text;
create table drill_note (user_id uuid primary key, text text not null);
alter table drill_note enable row level security;
alter table drill_note force row level security;
grant select on drill_note to lauda_app;

-- migrate:down
`;

/** The next release: the server's sources with one more migration; everything else is shared. */
export function makeNextRelease(folder: string): string {
  const release = join(folder, 'next');
  mkdirSync(join(release, 'apps'), { recursive: true });
  for (const shared of ['node_modules', 'packages', 'package.json', 'apps/web'])
    symlinkSync(join(ROOT, shared), join(release, shared));
  cpSync(join(ROOT, 'apps/server'), join(release, 'apps/server'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  writeFileSync(join(release, 'apps/server/migrations/9999_drill.sql'), ADDED);
  return release;
}
