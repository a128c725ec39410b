import { describe, expect, it } from 'vitest';
import { type SuiteName, suiteRun } from './suites.ts';

describe('run of a suite', () => {
  it.each<SuiteName>(['vitest', 'e2e'])('%s leaves results when it runs in full', (suite) => {
    const { command, env, jsonPath } = suiteRun(suite, []);
    expect(jsonPath).toBe(`.reports/${suite}.json`);
    expect([...command, ...Object.values(env)].join(' ')).toContain(`.reports/${suite}.json`);
    expect(command.join(' ')).toMatch(/--reporter=\S*json/);
  });

  it.each<SuiteName>(['vitest', 'e2e'])('%s leaves none when anything narrows it', (suite) => {
    const { command, env, jsonPath } = suiteRun(suite, ['-t', 'saves']);
    expect(jsonPath).toBeNull();
    expect([...command, ...Object.values(env)].join(' ')).not.toContain('json');
    expect(command.slice(-2)).toEqual(['-t', 'saves']);
  });
});
