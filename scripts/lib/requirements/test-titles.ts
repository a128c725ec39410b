import type { Fault } from '../fault.ts';
import { isTestFile, type SourceFile } from '../source-files.ts';
import { namePath, syntaxOf, visit, writtenTexts } from '../syntax.ts';
import type { Area } from './clauses.ts';
import { brokenIdsIn, idsIn } from './ids.ts';

export interface TestTitle {
  readonly path: string;
  readonly line: number;
  readonly title: string;
}

const TITLED = new Set(['it', 'test', 'describe', 'suite']);

/** Titles as written in the sources, before anything has run. */
export function testTitles(files: readonly SourceFile[]): TestTitle[] {
  return files
    .filter(({ path }) => isTestFile(path))
    .flatMap((file) => {
      const titles: TestTitle[] = [];
      const { lineAt } = syntaxOf(file);
      visit(file, {
        CallExpression({ callee, arguments: [first], start }) {
          if (!first || first.type === 'SpreadElement' || !TITLED.has(namePath(callee)[0] ?? '')) return;
          for (const title of writtenTexts(first))
            titles.push({ path: file.path, line: lineAt(start), title });
        },
      });
      return titles;
    });
}

/** A misspelled id would silently leave a clause unproven. */
export function titleFaults(titles: readonly TestTitle[], areas: readonly Area[]): Fault[] {
  const known = new Set(areas.flatMap(({ ids }) => ids));
  const names = areas.map(({ name }) => name);
  return titles.flatMap(({ path, line, title }) => [
    ...idsIn(title)
      .filter((id) => !known.has(id))
      .map((id) => ({ path, line, message: `[${id}] is no clause of docs/requirements.md` })),
    ...brokenIdsIn(title, names).map((text) => ({
      path,
      line,
      message: `[${text}] names no clause: write each id whole, in brackets of its own`,
    })),
  ]);
}
