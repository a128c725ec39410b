import type { Fault } from '../fault.ts';
import { isGeneratedFile, isTestFile, type SourceFile } from '../source-files.ts';
import { importsOf } from './imports.ts';

const SOURCE = 'apps/web/src/';

/** ui, lib ← features ← routes ← app ← main: each may import what is to its left. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  lib: ['lib'],
  ui: ['ui', 'lib', 'styles'],
  dev: ['dev', 'ui', 'lib'],
  features: ['ui', 'lib'],
  routes: ['routes', 'features', 'ui', 'lib'],
  app: ['app', 'routes', 'features', 'ui', 'lib', 'styles'],
  'service-worker': ['service-worker', 'lib'],
  main: ['app', 'features', 'ui', 'lib', 'styles'],
  testing: ['testing', 'app', 'routes', 'features', 'ui', 'lib', 'styles'],
};

const GALLERY_ROUTE = `${SOURCE}routes/ui.tsx`;

const pathIn = (path: string): string | null => (path.startsWith(SOURCE) ? path.slice(SOURCE.length) : null);

/** 'features/resume' for a feature, else the folder; files outside the folders start the app. */
function layerOf(inner: string): string {
  const [folder = '', ...rest] = inner.split('/');
  if (rest.length === 0) return 'main';
  return folder === 'features' && rest.length > 1 ? `features/${rest[0]}` : folder;
}

export function webLayerFaults(file: SourceFile): Fault[] {
  const inner = pathIn(file.path);
  if (inner === null || isGeneratedFile(file.path)) return [];
  const layer = layerOf(inner);
  const allowed = LAYERS[layer.split('/')[0] ?? ''];
  if (!allowed && !isTestFile(file.path))
    return [{ path: file.path, line: 1, message: `${layer}/ is no layer of the web app` }];
  return importsOf(file).flatMap(({ target, specifier, line }) => {
    const message =
      target === null ? packageFault(specifier) : importFault(file.path, layer, allowed ?? [], target);
    return message === null ? [] : [{ path: file.path, line, message }];
  });
}

const packageFault = (specifier: string): string | null =>
  specifier === '@lauda/messages/node' ? `${specifier} reads files, which a browser cannot` : null;

function importFault(path: string, layer: string, allowed: readonly string[], target: string): string | null {
  const inner = pathIn(target);
  if (inner === null) return null;
  const targetLayer = layerOf(inner);
  if (targetLayer === layer) return null;
  if (targetLayer === 'testing') return isTestFile(path) ? null : 'testing/ is for tests only';
  if (targetLayer === 'dev')
    return path === GALLERY_ROUTE ? null : 'dev/ is for the component gallery (routes/ui.tsx) only';
  if (layer.startsWith('features/') && targetLayer.startsWith('features/'))
    return `${layer} may not import ${targetLayer}: the route composes them`;
  const isAllowed = allowed.some((name) => inner.startsWith(`${name}/`));
  return isAllowed ? null : `${layer} may not import ${inner}`;
}
