// Builds the prerendered pages after the app (their script and styles, pictures and HTML) and the builder's early form.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PAGE_VARIANTS, pageFile } from '@lauda/contract/site/pages';
import tailwindcss from '@tailwindcss/vite';
import { build, type Manifest } from 'vite';
import type { PageFiles } from '../src/app/page-head.tsx';
import { buildEarlyBuilder } from './build-early-builder.ts';
import { compressPlugin } from './compress-plugin.ts';
import { loadPageRenderer } from './pages/page-renderer.ts';
import { screenPreloads } from './pages/screen-preloads.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const DIST = path.join(ROOT, 'dist');
const SCRIPT = 'src/page-script.ts';
const PICTURES = path.join(ROOT, 'src/features/landing/pictures');

const readManifest = (name: string): Manifest =>
  JSON.parse(readFileSync(path.join(DIST, '.vite', name), 'utf8')) as Manifest;

/** Publishes a picture under a content-hashed name, so that browsers can cache it permanently. */
function publishPicture(name: string): string {
  const content = readFileSync(path.join(PICTURES, name));
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const { name: stem, ext } = path.parse(name);
  const file = `assets/${stem}-${hash}${ext}`;
  writeFileSync(path.join(DIST, file), content);
  return `/${file}`;
}

/** The app's entry with all its imports, in one language. */
function appFiles(manifest: Manifest, locale: string): string[] {
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(`/${chunk.file}`)) return;
    files.add(`/${chunk.file}`);
    for (const style of chunk.css ?? []) files.add(`/${style}`);
    for (const next of chunk.imports ?? []) add(next);
  };
  add('index.html');
  add(Object.keys(manifest).find((key) => key.endsWith(`virtual:messages/${locale}`)) ?? '');
  return [...files];
}

// Must run before the build that compresses everything.
const pictures = new Map(readdirSync(PICTURES).map((name) => [name, publishPicture(name)]));
const picture = (name: string): string => {
  const address = pictures.get(name);
  if (address === undefined) throw new Error(`there is no picture ${name}: run npm run pages:pictures`);
  return address;
};

await build({
  root: ROOT,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [tailwindcss(), compressPlugin()],
  build: {
    target: 'es2023',
    outDir: DIST,
    emptyOutDir: false,
    manifest: '.vite/pages-manifest.json',
    modulePreload: { polyfill: false },
    rollupOptions: { input: path.join(ROOT, SCRIPT) },
  },
});

const app = readManifest('manifest.json');
writeFileSync(path.join(DIST, '.vite/screen-preloads.json'), JSON.stringify(screenPreloads(app)));
const own = readManifest('pages-manifest.json')[SCRIPT];
if (!own?.css?.[0]) throw new Error(`the build of ${SCRIPT} has no styles`);
const files: PageFiles = {
  stylesheet: `/${own.css[0]}`,
  script: `/${own.file}`,
  fonts: (own.assets ?? []).filter((file) => /-latin-(?:wght|400)-/.test(file)).map((file) => `/${file}`),
  picture,
  app: (locale) => appFiles(app, locale),
};
const { renderPage, renderEarlyBuilder, close } = await loadPageRenderer(ROOT);
for (const variant of PAGE_VARIANTS) {
  const file = path.join(DIST, pageFile(variant));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, await renderPage(variant, files));
}
await buildEarlyBuilder(ROOT, DIST, renderEarlyBuilder);
await close();
