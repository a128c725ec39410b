import compilerUrl from '@myriaddreamin/typst-ts-web-compiler/wasm?url';
import rendererUrl from '@myriaddreamin/typst-ts-renderer/wasm?url';
import { FONT_URLS } from './font-urls.gen.ts';
import type { StartMessage } from './protocol.ts';

const ROOT = '../templates';

const templates = import.meta.glob<string>('../templates/**/*.typ', {
  query: '?raw',
  import: 'default',
  eager: true,
});

async function compileModule(url: string): Promise<WebAssembly.Module> {
  return WebAssembly.compileStreaming(fetch(url));
}

/** Everything a worker needs to start. Compiled once: a replacement worker shares the modules. */
export async function loadAssets(): Promise<StartMessage> {
  const [compiler, renderer] = await Promise.all([compileModule(compilerUrl), compileModule(rendererUrl)]);
  const sources = Object.fromEntries(
    Object.entries(templates).map(([path, source]) => [path.slice(ROOT.length), source]),
  );
  return { compiler, renderer, sources, fonts: FONT_URLS };
}
