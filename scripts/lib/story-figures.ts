interface Annotated {
  readonly annotations?: readonly { readonly type: string }[];
  readonly status?: string;
}

interface ReportedSuite {
  readonly suites?: readonly ReportedSuite[];
  readonly specs?: readonly { readonly tests: readonly Annotated[] }[];
}

export interface StoryFigures {
  readonly run: number;
  readonly failed: number;
  readonly trouble: number;
}

const testsOf = ({ suites = [], specs = [] }: ReportedSuite): readonly Annotated[] => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsOf),
];

/** From Playwright's JSON report. A story that passed only on retry has failed. */
export function storyFigures(report: ReportedSuite): StoryFigures {
  const tests = testsOf(report);
  const troubles = tests
    .flatMap(({ annotations = [] }) => annotations)
    .filter(({ type }) => type === 'trouble');
  return {
    run: tests.filter(({ status }) => status !== 'skipped').length,
    failed: tests.filter(({ status }) => status === 'unexpected' || status === 'flaky').length,
    trouble: troubles.length,
  };
}
