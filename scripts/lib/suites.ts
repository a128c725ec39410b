const REPORTS_FOLDER = '.reports';

export type SuiteName = 'vitest' | 'e2e' | 'kills' | 'engines';

/** A suite of tests: how it is run, and how its run is told to leave results in `jsonPath`. */
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
      // Only what failed, without colours: a log that is cut must still name it.
      args: ['--reporter=minimal', '--reporter=json', `--outputFile.json=${jsonPath}`],
      env: { NO_COLOR: '1' },
    }),
  },
  e2e: {
    title: 'end-to-end tests',
    command: PLAYWRIGHT,
    reporting: reportingOfPlaywright,
  },
  // Apart from the others, because it needs the machine for itself: npm run chaos:browser.
  kills: {
    title: 'kills of the browser',
    command: [...PLAYWRIGHT, 'browser-kill'],
    reporting: reportingOfPlaywright,
  },
  // Needs an X server, and a Node that repairs Playwright's way to Firefox as it is loaded.
  engines: {
    title: 'journeys in three engines',
    command: ['xvfb-run', '-a', 'node', '--import', './e2e/engines/repair-bidi.ts', 'e2e/engines/run.ts'],
    reporting: (jsonPath) => ({ args: [], env: { ENGINES_JSON: jsonPath } }),
  },
};

export interface SuiteRun {
  readonly command: readonly [string, ...string[]];
  readonly env: Readonly<Record<string, string>>;
  /** Where results are left, or null: a part of the tests must not pass for all of them. */
  readonly jsonPath: string | null;
}

/** Anything said to the test runner may leave tests out, so only a run without arguments is recorded. */
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
