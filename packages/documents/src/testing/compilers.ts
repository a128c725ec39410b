import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createWasmTypst } from '../browser/wasm-typst.ts';
import { FONT_FAMILIES, fontModule } from '../fonts.ts';
import { createTypst } from '../server/typst.ts';

const TEMPLATES = fileURLToPath(new URL('../templates', import.meta.url));
const NO_FONTS = fileURLToPath(new URL('../server/no-fonts.conf', import.meta.url));

/** The native compiler in this process, with the same view of fonts as the pool's children. */
export function createTestTypst() {
  process.env['FONTCONFIG_FILE'] = NO_FONTS;
  return createTypst();
}

const readModule = (specifier: string) => readFileSync(fileURLToPath(import.meta.resolve(specifier)));

/** The browser's compiler, in Node. */
export async function createTestWasmTypst() {
  const paths = globSync('**/*.typ', { cwd: TEMPLATES });
  return createWasmTypst({
    compiler: await WebAssembly.compile(readModule('@myriaddreamin/typst-ts-web-compiler/wasm')),
    renderer: await WebAssembly.compile(readModule('@myriaddreamin/typst-ts-renderer/wasm')),
    sources: Object.fromEntries(
      paths.map((path) => [`/${path}`, readFileSync(`${TEMPLATES}/${path}`, 'utf8')]),
    ),
    readFonts: async (name) => {
      const family = FONT_FAMILIES.find((known) => known.family === name);
      return family ? family.styles.map((style) => readModule(fontModule(family, style))) : [];
    },
  });
}
