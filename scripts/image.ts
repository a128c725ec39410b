import { parseArgs } from 'node:util';
import { runImage } from './lib/drill/image/image-run.ts';
import { requirePrograms } from './lib/drill/programs.ts';

requirePrograms({ buildah: 'buildah', podman: 'podman', runc: 'runc', psql: 'postgresql' });

const MAX_MEGABYTES = 1_600;
const MAX_READY_SECONDS = 60;
const { values } = parseArgs({ options: { storage: { type: 'string' } } });

const result = await runImage({ storage: values.storage, say: (line) => console.log(`  ${line}`) });
for (const fault of result.faults) console.log(`FAULT ${fault}`);
const failures = [
  result.faults.length > 0 && 'the image is not what it must be',
  result.megabytes >= MAX_MEGABYTES && `it takes ${MAX_MEGABYTES} MB or more`,
  result.readySeconds > MAX_READY_SECONDS && `it was ready after more than ${MAX_READY_SECONDS} s`,
  result.health[1] === 0 && 'the health check did not notice that the database is away',
].filter((failure) => failure !== false);
for (const failure of failures) console.log(`FAILED ${failure}`);
console.log(
  `image mb=${result.megabytes.toFixed(0)} build_s=${result.buildSeconds.toFixed(0)} ` +
    `ready_s=${result.readySeconds.toFixed(1)} health=${result.health.join(',')}`,
);
process.exitCode = failures.length > 0 ? 1 : 0;
