// oxlint-disable-next-line import/no-unassigned-import -- it puts itself in place of the browser's
import 'fake-indexeddb/auto';
import { mock } from 'node:test';
import { parseArgs } from 'node:util';
import { runEngineModel } from './engine-model.ts';
import { type RunOne, STEPS_A_RUN } from './engine-runs.ts';

/** One run without a test runner; the same as in `engine-model.test.ts`. */
export const runInNode: RunOne = async (seed, fault) => {
  let ids = 0;
  crypto.randomUUID = () => `0-0-0-0-${(ids += 1)}`;
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now: Date.UTC(2026, 0, 1) });
  try {
    const run = await runEngineModel({
      seed,
      steps: STEPS_A_RUN,
      fault,
      passTime: (ms) => mock.timers.tick(ms),
      useGlobals: (globals) => void Object.assign(globalThis, globals),
    });
    return { ...run, seed };
  } finally {
    mock.timers.reset();
  }
};

export function seedsFromArguments(): number[] {
  const { values } = parseArgs({
    options: { steps: { type: 'string', default: '100000' }, seed: { type: 'string', default: '0' } },
  });
  const first = Number(values.seed);
  return Array.from({ length: Math.ceil(Number(values.steps) / STEPS_A_RUN) }, (_, at) => first + at);
}
