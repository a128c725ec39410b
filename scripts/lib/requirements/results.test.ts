import { describe, expect, it } from 'vitest';
import { playwrightTests, vitestTests } from './results.ts';

const summary = (tests: { ids: readonly string[]; path: string; hasPassed: boolean }[]) =>
  tests.map(({ ids, path, hasPassed }) => [ids.join(' '), path, hasPassed]);

describe('results of a Vitest run', () => {
  const report = (status: string) =>
    JSON.stringify({
      testResults: [
        {
          name: '/repo/a.test.ts',
          assertionResults: [
            { ancestorTitles: ['[APP-01] shell'], title: '[APP-02] inner', status },
            { ancestorTitles: [], title: 'names nothing', status },
          ],
        },
      ],
    });

  it('takes ids from the title and from the describes around it', () => {
    expect(summary(vitestTests(report('passed'), '/repo'))).toEqual([['APP-01 APP-02', 'a.test.ts', true]]);
  });

  it.each(['failed', 'skipped', 'pending', 'todo', 'disabled'])('counts %s as not passed', (status) => {
    expect(summary(vitestTests(report(status), '/repo'))).toEqual([['APP-01 APP-02', 'a.test.ts', false]]);
  });
});

describe('results of a Playwright run', () => {
  const report = (...tests: { status: string; expectedStatus: string }[]) =>
    JSON.stringify({
      config: { rootDir: '/repo/e2e' },
      suites: [
        {
          title: 'a.spec.ts',
          file: 'a.spec.ts',
          specs: [{ title: 'names nothing', tests }],
          suites: [
            {
              title: '[APP-01] shell',
              file: 'a.spec.ts',
              suites: [{ title: 'deeper', file: 'a.spec.ts', specs: [{ title: '[APP-02] works', tests }] }],
            },
          ],
        },
      ],
    });

  it('takes ids from nested suites, once for each browser', () => {
    const passed = { status: 'expected', expectedStatus: 'passed' };
    expect(summary(playwrightTests(report(passed, passed), '/repo'))).toEqual([
      ['APP-01 APP-02', 'e2e/a.spec.ts', true],
      ['APP-01 APP-02', 'e2e/a.spec.ts', true],
    ]);
  });

  it.each([
    ['unexpected', 'passed'],
    ['flaky', 'passed'],
    ['skipped', 'skipped'],
    ['expected', 'failed'],
  ])('counts %s (meant to be %s) as not passed', (status, expectedStatus) => {
    expect(summary(playwrightTests(report({ status, expectedStatus }), '/repo'))).toEqual([
      ['APP-01 APP-02', 'e2e/a.spec.ts', false],
    ]);
  });
});
