import { dirname } from 'node:path';

export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Tests measure time and use all cores, so nothing runs in parallel. */
  readonly isAlone?: true;
}

const script = (name: string): Step['command'] => ['node', `scripts/check/${name}.ts`];

/** All steps of `npm run check`; quick ones first, so that common faults show early. */
export function checkSteps(tsconfigPaths: readonly string[]): Step[] {
  const types = tsconfigPaths.map((path): Step => {
    const folder = dirname(path);
    return { name: folder === '.' ? 'types' : `types ${folder}`, command: ['tsc', '-p', folder] };
  });
  return [
    { name: 'format', command: ['oxfmt', '--check'] },
    { name: 'boundaries', command: script('boundaries') },
    { name: 'messages', command: script('messages') },
    { name: 'requirement-ids', command: script('requirement-ids') },
    { name: 'migrations', command: script('migrations') },
    { name: 'licences', command: script('licences') },
    { name: 'lint', command: ['oxlint'] },
    { name: 'browser-support', command: script('browser-support') },
    ...types,
    { name: 'dead-code', command: ['knip'] },
    { name: 'tests', command: ['node', 'scripts/run-suite.ts', 'vitest'], isAlone: true },
  ];
}

/** `--only lint,types`: a name selects the step and all whose name begins with it ('types apps/web'). */
export function chooseSteps(steps: readonly Step[], only: string | undefined): Step[] {
  if (only === undefined) return [...steps];
  const wanted = only.split(',');
  const isChosen = (step: Step, name: string) => step.name === name || step.name.startsWith(`${name} `);
  const unknown = wanted.filter((name) => !steps.some((step) => isChosen(step, name)));
  if (unknown.length > 0)
    throw new Error(`no step ${unknown.join(', ')}; there are: ${steps.map(({ name }) => name).join(', ')}`);
  return steps.filter((step) => wanted.some((name) => isChosen(step, name)));
}
