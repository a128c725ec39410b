import { parseArgs } from 'node:util';
import { run, type RunOptions } from './lib/chaos/run.ts';

const { values } = parseArgs({ options: { kills: { type: 'string' }, seed: { type: 'string' } } });
const whole = (name: string, text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`--${name} is not a whole number above 0`);
  return value;
};
const kills = whole('kills', values.kills ?? '60');
const seed = whole('seed', values.seed ?? String(Date.now() % 2 ** 31));

/** Fewer would mean that the product was hardly ever up and little was tested. */
const MIN_SAVES_A_KILL = 8;
const CONTROL_RUNS = 4;
const SHOWN_FAULTS = 20;

const common: Pick<RunOptions, 'redisUrl'> = {
  redisUrl: process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379',
};
const say = (line: string): void => console.log(`  ${line}`);

console.log(`chaos with seed ${seed}, ${kills} kills`);
const proof = await run({
  ...common,
  seed,
  kills,
  people: 16,
  restMs: 100,
  synchronousCommit: 'on',
  victims: { api: 4, backend: 3, postgres: 3 },
  say,
});
const lost = [...proof.lost, ...proof.shown];
for (const fault of [...lost, ...proof.doubled].slice(0, SHOWN_FAULTS)) console.log(`FAULT ${fault}`);

/** Asynchronous commits do lose saves. If the check finds no loss here, it cannot find any. */
let controlLost = 0;
for (let attempt = 1; attempt <= CONTROL_RUNS && controlLost === 0; attempt++) {
  console.log(`control ${attempt}: the same without waiting for the disk, which must lose saves`);
  const control = await run({
    ...common,
    seed: seed + attempt,
    kills: 5,
    people: 16,
    restMs: 0,
    synchronousCommit: 'off',
    victims: { api: 0, backend: 0, postgres: 1 },
    say,
  });
  controlLost = control.lost.length;
}

const failures = [
  lost.length > 0 && 'acknowledged saves were lost',
  proof.doubled.length > 0 && 'saves were made twice',
  proof.acknowledged < kills * MIN_SAVES_A_KILL &&
    `fewer than ${kills * MIN_SAVES_A_KILL} saves were acknowledged`,
  controlLost === 0 && 'the control lost nothing, so this instrument cannot see losses',
].filter((failure) => failure !== false);
for (const failure of failures) console.log(`FAILED ${failure}`);
console.log(
  `chaos kills=${kills} acked=${proof.acknowledged} lost=${lost.length} ` +
    `doubled=${proof.doubled.length} control_lost=${controlLost}`,
);
process.exitCode = failures.length > 0 ? 1 : 0;
