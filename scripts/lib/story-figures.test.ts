import { expect, it } from 'vitest';
import { storyFigures } from './story-figures.ts';

const report = (...tests: { status: string; annotations?: { type: string }[] }[]) => ({
  suites: [{ suites: [{ specs: tests.map((test) => ({ tests: [test] })) }] }],
});

it('counts stories, failures and notices of trouble', () => {
  const trouble = { type: 'trouble' };
  const figures = storyFigures(
    report(
      { status: 'expected' },
      { status: 'unexpected', annotations: [trouble, trouble] },
      { status: 'skipped' },
    ),
  );
  expect(figures).toEqual({ run: 2, failed: 1, trouble: 2 });
});

it('counts a story that needed a second try as failed', () => {
  expect(storyFigures(report({ status: 'flaky' }))).toEqual({ run: 1, failed: 1, trouble: 0 });
});
