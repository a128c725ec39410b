import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NodeCompiler, type NodeTypstDocument, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler';
import type { ReadablePreview } from '../engine.ts';
import {
  FALLBACK_FAMILIES,
  FONT_FAMILIES,
  type FontFamily,
  fontModule,
  TEXT_FAMILIES,
} from '../fonts/fonts.ts';
import type { Job } from '../job.ts';
import { claimAccessible } from '../pdf/claim-accessible.ts';
import { readPlaces, readPreview } from '../preview.ts';

const TEMPLATES = fileURLToPath(new URL('../templates', import.meta.url));

const LATIN_FAMILIES: readonly FontFamily[] = [...TEXT_FAMILIES, FALLBACK_FAMILIES[0]];

/** Fonts found on most machines that we do not ship. */
const FOREIGN_FAMILIES = ['DejaVu Sans', 'Liberation Sans', 'Nimbus Sans', 'Arial', 'Helvetica', 'Roboto'];

function createCompiler(families: readonly FontFamily[]): NodeCompiler {
  const fontBlobs = families.flatMap((family) =>
    family.styles.map((style) => readFileSync(fileURLToPath(import.meta.resolve(fontModule(family, style))))),
  );
  // Font bytes but no font folders: passing both makes the compiler panic.
  const compiler = NodeCompiler.create({
    workspace: TEMPLATES,
    fontArgs: [{ fontBlobs: fontBlobs.splice(0) }],
  });
  // The compiler has its own copies of the fonts.
  globalThis.gc?.();
  return compiler;
}

/** The native compiler. A panic ends the process, so it runs only in the pool's children. */
export function createTypst() {
  let compiler = createCompiler(LATIN_FAMILIES);
  let isLatinOnly = true;

  /** Fonts for other scripts are three times as large as the rest, and few resumes need them. */
  function takeFontsFor({ families }: Job): void {
    const isLatin = [...families].every((needed) => LATIN_FAMILIES.some(({ family }) => family === needed));
    if (isLatin || !isLatinOnly) return;
    // Free the old compiler's cache and garbage before creating the new one, which is when a child's memory peaks.
    compiler.evictCache(0);
    globalThis.gc?.();
    compiler = createCompiler(FONT_FAMILIES);
    isLatinOnly = false;
  }

  /** Throws if a system font is visible: the browser would not have it, and its pages would differ. */
  function assertOwnFontsOnly(): void {
    for (const family of FOREIGN_FAMILIES) {
      const probe = compiler.compile({ mainFileContent: `#text(font: "${family}", fallback: false)[x]` });
      const warnings = probe.takeWarnings();
      const isUnknown =
        warnings !== null &&
        JSON.stringify(compiler.fetchDiagnostics(warnings)).includes('unknown font family');
      if (!isUnknown) throw new Error(`the font ${family} of this machine is visible to the document engine`);
    }
  }

  function compile<T>(job: Job, use: (document: NodeTypstDocument) => T): T {
    const { main, inputs, photo } = job;
    takeFontsFor(job);
    const photoPath = photo && `${TEMPLATES}${photo.path}`;
    if (photo && photoPath) compiler.mapShadow(photoPath, Buffer.from(photo.bytes));
    try {
      const compiled = compiler.compile({ mainFilePath: `${TEMPLATES}${main}`, inputs });
      const error = compiled.takeError();
      if (!compiled.result)
        throw new Error(error ? JSON.stringify(compiler.fetchDiagnostics(error)) : 'no document');
      return use(compiled.result);
    } finally {
      if (photoPath) compiler.unmapShadow(photoPath);
      compiler.evictCache(4);
    }
  }

  return {
    assertOwnFontsOnly,
    pdf: (job: Job): Uint8Array =>
      compile(job, (document) => claimAccessible(new Uint8Array(compiler.pdf(document)))),
    /** Why the document fails PDF/UA-1, or null. The strict export checks it, and costs as much as the document. */
    shortfall: (job: Job): string | null =>
      compile(job, (document) => {
        try {
          compiler.pdf(document, { pdfStandard: PdfStandard.UA_1 });
          return null;
        } catch (error) {
          return reasonOf(error);
        }
      }),
    preview: (job: Job): ReadablePreview =>
      compile(job, (document) => {
        const rows = compiler.query(document, { selector: '<places>', field: 'value' }) as [
          Parameters<typeof readPlaces>[0],
        ];
        return readPreview(compiler.svg(document), readPlaces(rows[0]), job.paper);
      }),
  };
}

/** Compiler errors often have no message. */
function reasonOf(error: unknown): string {
  const { message = '', code = '' } = error as { message?: string; code?: string };
  return message || code || 'refused without a reason';
}
