import { posix } from 'node:path';
import type { SourceFile } from '../source-files.ts';
import { syntaxOf, visit } from '../syntax.ts';

export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** The target file, relative to the repository root; null for a package. */
  readonly target: string | null;
}

/** All imports of a file: static, dynamic and type imports, and re-exports. */
export function importsOf(file: SourceFile): Import[] {
  const { lineAt } = syntaxOf(file);
  const imports: Import[] = [];
  const add = (source: { value: unknown; start: number } | null | undefined) => {
    if (typeof source?.value !== 'string') return;
    const specifier = source.value.replace(/\?.*$/, '');
    const isRelative = specifier.startsWith('.');
    const target = isRelative ? posix.join(posix.dirname(file.path), specifier) : null;
    imports.push({ specifier, line: lineAt(source.start), target });
  };
  visit(file, {
    ImportDeclaration: ({ source }) => add(source),
    ExportNamedDeclaration: ({ source }) => add(source),
    ExportAllDeclaration: ({ source }) => add(source),
    ImportExpression: ({ source }) => {
      if (source.type === 'Literal') add(source);
    },
    TSImportType: ({ source }) => add(source),
  });
  return imports;
}
