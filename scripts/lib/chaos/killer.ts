import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from './random.ts';
import { waitUntil } from './wait.ts';

const REST_MS = [100, 500] as const;
/** This many acknowledged saves prove that the product has recovered. */
const RECOVERED_SAVES = 10;
const RECOVERY_TIMEOUT_MS = 60_000;
/** Probability that the next kill does not wait for that, to interrupt recovery as well. */
const HASTY_CHANCE = 0.15;
const REPORT_EVERY = 10;

export interface Victim {
  name: string;
  weight: number;
  /** False if there is currently nothing to kill. */
  kill: () => boolean;
}

interface KillOptions {
  victims: readonly Victim[];
  kills: number;
  random: Random;
  acknowledgedCount: () => number;
  say: (line: string) => void;
}

/** Resolves after the last kill, when the product has recovered. */
export async function killRepeatedly({
  victims,
  kills,
  random,
  acknowledgedCount,
  say,
}: KillOptions): Promise<void> {
  const weights = Object.fromEntries(victims.map(({ name, weight }) => [name, weight]));
  const isBackSince = (before: number) => () =>
    Promise.resolve(acknowledgedCount() >= before + RECOVERED_SAVES);
  const recovery = (before: number): Promise<void> =>
    waitUntil('saves are acknowledged again', RECOVERY_TIMEOUT_MS, isBackSince(before));
  let recent: string[] = [];
  let before = 0;
  await recovery(before);
  for (let done = 0; done < kills;) {
    await delay(random.between(...REST_MS));
    if (random.next() >= HASTY_CHANCE) await recovery(before);
    const name = random.weighted(weights);
    if (victims.find((victim) => victim.name === name)?.kill() !== true) continue;
    before = acknowledgedCount();
    recent.push(name);
    done++;
    if (done % REPORT_EVERY !== 0 && done !== kills) continue;
    say(`kill ${done - recent.length + 1} to ${done}: ${recent.join(' ')} · ${before} saves acknowledged`);
    recent = [];
  }
  await recovery(before);
}
