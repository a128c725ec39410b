import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportFaults } from '../lib/fault.ts';
import { migrationFaults } from '../lib/migrations/check.ts';
import { ROOT } from '../lib/source-files.ts';

const paths = globSync('apps/server/migrations/*.sql', { cwd: ROOT }).toSorted();
const files = paths.map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
reportFaults(migrationFaults(files), `${files.length} migrations, none stops people from working`);
