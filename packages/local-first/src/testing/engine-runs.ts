import type { EngineModelOptions, runEngineModel } from './engine-model.ts';

export type EngineRun = Awaited<ReturnType<typeof runEngineModel>> & { readonly seed: number };
type Planted = NonNullable<EngineModelOptions['fault']>;

export const STEPS_A_RUN = 400;
const RUNS_A_CONTROL = 3;

/** Conditions that must never hold for a run. */
const FAULTS: Readonly<Record<string, (run: EngineRun) => boolean>> = {
  lostAtKill: (run) => run.lostAtKill > 0,
  lost: (run) => run.lost > 0,
  changedResends: (run) => run.changedResends > 0,
  doubleSenders: (run) => run.doubleSenders > 0,
  notConverged: (run) => !run.hasConverged || run.hasJournalLeft,
  manyDocuments: (run) => run.documents > 1,
  // A run without edits proves nothing.
  noEdits: (run) => run.edits === 0,
};

export const faultsOf = (run: EngineRun): string[] =>
  Object.entries(FAULTS).flatMap(([name, isFault]) => (isFault(run) ? [name] : []));

/** Faults planted in control runs, and the count that must detect each. */
export const CONTROLS: readonly (readonly [Planted, (run: EngineRun) => number])[] = [
  ['no-journal', (run) => run.lostAtKill],
  ['no-lock', (run) => run.doubleSenders],
  ['new-key', (run) => run.changedResends],
  ['no-version-check', (run) => run.lost],
];

export type RunOne = (seed: number, fault?: Planted) => Promise<EngineRun>;

export async function isFaultFound(
  runOne: RunOne,
  [fault, count]: (typeof CONTROLS)[number],
): Promise<boolean> {
  for (let seed = 0; seed < RUNS_A_CONTROL; seed += 1) if (count(await runOne(seed, fault)) > 0) return true;
  return false;
}

export const sumOf = (runs: readonly EngineRun[], count: (run: EngineRun) => number): number =>
  runs.reduce((total, run) => total + count(run), 0);

export function figuresOf(runs: readonly EngineRun[]): string {
  const counts = ['edits', 'kills', 'sends', 'resends', 'conflicts'] as const;
  const figures = counts.map((name) => `${name}=${sumOf(runs, (run) => run[name])}`).join(' ');
  return `engine steps=${runs.length * STEPS_A_RUN} ${figures} lost=${sumOf(runs, (run) => run.lost + run.lostAtKill)}`;
}
