import { parseArgs } from 'node:util';
import { requirePrograms } from '../lib/drill/programs.ts';
import { runRestore } from '../lib/drill/restore-run.ts';

requirePrograms({ pgbackrest: 'pgbackrest', psql: 'postgresql' });

const { values } = parseArgs({ options: { people: { type: 'string', default: '20000' } } });
const MAX_SECONDS = 120;

const result = await runRestore(Number(values.people), (line) => console.log(`  ${line}`));
for (const fault of result.faults) console.log(`FAULT ${fault}`);
const failures = [
  result.faults.length > 0 && 'the copy is not what it must be',
  result.restoreSeconds > MAX_SECONDS && `restoring took more than ${MAX_SECONDS} s`,
  !result.isDamagedRefused && 'a damaged copy was restored without a word, so this instrument sees nothing',
].filter((failure) => failure !== false);
for (const failure of failures) console.log(`FAILED ${failure}`);
console.log(
  `drill:restore mb=${Math.round(result.megabytes)} seconds=${result.restoreSeconds.toFixed(1)} ` +
    `faults=${result.faults.length} damaged_refused=${result.isDamagedRefused}`,
);
process.exitCode = failures.length > 0 ? 1 : 0;
