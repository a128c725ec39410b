import type { Step } from './steps.ts';

export interface StepResult {
  readonly step: Step;
  readonly hasPassed: boolean;
  readonly output: string;
  readonly seconds: number;
}

export type RunStep = (step: Step) => Promise<StepResult>;

/** Runs steps in order, at most `width` in parallel, then those that must run alone. */
export async function runSteps(
  steps: readonly Step[],
  width: number,
  run: RunStep,
  onResult: (result: StepResult) => void,
): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const runAndTell = async (step: Step) => {
    const result = await run(step);
    results.push(result);
    onResult(result);
  };
  const waiting = steps.filter(({ isAlone }) => !isAlone);
  const drain = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await runAndTell(step);
  };
  await Promise.all(Array.from({ length: width }, drain));
  for (const step of steps.filter(({ isAlone }) => isAlone)) await runAndTell(step);
  return results;
}

export function resultText({ step, hasPassed, output, seconds }: StepResult): string {
  const line = `${hasPassed ? 'ok  ' : 'FAIL'} ${step.name.padEnd(26)} ${seconds.toFixed(1).padStart(6)} s`;
  if (hasPassed) return line;
  const indented = output.trimEnd().replaceAll(/^/gm, '     ');
  return `${line}\n${indented}\n`;
}

export function summaryText(results: readonly StepResult[], seconds: number): string {
  const failed = results.filter(({ hasPassed }) => !hasPassed).map(({ step }) => step.name);
  const time = `${seconds.toFixed(1)} s`;
  if (failed.length === 0) return `check passed: ${results.length} steps in ${time}`;
  return `check FAILED: ${failed.join(', ')} (${failed.length} of ${results.length} steps, ${time})`;
}
