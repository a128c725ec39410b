import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runDeploy } from '../lib/drill/deploy-run.ts';
import { requirePrograms } from '../lib/drill/programs.ts';
import { ROOT } from '../lib/source-files.ts';

requirePrograms({ haproxy: 'haproxy', psql: 'postgresql', chromium: 'chromium' });
if (!existsSync(join(ROOT, 'apps/web/dist/index.html'))) {
  console.log('The web app is not built. Run: npm run build');
  process.exit(1);
}

const MAX_STREAM_GAP_MS = 2_000;
const seed = Date.now() % 2 ** 31;
const redisUrl = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379';
const say = (line: string): void => console.log(`  ${line}`);

console.log('deploy: every process is replaced twice, in good order');
const proof = await runDeploy({ seed, redisUrl, signal: 'SIGTERM', rounds: 2, hasBrowser: true, say });
for (const fault of [...proof.faults, ...proof.stranded, ...proof.lostSaves.slice(0, 20)])
  console.log(`FAULT ${fault}`);

console.log('control: the same by SIGKILL, which must fail requests');
const control = await runDeploy({
  seed: seed + 1,
  redisUrl,
  signal: 'SIGKILL',
  rounds: 1,
  hasBrowser: false,
  say,
});

const failures = [
  proof.failed > 0 && 'requests failed',
  proof.lostJobs > 0 && 'jobs were lost',
  proof.lostSaves.length > 0 && 'saves were lost or doubled',
  proof.untold > 0 && 'streams did not tell of saves',
  proof.stranded.length > 0 && 'a tab was stranded',
  proof.streamGapMs > MAX_STREAM_GAP_MS && 'a stream was away for too long',
  control.failed === 0 && 'the control failed nothing, so this instrument cannot see failures',
  control.lostSaves.length > 0 && 'the control lost acknowledged saves, which no kill may do',
].filter((failure) => failure !== false);
for (const failure of failures) console.log(`FAILED ${failure}`);
console.log(
  `drill:deploy restarts=${proof.restarts} requests=${proof.requests} failed=${proof.failed} ` +
    `jobs=${proof.jobs} lost_jobs=${proof.lostJobs} lost_saves=${proof.lostSaves.length} ` +
    `untold=${proof.untold} stream_gap_ms=${Math.round(proof.streamGapMs)} typed=${proof.typed} ` +
    `stranded=${proof.stranded.length} control_failed=${control.failed}`,
);
process.exitCode = failures.length > 0 ? 1 : 0;
