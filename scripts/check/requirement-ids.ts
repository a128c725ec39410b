import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportFaults } from '../lib/fault.ts';
import { parseClauses, REQUIREMENTS_FILE } from '../lib/requirements/clauses.ts';
import { testTitles, titleFaults } from '../lib/requirements/test-titles.ts';
import { readSourceFiles, ROOT } from '../lib/source-files.ts';

const { areas, faults } = parseClauses(readFileSync(join(ROOT, REQUIREMENTS_FILE), 'utf8'));
const titles = testTitles(readSourceFiles());

reportFaults([...faults, ...titleFaults(titles, areas)], 'Every id that a test names is a clause.');
