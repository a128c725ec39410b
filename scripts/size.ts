import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { BUDGETS_KB, isOverBudget, type Manifest, measure, measureText } from './lib/size/measure.ts';
import { ROOT } from './lib/source-files.ts';

const DIST = join(ROOT, 'apps/web/dist');
const MANIFEST = join(DIST, '.vite/manifest.json');
if (!existsSync(MANIFEST)) throw new Error('apps/web is not built: run npm run build first');

const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
const rows = measure(manifest, (file) => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length);
for (const row of rows) console.log(measureText(row));
if (rows.some(isOverBudget)) process.exitCode = 1;

const shellKb = rows.find(({ name }) => name === 'shell')?.kb ?? 0;
console.log(`size shell_kb=${shellKb.toFixed(1)} budget_kb=${BUDGETS_KB.shell}`);
