import type { Fault } from '../fault.ts';
import { isTestFile, type SourceFile } from '../source-files.ts';
import { importsOf } from './imports.ts';

/**
 * Who may import which of our packages. A name allows the package with all its entries, a name with an
 * entry only that one. `outside` limits third-party packages in product code; without it, knip sees to it
 * that package.json lists them.
 */
const WORKSPACES: Readonly<Record<string, { ours: readonly string[]; outside?: readonly string[] }>> = {
  'packages/domain': { ours: [], outside: ['zod/mini'] },
  'packages/messages': { ours: [], outside: ['@messageformat/parser', 'node:fs', 'node:url'] },
  'packages/contract': { ours: ['domain'], outside: ['zod/mini'] },
  'packages/documents': { ours: ['domain', 'messages'] },
  'packages/importer': { ours: ['domain', 'messages'] },
  'apps/web': { ours: ['contract', 'domain', 'documents/browser', 'importer', 'messages'] },
  'apps/server': { ours: ['contract', 'domain', 'documents/server', 'importer', 'messages'] },
  e2e: { ours: ['contract'] },
};

const workspaceOf = (path: string): string | null =>
  /^(?:apps|packages)\/[^/]+(?=\/)|^e2e(?=\/)/.exec(path)?.[0] ?? null;

/** Workspaces meet only at the entries of packages, and only in the directions of the table. */
export function workspaceFaults(file: SourceFile): Fault[] {
  const workspace = workspaceOf(file.path);
  if (workspace === null) return [];
  const rule = WORKSPACES[workspace];
  if (!rule)
    return [{ path: file.path, line: 1, message: `${workspace} has no row in the table of import rules` }];
  return importsOf(file).flatMap(({ specifier, target, line }) => {
    const message =
      target === null
        ? packageFault(specifier, workspace, rule, isTestFile(file.path))
        : workspaceOf(target) === workspace
          ? null
          : `'${specifier}' leaves ${workspace}: import the package`;
    return message === null ? [] : [{ path: file.path, line, message }];
  });
}

function packageFault(
  specifier: string,
  workspace: string,
  { ours, outside }: { ours: readonly string[]; outside?: readonly string[] },
  isTest: boolean,
): string | null {
  if (specifier.startsWith('@lauda/')) {
    const name = specifier.slice('@lauda/'.length);
    const isAllowed = ours.some((allowed) => name === allowed || name.startsWith(`${allowed}/`));
    return isAllowed ? null : `${workspace} may not import ${specifier}`;
  }
  if (specifier === 'zod') return "import 'zod/mini': the whole of zod would triple its part of the bundle";
  if (!outside || isTest || outside.includes(specifier)) return null;
  return `${workspace} may import only ${outside.join(', ')} from outside, not ${specifier}`;
}
