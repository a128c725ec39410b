import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from 'typescript/unstable/ast';
import { API, type Project } from 'typescript/unstable/sync';

export interface BrowserProgram {
  readonly project: Project;
  readonly sources: readonly SourceFile[];
  /** TypeScript's own declarations of JavaScript and browser APIs. */
  readonly libraries: readonly SourceFile[];
}

export const isLibrary = (path: string): boolean => /\/lib\.[^/]+\.d\.ts$/.test(path);

/**
 * Runs `read` on a program of exactly these files with the web app's compiler options. `folder` receives its
 * tsconfig.json and is inside the repository, so that package types resolve.
 */
export function withBrowserProgram<T>(
  options: { readonly files: readonly string[]; readonly tsconfig: string; readonly folder: string },
  read: (program: BrowserProgram) => T,
): T {
  mkdirSync(options.folder, { recursive: true });
  const config = join(options.folder, 'tsconfig.json');
  // All libs of TypeScript: with the web app's own `lib`, a too new builtin would have no type to detect it by.
  const compilerOptions = { lib: ['esnext', 'dom', 'dom.iterable'] };
  const { tsconfig, files } = options;
  writeFileSync(config, JSON.stringify({ extends: tsconfig, compilerOptions, include: [], files }));
  const api = new API({ cwd: options.folder });
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`TypeScript cannot open ${config}`);
    const get = (path: string): SourceFile => {
      const file = project.program.getSourceFile(path);
      if (!file) throw new Error(`TypeScript cannot read ${path}`);
      return file;
    };
    return read({
      project,
      sources: options.files.map(get),
      libraries: project.program.getSourceFileNames().filter(isLibrary).map(get),
    });
  } finally {
    api.close();
  }
}
