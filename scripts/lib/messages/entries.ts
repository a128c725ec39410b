import { globSync, readFileSync } from 'node:fs';
import { ROOT, type SourceFile } from '../source-files.ts';

/** One message in a language's file. */
export interface Entry {
  readonly locale: string;
  readonly key: string;
  readonly source: string;
  readonly path: string;
  readonly line: number;
}

const FILE = /locales\/(?<locale>[^/]+)\/(?<area>[^/]+)\.json$/;
const ENTRY_LINE = /^\s*("(?:[^"\\]|\\.)*")\s*:/;

export function readLocaleFiles(root = ROOT): SourceFile[] {
  return globSync('packages/messages/locales/*/*.json', { cwd: root })
    .toSorted()
    .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }));
}

/** Read line by line, as formatted by oxfmt, because JSON.parse hides duplicate keys. */
export function entriesOf(files: readonly SourceFile[]): Entry[] {
  return files.flatMap(({ path, text }) => {
    const { locale = '', area = '' } = FILE.exec(path)?.groups ?? {};
    const sources = JSON.parse(text) as Record<string, string>;
    return text.split('\n').flatMap((line, index) => {
      const quoted = ENTRY_LINE.exec(line)?.[1];
      if (quoted === undefined) return [];
      const name = JSON.parse(quoted) as string;
      return [{ locale, key: `${area}.${name}`, source: sources[name] ?? '', path, line: index + 1 }];
    });
  });
}
