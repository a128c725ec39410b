import type { Fault } from '../fault.ts';
import { isGeneratedFile, isTestFile, type SourceFile } from '../source-files.ts';
import { visit } from '../syntax.ts';
import type { Entry } from './entries.ts';

/** Keys appear in code as complete literals, so a key without a literal is unused. */
export function unusedFaults(entries: readonly Entry[], files: readonly SourceFile[]): Fault[] {
  const written = new Set<string>();
  for (const file of files) {
    if (isTestFile(file.path) || isGeneratedFile(file.path) || file.path.startsWith('scripts/')) continue;
    visit(file, {
      Literal({ value }) {
        if (typeof value === 'string') written.add(value);
      },
      TemplateLiteral({ quasis: [only, ...more] }) {
        if (only && more.length === 0) written.add(only.value.raw);
      },
    });
  }
  const oncePerKey = [...new Map(entries.toReversed().map((entry) => [entry.key, entry])).values()];
  return oncePerKey
    .filter(({ key }) => !written.has(key))
    .map(({ path, line, key }) => ({ path, line, message: `${key} is used nowhere` }));
}
