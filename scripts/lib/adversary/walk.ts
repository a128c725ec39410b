import type { Answer, Attack } from './attack.ts';
import type { Probe } from './probe.ts';

export interface Outcome extends Answer {
  readonly attack: Attack;
  readonly heldMs: number;
}

interface WalkOptions {
  readonly probe: Probe;
  /** How many casts call at once. */
  readonly width: number;
  /** A hold above this is looked at again, alone. */
  readonly ceilingMs: number;
  /** No cast begins after this many milliseconds, and no call is repeated after half as many more. */
  readonly mostMs: number;
}

export interface Walked {
  readonly outcomes: readonly Outcome[];
  /** How many casts have called everything. */
  readonly casts: number;
}

const REPEATS = 2;

async function run(attack: Attack, probe: Probe): Promise<Outcome> {
  const start = Date.now();
  const answer = await attack.call();
  return { ...answer, attack, heldMs: await probe.longestSince(start) };
}

/**
 * All attacks, each cast's in order and several casts at once. Whoever was under way when somebody else was held is
 * suspected, and called again alone: what blocks does so every time, what was the machine's or a neighbour's does not.
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
