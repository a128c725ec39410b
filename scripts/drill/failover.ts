import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type LeaderFault, runFailover } from '../lib/drill/failover-run.ts';
import { requirePrograms } from '../lib/drill/programs.ts';
import { ROOT } from '../lib/source-files.ts';

requirePrograms({
  patroni: 'patroni python3-etcd',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  psql: 'postgresql',
  chromium: 'chromium',
});
if (!existsSync(join(ROOT, 'apps/web/dist/index.html'))) {
  console.log('The web app is not built. Run: npm run build');
  process.exit(1);
}

const { values } = parseArgs({
  options: { each: { type: 'string', default: '2' }, controls: { type: 'string', default: '3' } },
});
const each = Number(values.each);
const MAX_PAUSE_MS = 40_000;
const KINDS: readonly LeaderFault[] = ['kill', 'cut', 'freeze'];
const seed = Date.now() % 2 ** 31;
const redisUrl = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379';
const say = (line: string): void => console.log(`  ${line}`);

console.log(`failover with a standby that confirms: ${each} times ${KINDS.join(', ')}`);
const faults = Array.from({ length: each }, () => KINDS).flat();
const proof = await runFailover({ seed, redisUrl, isSynchronous: true, faults, hasBrowser: true, say });
for (const fault of [...proof.lost, ...proof.doubled, ...proof.stranded].slice(0, 20))
  console.log(`FAULT ${fault}`);

console.log('control: standbys that do not confirm, which must lose acknowledged saves');
const control = await runFailover({
  seed: seed + 1,
  redisUrl,
  isSynchronous: false,
  faults: Array.from({ length: Number(values.controls) }, () => 'cut' as const),
  hasBrowser: false,
  say,
});

const failures = [
  proof.lost.length > 0 && 'acknowledged saves were lost',
  proof.doubled.length > 0 && 'saves were made twice',
  proof.longestPauseMs > MAX_PAUSE_MS && `writing paused for more than ${MAX_PAUSE_MS / 1_000} s`,
  proof.stranded.length > 0 && 'a browser did not go on by itself',
  control.lost.length === 0 && 'the control lost nothing, so this instrument cannot see losses',
].filter((failure) => failure !== false);
for (const failure of failures) console.log(`FAILED ${failure}`);
console.log(
  `drill:failover rounds=${faults.length} acked=${proof.acknowledged} lost=${proof.lost.length} ` +
    `doubled=${proof.doubled.length} longest_pause_s=${(proof.longestPauseMs / 1_000).toFixed(1)} ` +
    `stranded=${proof.stranded.length} control_lost=${control.lost.length}`,
);
process.exitCode = failures.length > 0 ? 1 : 0;
