import type { Fault } from '../fault.ts';
import { isTestFile, type SourceFile } from '../source-files.ts';
import { importsOf } from './imports.ts';

/**
 * Which workspace may import which of our packages. A name allows the package with all its entries, a name with an
 * entry only that entry. `outside` limits third-party packages in product code; otherwise knip checks that package.json
 * lists them. `tests` adds packages that only tests and test helpers may import.
 */
interface ImportRule {
  readonly ours: readonly string[];
  readonly outside?: readonly string[];
  readonly tests?: readonly string[];
}

const WORKSPACES: Readonly<Record<string, ImportRule>> = {
  'packages/domain': { ours: [], outside: ['zod/mini'] },
  'packages/messages': { ours: [], outside: ['@messageformat/parser', 'node:fs', 'node:url'] },
  'packages/contract': { ours: ['domain'], outside: ['zod/mini'] },
  'packages/isolation': { ours: [] },
  'packages/documents': { ours: ['domain', 'isolation', 'messages'] },
  'packages/importer': { ours: ['domain', 'isolation'], tests: ['documents/server'] },
  'packages/job-ad': { ours: ['domain', 'isolation'], tests: ['stand-ins'] },
  'packages/local-first': { ours: ['domain'], outside: ['idb'] },
  'packages/stand-ins': { ours: [] },
  'apps/web': { ours: ['contract', 'domain', 'documents/browser', 'importer', 'local-first', 'messages'] },
  'apps/server': {
    ours: ['contract', 'domain', 'documents/server', 'importer', 'isolation', 'job-ad', 'messages'],
    tests: ['stand-ins'],
  },
  e2e: { ours: ['contract', 'stand-ins'] },
};

const isForTests = (path: string): boolean => isTestFile(path) || path.includes('/src/testing/');

const workspaceOf = (path: string): string | null =>
  /^(?:apps|packages)\/[^/]+(?=\/)|^e2e(?=\/)/.exec(path)?.[0] ?? null;

/** Workspaces import each other only through package entries and only as the table allows. */
export function workspaceFaults(file: SourceFile): Fault[] {
  const workspace = workspaceOf(file.path);
  if (workspace === null) return [];
  const rule = WORKSPACES[workspace];
  if (!rule)
    return [{ path: file.path, line: 1, message: `${workspace} has no row in the table of import rules` }];
  return importsOf(file).flatMap(({ specifier, target, line }) => {
    const message =
      target === null
        ? packageFault(specifier, workspace, rule, isForTests(file.path))
        : workspaceOf(target) === workspace
          ? null
          : `'${specifier}' leaves ${workspace}: import the package`;
    return message === null ? [] : [{ path: file.path, line, message }];
  });
}

function packageFault(
  specifier: string,
  workspace: string,
  { ours, outside, tests = [] }: ImportRule,
  isTest: boolean,
): string | null {
  if (specifier.startsWith('@lauda/')) {
    const name = specifier.slice('@lauda/'.length);
    const isAllowed = [...ours, ...(isTest ? tests : [])].some(
      (allowed) => name === allowed || name.startsWith(`${allowed}/`),
    );
    return isAllowed ? null : `${workspace} may not import ${specifier}`;
  }
  if (specifier === 'zod') return "import 'zod/mini': the whole of zod would triple its part of the bundle";
  if (!outside || isTest || outside.includes(specifier)) return null;
  return `${workspace} may import only ${outside.join(', ')} from outside, not ${specifier}`;
}
