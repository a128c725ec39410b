import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { isTestFile } from '../source-files.ts';

const isCode = (path: string): boolean => /(?<!\.d)\.tsx?$/.test(path);
const isBuilt = (path: string): boolean =>
  isCode(path) && !isTestFile(path) && !path.includes('/src/testing/');

/**
 * Absolute paths of the web app's files without tests, and of all files of our packages that they import, including
 * workers. Type imports do not count. Code that tree shaking would remove is included.
 */
export function browserFiles(root: string): string[] {
  const reached = new Set<string>();
  const follow = (path: string): void => {
    if (reached.has(path)) return;
    reached.add(path);
    for (const imported of importedFiles(path)) follow(imported);
  };
  for (const path of globSync('apps/web/src/**/*', { cwd: root }))
    if (isBuilt(path)) follow(join(root, path));
  return [...reached].toSorted();
}

function importedFiles(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  // Uses only the module record: converting the whole AST would take most of the time.
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  const specifiers = [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
  return [...new Set(specifiers)].flatMap((specifier) => {
    const file = resolveOwn(specifier.replace(/\?.*$/, ''), path);
    return file !== null && isCode(file) ? [file] : [];
  });
}

function resolveOwn(specifier: string, from: string): string | null {
  if (specifier.startsWith('@lauda/')) return createRequire(from).resolve(specifier);
  if (!specifier.startsWith('.')) return null;
  const path = join(dirname(from), specifier);
  return existsSync(path) ? path : null;
}
