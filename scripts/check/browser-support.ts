import { join } from 'node:path';
import { compileStyles } from '../../apps/web/vite/compile-styles.ts';
import { browserFiles } from '../lib/browser-support/browser-files.ts';
import { EXCEPTIONS } from '../lib/browser-support/exceptions.data.ts';
import { supportFaults } from '../lib/browser-support/exceptions.ts';
import { findUses } from '../lib/browser-support/find-uses.ts';
import { reportFaults } from '../lib/fault.ts';
import { ROOT } from '../lib/source-files.ts';

const files = browserFiles(ROOT);
const stylesheets = (await compileStyles()).map(({ entry, text }) => ({ path: `apps/web/${entry}`, text }));
const uses = findUses({
  files,
  tsconfig: join(ROOT, 'apps/web/tsconfig.json'),
  folder: join(ROOT, '.reports/browser-support'),
  stylesheets,
});
reportFaults(
  supportFaults(uses, EXCEPTIONS, 'scripts/lib/browser-support/exceptions.data.ts'),
  `${files.length + stylesheets.length} files use nothing that a supported browser lacks.`,
);
