import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** A file of the repository; `path` is relative to its root, with forward slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const SOURCES = '{apps,packages,e2e,scripts}/**/*.{ts,tsx}';
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', '.reports', '.scratch', 'test-results']);

/** All TypeScript files of the repository, including generated ones. */
export function readSourceFiles(root = ROOT): SourceFile[] {
  const paths = globSync([SOURCES, '*.ts'], {
    cwd: root,
    exclude: (path) => SKIPPED_FOLDERS.has(path.split('/').at(-1) ?? ''),
  });
  return paths.toSorted().map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }));
}

/** The SQL files of migrations and roles. */
export function readSqlFiles(root = ROOT): SourceFile[] {
  const paths = globSync('apps/server/{migrations,src}/**/*.sql', { cwd: root });
  return paths.toSorted().map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }));
}

export const isTestFile = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path);
export const isGeneratedFile = (path: string): boolean => /\.gen\.tsx?$/.test(path);
