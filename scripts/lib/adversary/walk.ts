import type { Answer, Attack } from './attack.ts';
import type { Probe } from './probe.ts';

export interface Outcome extends Answer {
  readonly attack: Attack;
  readonly heldMs: number;
}

interface WalkOptions {
  readonly probe: Probe;
  /** Number of casts that call in parallel. */
  readonly width: number;
  /** A hold above this is repeated alone. */
  readonly ceilingMs: number;
  /** Time after which no new cast starts. Calls are repeated for half as long again. */
  readonly mostMs: number;
}

export interface Walked {
  readonly outcomes: readonly Outcome[];
  /** Number of casts that completed all calls. */
  readonly casts: number;
}

const REPEATS = 2;

async function run(attack: Attack, probe: Probe): Promise<Outcome> {
  const start = Date.now();
  const answer = await attack.call();
  return { ...answer, attack, heldMs: await probe.longestSince(start) };
}

/**
 * Runs all attacks: each cast's in order, several casts in parallel. Every call in flight during a hold is a suspect
 * and is repeated alone: a blocking call blocks again, a delay by the machine or another call does not.
 */
export async function walk(
  casts: readonly (() => Promise<readonly Attack[]>)[],
  { probe, width, ceilingMs, mostMs }: WalkOptions,
): Promise<Walked> {
  const end = performance.now() + mostMs;
  const begun: (readonly Attack[])[] = [];
  const judge = async (outcome: Outcome): Promise<Outcome> => {
    let least = outcome;
    for (
      let repeat = 0;
      repeat < REPEATS && least.heldMs > ceilingMs && performance.now() < end + mostMs / 2;
      repeat += 1
    ) {
      const again = await run(outcome.attack, probe);
      if (again.heldMs < least.heldMs) least = { ...outcome, heldMs: again.heldMs };
    }
    return least;
  };

  const judged = async (outcomes: readonly Outcome[]): Promise<Outcome[]> => {
    const all: Outcome[] = [];
    for (const outcome of outcomes) all.push(await judge(outcome));
    return all;
  };

  const callAll = async (): Promise<Outcome[]> => {
    const outcomes: Outcome[] = [];
    const waiting = [...casts];
    const drain = async () => {
      while (performance.now() < end) {
        const make = waiting.shift();
        if (make === undefined) return;
        const attacks = await make();
        begun.push(attacks);
        for (const attack of attacks) if (!attack.isEnding) outcomes.push(await run(attack, probe));
      }
    };
    await Promise.all(Array.from({ length: width }, drain));
    return judged(outcomes);
  };

  const first = await callAll();
  const last: Outcome[] = [];
  for (const attacks of begun)
    for (const attack of attacks) if (attack.isEnding) last.push(await run(attack, probe));
  return { outcomes: [...first, ...(await judged(last))], casts: begun.length };
}
