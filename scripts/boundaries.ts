import { boundaryFaults } from './lib/boundaries/check.ts';
import { reportFaults } from './lib/fault.ts';
import { readSourceFiles } from './lib/source-files.ts';

const files = readSourceFiles();
reportFaults(boundaryFaults(files), `${files.length} files keep to the boundaries.`);
