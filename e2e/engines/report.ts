import { fileURLToPath } from 'node:url';
import type { Engine } from './engine.ts';

export interface Walk {
  readonly name: Engine['name'];
  readonly title: string;
  readonly isPassed: boolean;
}

/** The format of Playwright's own reports, so that clauses are read from all reports in the same way. */
export function reportOf(walked: readonly Walk[]) {
  const passed = walked.filter(({ isPassed }) => isPassed).length;
  return {
    config: { rootDir: fileURLToPath(new URL('.', import.meta.url)) },
    stats: { expected: passed, unexpected: walked.length - passed, flaky: 0 },
    suites: [
      {
        title: 'journeys.ts',
        file: 'journeys.ts',
        specs: walked.map(({ name, title, isPassed }) => ({
          title: `[BRW-01] ${title} in ${name}`,
          file: 'journeys.ts',
          tests: [{ status: isPassed ? 'expected' : 'unexpected', expectedStatus: 'passed' }],
        })),
      },
    ],
  };
}
