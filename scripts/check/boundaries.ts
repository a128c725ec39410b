import { boundaryFaults } from '../lib/boundaries/check.ts';
import { sqlSettingFaults } from '../lib/boundaries/session-settings.ts';
import { reportFaults } from '../lib/fault.ts';
import { readSourceFiles, readSqlFiles } from '../lib/source-files.ts';

const files = readSourceFiles();
const statements = readSqlFiles();
reportFaults(
  [...boundaryFaults(files), ...statements.flatMap(sqlSettingFaults)],
  `${files.length + statements.length} files keep to the boundaries.`,
);
