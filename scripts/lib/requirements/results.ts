import { isAbsolute, join, relative } from 'node:path';
import { idsIn } from './ids.ts';

/** A test that ran and names clauses. Any result but a plain pass invalidates their proof. */
export interface NamedTest {
  readonly path: string;
  readonly title: string;
  readonly ids: readonly string[];
  readonly hasPassed: boolean;
}

interface VitestReport {
  testResults: {
    name: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { status: string; expectedStatus: string }[] }[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
}

const named = (path: string, titles: readonly string[], hasPassed: boolean): NamedTest[] => {
  const title = titles.join(' ');
  const ids = idsIn(title);
  return ids.length === 0 ? [] : [{ path, title, ids, hasPassed }];
};

export function vitestTests(json: string, root: string): NamedTest[] {
  const report = JSON.parse(json) as VitestReport;
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ ancestorTitles, title, status }) =>
      named(relative(root, name), [...ancestorTitles, title], status === 'passed'),
    ),
  );
}

/** A test that passed only on retry ('flaky') or was expected to fail proves nothing. */
export function playwrightTests(json: string, root: string): NamedTest[] {
  const { config, suites } = JSON.parse(json) as PlaywrightReport;
  const pathOf = (file: string) => relative(root, isAbsolute(file) ? file : join(config.rootDir, file));
  const testsOf = (suite: PlaywrightSuite, above: readonly string[]): NamedTest[] => {
    const titles = [...above, suite.title];
    const own = (suite.specs ?? []).flatMap((spec) =>
      spec.tests.flatMap(({ status, expectedStatus }) =>
        named(
          pathOf(suite.file),
          [...titles, spec.title],
          status === 'expected' && expectedStatus === 'passed',
        ),
      ),
    );
    return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, titles))];
  };
  return suites.flatMap((suite) => testsOf(suite, []));
}
