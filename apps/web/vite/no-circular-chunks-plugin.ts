import type { Plugin } from 'vite';

/** The first cycle of chunks that import each other, or null. */
export function findCircle(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const walk = (file: string, path: readonly string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of imports.get(file) ?? []) {
      const circle = walk(next, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of imports.keys()) {
    const circle = walk(file, []);
    if (circle) return circle;
  }
  return null;
}

/**
 * Fails the build if chunks import each other: the first one requested then runs before its dependencies, and a table
 * computed from another chunk's list breaks the page. Which page that is changes with every build.
 */
export const noCircularChunksPlugin = (): Plugin => ({
  name: 'lauda-no-circular-chunks',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const circle = findCircle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
    if (circle) this.error(`files import each other: ${circle.join(' > ')}; see vite/chunk-groups.ts`);
  },
});
