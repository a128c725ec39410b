import type { Fault } from '../fault.ts';
import { isTestFile, type SourceFile } from '../source-files.ts';
import { findCycle } from './cycle.ts';
import { importsOf } from './imports.ts';

const SOURCE = 'apps/server/src/';

/** db, platform ← features ← app ← entries; `base` has no layer below it. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  base: ['base'],
  db: ['db', 'platform', 'base'],
  platform: ['db', 'platform', 'base'],
  feature: ['db', 'platform', 'base'],
  app: ['app', 'feature', 'db', 'platform', 'base'],
  entry: ['entry', 'app', 'feature', 'db', 'platform', 'base'],
  testing: ['testing', 'app', 'entry', 'feature', 'db', 'platform', 'base'],
};
/** Files outside the folders. Unlisted ones compose features, as app.ts does. */
const TOP_FILES: Readonly<Record<string, string>> = {
  'env.ts': 'base',
  'legal-settings.ts': 'base',
  'errors.ts': 'base',
  'http.ts': 'entry',
  'worker.ts': 'entry',
};

interface Place {
  readonly layer: string;
  readonly feature: string | null;
  readonly file: string;
}

function placeOf(path: string): Place | null {
  if (!path.startsWith(SOURCE)) return null;
  const parts = path.slice(SOURCE.length).split('/');
  const [first = '', second = ''] = parts;
  const file = parts.at(-1) ?? '';
  const place = (layer: string, feature: string | null = null) => ({ layer, feature, file });
  if (parts.length > 1) return first === 'features' ? place('feature', second) : place(first);
  return place(TOP_FILES[file.replace('.test.ts', '.ts')] ?? 'app');
}

export function serverLayerFaults(file: SourceFile): Fault[] {
  const from = placeOf(file.path);
  if (!from) return [];
  const allowed = LAYERS[from.layer];
  if (!allowed) return [{ path: file.path, line: 1, message: `${from.layer}/ is no layer of the server` }];
  return importsOf(file).flatMap(({ target, line }) => {
    const to = target === null ? null : placeOf(target);
    const message = to && importFault(from, to, allowed, isTestFile(file.path));
    return message ? [{ path: file.path, line, message }] : [];
  });
}

function importFault(from: Place, to: Place, allowed: readonly string[], isTest: boolean): string | null {
  if (to.layer === 'testing') return isTest || from.layer === 'testing' ? null : 'testing/ is for tests only';
  if (from.feature !== null && to.feature !== null) {
    if (from.feature === to.feature || to.file === 'service.ts') return null;
    return `features/${from.feature} may import features/${to.feature} only through its service.ts`;
  }
  if (isTest || allowed.includes(to.layer)) return null;
  return `${from.layer} may not import ${to.layer} (${to.file})`;
}

/** Features call each other through services; a cycle would make them one feature in two folders. */
export function featureCycleFaults(files: readonly SourceFile[]): Fault[] {
  const edges = new Map<string, Map<string, Fault>>();
  for (const file of files) {
    const from = placeOf(file.path)?.feature;
    if (!from || isTestFile(file.path)) continue;
    for (const { target, line } of importsOf(file)) {
      const to = target === null ? null : placeOf(target)?.feature;
      if (!to || to === from) continue;
      const known = edges.get(from) ?? new Map<string, Fault>();
      edges.set(from, known.set(to, known.get(to) ?? { path: file.path, line, message: '' }));
    }
  }
  const cycle = findCycle(new Map([...edges].map(([from, known]) => [from, [...known.keys()]])));
  const [first, second] = cycle;
  const place = first === undefined || second === undefined ? null : edges.get(first)?.get(second);
  return place ? [{ ...place, message: `features call each other in a circle: ${cycle.join(' → ')}` }] : [];
}
