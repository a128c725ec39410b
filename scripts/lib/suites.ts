const REPORTS_FOLDER = '.reports';

export type SuiteName = 'vitest' | 'e2e' | 'kills' | 'engines';

/** A test suite: its command, and the options that write results to `jsonPath`. */
interface Suite {
  readonly title: string;
  readonly command: readonly [string, ...string[]];
  readonly reporting: (jsonPath: string) => {
    args: string[];
    env: Record<string, string>;
  };
}

export const PLAYWRIGHT = ['playwright', 'test', '--config=e2e/playwright.config.ts'] as const;
export const reportingOfPlaywright: Suite['reporting'] = (jsonPath) => ({
  args: ['--reporter=list,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: jsonPath },
});

export const SUITES: Readonly<Record<SuiteName, Suite>> = {
  vitest: {
    title: 'unit tests',
    command: ['vitest', 'run'],
    reporting: (jsonPath) => ({
      // Only failures, without colors: a truncated log must still name them.
      args: ['--reporter=minimal', '--reporter=json', `--outputFile.json=${jsonPath}`],
      env: { NO_COLOR: '1' },
    }),
  },
  e2e: {
    title: 'end-to-end tests',
    command: PLAYWRIGHT,
    reporting: reportingOfPlaywright,
  },
  // Separate, because it must not share the machine: npm run chaos:browser.
  kills: {
    title: 'kills of the browser',
    command: [...PLAYWRIGHT, 'browser-kill'],
    reporting: reportingOfPlaywright,
  },
  // Needs an X server, and a preload that patches Playwright's Firefox support.
  engines: {
    title: 'journeys in three engines',
    command: ['xvfb-run', '-a', 'node', '--import', './e2e/engines/repair-bidi.ts', 'e2e/engines/run.ts'],
    reporting: (jsonPath) => ({ args: [], env: { ENGINES_JSON: jsonPath } }),
  },
};

export interface SuiteRun {
  readonly command: readonly [string, ...string[]];
  readonly env: Readonly<Record<string, string>>;
  /** Where results are written; null for a partial run, which must not count as the whole suite. */
  readonly jsonPath: string | null;
}

/** Any argument may exclude tests, so only a run without arguments is recorded. */
export function suiteRun(suite: SuiteName, givenArgs: readonly string[]): SuiteRun {
  const { command, reporting } = SUITES[suite];
  if (givenArgs.length > 0) return { command: [...command, ...givenArgs], env: {}, jsonPath: null };
  const jsonPath = resultsPath(suite);
  const { args, env } = reporting(jsonPath);
  return { command: [...command, ...args], env, jsonPath };
}

export const isSuiteName = (value: unknown): value is SuiteName =>
  typeof value === 'string' && Object.hasOwn(SUITES, value);

export const resultsPath = (suite: SuiteName): string => `${REPORTS_FOLDER}/${suite}.json`;
export const stampPath = (suite: SuiteName): string => `${REPORTS_FOLDER}/${suite}.stamp`;
