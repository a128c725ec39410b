// Builds /service-worker.js after the app and its pages: it contains the names of their files.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Manifest } from 'vite';
import { offlineFiles } from './offline-files.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const DIST = path.join(ROOT, 'dist');

const manifest = JSON.parse(readFileSync(path.join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;
const all = readdirSync(path.join(DIST, 'assets')).filter((name) => !/\.(br|gz|map)$/.test(name));

await build({
  root: ROOT,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: {
    BUILD_FILES: JSON.stringify(all.map((name) => `/assets/${name}`)),
    BUILDER_FILES: JSON.stringify(offlineFiles(manifest)),
  },
  build: {
    target: 'es2023',
    outDir: DIST,
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: path.join(ROOT, 'src/service-worker/service-worker.ts'),
      output: { entryFileNames: 'service-worker.js', codeSplitting: false },
    },
  },
});
