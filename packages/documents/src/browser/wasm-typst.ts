import initCompiler, {
  TypstCompilerBuilder,
  TypstFontResolverBuilder,
} from '@myriaddreamin/typst-ts-web-compiler';
import initRenderer, { TypstRendererBuilder } from '@myriaddreamin/typst-ts-renderer';
import type { Preview, PreviewPage } from '../engine.ts';
import type { Job } from '../job.ts';
import { claimAccessible } from '../pdf/claim-accessible.ts';
import { readPage, readPlaces, splitPages } from '../preview.ts';

export interface WasmParts {
  readonly compiler: WebAssembly.Module;
  readonly renderer: WebAssembly.Module;
  /** Template sources by path from the templates' root: '/lib.typ'. */
  readonly sources: Readonly<Record<string, string>>;
  readonly readFonts: (family: string) => Promise<readonly Uint8Array[]>;
}

const PDF = 1;
const PAGED = 0;
const WITH_DIAGNOSTICS = 3;
const BODY_AND_DEFS = 0b11;

/**
 * The WebAssembly compiler, called without its JavaScript wrapper: the wrapper needs 'unsafe-eval' and by default
 * fetches fonts from a CDN. The compiler has no file or network access.
 */
export async function createWasmTypst({
  compiler: module,
  renderer: rendererModule,
  sources,
  readFonts,
}: WasmParts) {
  const { memory } = await initCompiler({ module_or_path: module });
  await initRenderer({ module_or_path: rendererModule });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  const compiler = await builder.build();
  for (const [path, source] of Object.entries(sources)) compiler.add_source(path, source);
  const renderer = await new TypstRendererBuilder().build();
  const server = compiler.create_incr_server();
  const session = renderer.create_session();
  const fonts = new Map<string, readonly Uint8Array[]>();
  let shown: readonly { readonly markup: string; readonly page: PreviewPage }[] = [];

  async function provideFonts(families: Job['families']): Promise<void> {
    const missing = [...families].filter((family) => !fonts.has(family));
    if (missing.length === 0) return;
    await Promise.all(missing.map(async (family) => fonts.set(family, await readFonts(family))));
    const resolver = new TypstFontResolverBuilder();
    for (const font of [...fonts.values()].flat()) resolver.add_raw_font(font);
    compiler.set_fonts(await resolver.build());
  }

  async function open({ main, inputs, photo, families }: Job) {
    await provideFonts(families);
    if (photo) compiler.map_shadow(photo.path, photo.bytes);
    return compiler.snapshot(undefined, main, Object.entries(inputs));
  }

  /** Most pages are unchanged: they are not parsed again and keep their object identity. */
  function readPages(markups: readonly string[], paper: Job['paper']): PreviewPage[] {
    shown = markups.map((markup, index) => {
      const before = shown[index];
      return before?.markup === markup ? before : { markup, page: readPage(markup, paper) };
    });
    return shown.map(({ page }) => page);
  }

  return {
    /** The compiler never frees its cache, so the owner must watch this. */
    memoryBytes: () => memory.buffer.byteLength,
    async preview(job: Job): Promise<Preview> {
      const world = await open(job);
      try {
        renderer.manipulate_data(session, 'merge', resultOf(world.incr_compile(server, WITH_DIAGNOSTICS)));
        // The places that the template recorded. The compiler answers queries in JSON.
        const [rows] = JSON.parse(world.query(PAGED, '<places>', 'value')) as [
          Parameters<typeof readPlaces>[0],
        ];
        const { defs, pages } = splitPages(renderer.svg_data(session, BODY_AND_DEFS));
        return { defs, pages: readPages(pages, job.paper), places: readPlaces(rows) };
      } finally {
        world.free();
      }
    },
    async pdf(job: Job): Promise<Uint8Array> {
      const world = await open(job);
      try {
        return claimAccessible(resultOf(world.get_artifact(PDF, WITH_DIAGNOSTICS)));
      } finally {
        world.free();
      }
    },
  };
}

/** The compiler's types say `any`; this is the actual result type. */
function resultOf(answer: { result?: Uint8Array; diagnostics?: unknown }): Uint8Array {
  if (!answer.result) throw new Error(JSON.stringify(answer.diagnostics ?? 'no document'));
  return answer.result;
}
