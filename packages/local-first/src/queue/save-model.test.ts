import { describe, expect, it } from 'vitest';
import { type ModelOptions, runSaveModel } from '../testing/save-model.ts';

/** Total random steps; each run is a separate scenario with two to five tabs. */
const STEPS = 100_000;
const STEPS_A_RUN = 200;

function runMany(runs: number, fault?: ModelOptions['fault']) {
  const results = Array.from({ length: runs }, (_, seed) =>
    runSaveModel({ seed, steps: STEPS_A_RUN, fault }),
  );
  const sum = (count: (result: (typeof results)[number]) => number) =>
    results.reduce((total, result) => total + count(result), 0);
  return {
    silentOverwrites: sum((result) => result.silentOverwrites),
    falseConflicts: sum((result) => result.falseConflicts),
    conflicts: sum((result) => result.conflicts),
    notConverged: results.flatMap((result, seed) => (result.hasConverged ? [] : [seed])),
    manyCreates: results.flatMap((result, seed) => (result.creates > 1 ? [seed] : [])),
  };
}

describe('autosave of several tabs', () => {
  it('loses nothing, invents no conflict and ends alike everywhere', { timeout: 120_000 }, () => {
    const found = runMany(STEPS / STEPS_A_RUN);
    process.stdout.write(
      `model steps=${STEPS} silent_overwrites=${found.silentOverwrites} false_conflicts=${found.falseConflicts} conflicts=${found.conflicts}\n`,
    );
    expect(found).toEqual({
      silentOverwrites: 0,
      falseConflicts: 0,
      conflicts: expect.any(Number) as number,
      notConverged: [],
      manyCreates: [],
    });
    expect(found.conflicts).toBeGreaterThan(100);
  });

  it('finds lost work when the server takes stale saves', () => {
    expect(runMany(20, 'server-ignores-version').silentOverwrites).toBeGreaterThan(0);
  });

  it('finds false conflicts when a sent save is forgotten', () => {
    expect(runMany(50, 'client-forgets-sent').falseConflicts).toBeGreaterThan(0);
  });
});
