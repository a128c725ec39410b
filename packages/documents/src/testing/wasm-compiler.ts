import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createWasmTypst } from '../browser/wasm-typst.ts';
import { FONT_FAMILIES, fontModule } from '../fonts/fonts.ts';

const TEMPLATES = fileURLToPath(new URL('../templates', import.meta.url));

const readModule = (specifier: string) => readFileSync(fileURLToPath(import.meta.resolve(specifier)));

const compiled = new Map<string, Promise<WebAssembly.Module>>();

/** Compiled once for all instances, because it takes seconds. */
function compileModule(specifier: string): Promise<WebAssembly.Module> {
  const known = compiled.get(specifier) ?? WebAssembly.compile(readModule(specifier));
  compiled.set(specifier, known);
  return known;
}

/** The browser's compiler, in Node. */
export async function createTestWasmTypst() {
  const paths = globSync('**/*.typ', { cwd: TEMPLATES });
  return createWasmTypst({
    compiler: await compileModule('@myriaddreamin/typst-ts-web-compiler/wasm'),
    renderer: await compileModule('@myriaddreamin/typst-ts-renderer/wasm'),
    sources: Object.fromEntries(
      paths.map((path) => [`/${path}`, readFileSync(`${TEMPLATES}/${path}`, 'utf8')]),
    ),
    readFonts: async (name) => {
      const family = FONT_FAMILIES.find((known) => known.family === name);
      return family ? family.styles.map((style) => readModule(fontModule(family, style))) : [];
    },
  });
}
