// Screenshots of the built product for landing page and READMEs. Needs `npm run build` and Debian's `webp`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../lib/source-files.ts';
import { PLAYWRIGHT } from '../lib/suites.ts';

const [program, ...given] = PLAYWRIGHT;
const { status, error } = spawnSync(
  join(ROOT, 'node_modules/.bin', program),
  [...given, '--project=pictures', '--workers=1', ...process.argv.slice(2)],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, PRODUCT_PICTURES: 'on' } },
);
if (error) throw error;
process.exitCode = status ?? 1;
