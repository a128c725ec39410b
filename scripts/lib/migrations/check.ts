import type { Fault } from '../fault.ts';
import type { SourceFile } from '../source-files.ts';
import { HISTORY } from './history.data.ts';
import { migrationBreaches, type Rule } from './rules.ts';
import { readMigration } from './statements.ts';

/** Violations that are not in the history, and history entries without a violation. */
export function migrationFaults(
  files: readonly SourceFile[],
  history: Readonly<Record<string, readonly Rule[]>> = HISTORY,
): Fault[] {
  return files.flatMap(({ path, text }): Fault[] => {
    const file = path.split('/').at(-1) ?? '';
    const breaches = migrationBreaches(readMigration(file, text));
    const forgiven = history[file] ?? [];
    return [
      ...breaches
        .filter(({ rule }) => !forgiven.includes(rule))
        .map(({ rule, line, message }) => ({ path, line, message: `${rule}: ${message}` })),
      ...forgiven
        .filter((rule) => !breaches.some((breach) => breach.rule === rule))
        .map((rule) => ({ path, line: 1, message: `is listed as history for '${rule}', which it keeps` })),
    ];
  });
}
