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
  casts: readonly (readonly Attack[])[],
  { probe, width, ceilingMs }: WalkOptions,
): Promise<Outcome[]> {
  const judge = async (outcome: Outcome): Promise<Outcome> => {
    let least = outcome;
    for (let repeat = 0; repeat < REPEATS && least.heldMs > ceilingMs; repeat += 1) {
      const again = await run(outcome.attack, probe);
      if (again.heldMs < least.heldMs) least = { ...outcome, heldMs: again.heldMs };
    }
    return least;
  };

  const phase = async (isPart: (attack: Attack) => boolean): Promise<Outcome[]> => {
    const outcomes: Outcome[] = [];
    const waiting = casts.map((attacks) => attacks.filter(isPart));
    const drain = async () => {
      for (let attacks = waiting.shift(); attacks; attacks = waiting.shift())
        for (const attack of attacks) outcomes.push(await run(attack, probe));
    };
    await Promise.all(Array.from({ length: width }, drain));
    const judged: Outcome[] = [];
    for (const outcome of outcomes) judged.push(await judge(outcome));
    return judged;
  };

  return [...(await phase(({ isEnding }) => !isEnding)), ...(await phase(({ isEnding }) => isEnding))];
}
