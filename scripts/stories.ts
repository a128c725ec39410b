import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './lib/source-files.ts';
import { storyFigures } from './lib/story-figures.ts';
import { PLAYWRIGHT, reportingOfPlaywright } from './lib/suites.ts';

const jsonPath = join(ROOT, '.reports/stories.json');
mkdirSync(dirname(jsonPath), { recursive: true });
rmSync(jsonPath, { force: true });
const { args, env } = reportingOfPlaywright(jsonPath);
const [program, ...given] = PLAYWRIGHT;
const { status, error } = spawnSync(
  join(ROOT, 'node_modules/.bin', program),
  [...given, '--project=stories', ...args, ...process.argv.slice(2)],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } },
);
if (error) throw error;
const { run, failed, trouble } = storyFigures(JSON.parse(readFileSync(jsonPath, 'utf8')) as object);
console.log(`stories run=${run} failed=${failed} trouble=${trouble}`);
process.exitCode = status === 0 && run > 0 && failed + trouble === 0 ? 0 : 1;
