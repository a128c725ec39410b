// oxlint-disable-next-line import/no-unassigned-import -- it puts itself in place of the browser's
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runEngineModel } from './testing/engine-model.ts';
import {
  CONTROLS,
  type EngineRun,
  faultsOf,
  figuresOf,
  isFaultFound,
  type RunOne,
  STEPS_A_RUN,
  sumOf,
} from './testing/engine-runs.ts';

/** Total random steps; `npm run model:engine` runs more. */
const STEPS = 20_000;
const MS_A_STEP = 20;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.UTC(2026, 0, 1) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Deterministic per seed: the run depends only on fake time, generated ids and task order. */
const runOne: RunOne = async (seed, fault) => {
  let ids = 0;
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => `0-0-0-0-${(ids += 1)}`);
  const run = await runEngineModel({
    seed,
    steps: STEPS_A_RUN,
    fault,
    passTime: (ms) => vi.advanceTimersByTime(ms),
    useGlobals: ({ indexedDB, BroadcastChannel }) => {
      vi.stubGlobal('indexedDB', indexedDB);
      vi.stubGlobal('BroadcastChannel', BroadcastChannel);
    },
  });
  return { ...run, seed };
};

describe('documents in two tabs on each of two devices', () => {
  it(
    'lose no edit, resend the same bytes under the same key, send one at a time, and end alike',
    { timeout: STEPS * MS_A_STEP },
    async () => {
      const runs: EngineRun[] = [];
      for (let seed = 0; seed < STEPS / STEPS_A_RUN; seed += 1) runs.push(await runOne(seed));
      process.stdout.write(`${figuresOf(runs)}\n`);
      expect(runs.flatMap((run) => faultsOf(run).map((fault) => `${run.seed} ${fault}`))).toEqual([]);
      // The runs must cover every case they are meant to test.
      for (const name of ['edits', 'kills', 'sends', 'resends', 'conflicts', 'refused'] as const)
        expect(sumOf(runs, (run) => run[name])).toBeGreaterThan(runs.length);
    },
  );
});

describe('the model finds', () => {
  it.each(CONTROLS)('the planted fault %s', async (...control) => {
    expect(await isFaultFound(runOne, control)).toBe(true);
  });
});
