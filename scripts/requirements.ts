import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultText } from './lib/fault.ts';
import { parseClauses, REQUIREMENTS_FILE } from './lib/requirements/clauses.ts';
import { reportLines } from './lib/requirements/report.ts';
import { type NamedTest, playwrightTests, vitestTests } from './lib/requirements/results.ts';
import { testTitles, titleFaults } from './lib/requirements/test-titles.ts';
import { readSourceFiles, ROOT } from './lib/source-files.ts';
import { currentStamp, parseStamp, stampNote } from './lib/stamp.ts';
import { resultsPath, stampPath, type SuiteName, SUITES } from './lib/suites.ts';

const READERS: Record<SuiteName, (json: string, root: string) => NamedTest[]> = {
  vitest: vitestTests,
  e2e: playwrightTests,
  kills: playwrightTests,
  engines: playwrightTests,
};

const now = currentStamp(ROOT);
const read = (path: string): string | null =>
  existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : null;

/** Results without a stamp are not from a full run and do not count. */
function testsOf(suite: SuiteName): NamedTest[] {
  const { title } = SUITES[suite];
  const json = read(resultsPath(suite));
  const ran = parseStamp(read(stampPath(suite)) ?? '');
  if (json === null || ran === null) {
    console.log(`${title}: NO full run on record, nothing is counted`);
    return [];
  }
  console.log(stampNote(title, ran, now));
  return READERS[suite](json, ROOT);
}

function areasNamed(wanted: readonly string[]) {
  const { areas } = parseClauses(read(REQUIREMENTS_FILE) ?? '');
  const known = areas.map(({ name }) => name);
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`no area ${unknown.join(', ')}; there are ${known.join(' ')}`);
  return { areas, chosen: areas.filter(({ name }) => wanted.length === 0 || wanted.includes(name)) };
}

const { areas, chosen } = areasNamed(process.argv.slice(2).map((name) => name.toUpperCase()));
const tests = [...testsOf('vitest'), ...testsOf('e2e'), ...testsOf('kills'), ...testsOf('engines')];
console.log('');

const titles = testTitles(readSourceFiles());
const writtenFaults = titleFaults(titles, areas);
// Titles built at run time are visible only here.
const ranTitles = tests.map(({ path, title }) => ({ path, line: 1, title }));
const ranFaults = titleFaults(ranTitles, areas).filter(
  ({ message }) => !writtenFaults.some((fault) => fault.message === message),
);
const faults = [...writtenFaults, ...ranFaults];
for (const fault of faults) console.log(faultText(fault));
if (faults.length > 0) process.exitCode = 1;

console.log(reportLines(chosen, tests, titles).join('\n'));
