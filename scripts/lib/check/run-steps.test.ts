import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { resultText, runSteps, type StepResult, summaryText } from './run-steps.ts';
import { checkSteps, chooseSteps, type Step } from './steps.ts';

const step = (name: string, rest: Partial<Step> = {}): Step => ({ name, command: ['true'], ...rest });
const result = (name: string, hasPassed: boolean): StepResult => ({
  step: step(name),
  hasPassed,
  output: 'a.ts:1 broken\n',
  seconds: 1.25,
});

describe('steps of the check', () => {
  const STEPS = checkSteps(['apps/web/tsconfig.json', 'tsconfig.json']);
  const names = (only?: string) => chooseSteps(STEPS, only).map(({ name }) => name);

  it('check the types of each workspace found and of the root', () => {
    expect(STEPS.filter(({ name }) => name.startsWith('types')).map(({ command }) => command)).toEqual([
      ['tsc', '-p', 'apps/web'],
      ['tsc', '-p', '.'],
    ]);
  });

  it('are all run unless some are chosen', () => {
    expect(names()).toHaveLength(STEPS.length);
    expect(names('types,lint')).toEqual(['lint', 'types apps/web', 'types']);
    expect(names('types apps/web')).toEqual(['types apps/web']);
    expect(() => names('lint,typos')).toThrow('no step typos');
  });

  it('never run more than the width at once, and nothing beside one that is alone', async () => {
    const running = new Set<string>();
    const beside: Record<string, number> = {};
    const steps = [step('a'), step('tests', { isAlone: true }), step('b'), step('c')];
    const results = await runSteps(
      steps,
      2,
      async (current) => {
        running.add(current.name);
        await setTimeout(5);
        beside[current.name] = running.size;
        running.delete(current.name);
        return { step: current, hasPassed: true, output: '', seconds: 0 };
      },
      () => {},
    );
    expect(Math.max(...Object.values(beside))).toBe(2);
    expect(beside['tests']).toBe(1);
    expect(results.at(-1)?.step.name).toBe('tests');
    expect(results).toHaveLength(4);
  });

  it('show the output of failures only, and name them at the end', () => {
    expect(resultText(result('lint', true))).not.toContain('broken');
    expect(resultText(result('lint', false))).toMatch(/^FAIL lint .*\n {5}a\.ts:1 broken\n$/);
    expect(summaryText([result('lint', true), result('types', true)], 3)).toBe(
      'check passed: 2 steps in 3.0 s',
    );
    expect(summaryText([result('lint', false), result('types', true)], 3)).toBe(
      'check FAILED: lint (1 of 2 steps, 3.0 s)',
    );
  });
});
