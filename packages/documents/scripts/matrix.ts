// Every template, language, length, picture and placement of sections through every proof there is, with the other options
// by turns; a failure is a line, and the exit code. Templates named on the command line are the only ones taken.
import { LOCALES } from '@lauda/domain/locale';
import type { Resume } from '@lauda/domain/resume/resume';
import { TEMPLATE_IDS, type TemplateId } from '@lauda/domain/resume/template';
import {
  DATE_FORMATS,
  DENSITIES,
  FONT_PAIRS,
  HEADER_ALIGNMENTS,
  HEADING_STYLES,
  MARGINS,
  PAGE_SIZES,
  PHOTO_SHAPES,
  PHOTO_SIZES,
} from '@lauda/domain/resume/theme';
import { createDocumentPool } from '../src/server/document-pool.ts';
import { missingByPosition, missingInOrder, missingWords } from '../src/testing/expected-text.ts';
import { EXTRACTORS, poppler, readByRows } from '../src/testing/extract.ts';
import { hostileFaults, hostileResumes } from '../src/testing/hostile-checks.ts';
import { lonelyHeads } from '../src/testing/page-ends.ts';
import { PORTRAIT } from '../src/testing/photo.ts';
import { differingPixels, rasterOfPreview, rastersOfPdf } from '../src/testing/raster.ts';
import { LENGTHS, sampleResume } from '../src/testing/resumes.ts';

const pool = createDocumentPool({ size: 2, onNotice: console.warn });
let documents = 0;
let failures = 0;

function report(name: string, proof: string, faults: readonly (string | number)[]): void {
  if (faults.length === 0) return;
  failures += 1;
  console.log(`${name}, ${proof}: ${faults.join(' | ')}`);
}

async function proveReading(name: string, bytes: Uint8Array, resume: Resume): Promise<void> {
  for (const [program, read] of Object.entries(EXTRACTORS)) {
    const find = program === 'pdftotext' ? missingByPosition : missingInOrder;
    report(name, program, find(await read(bytes), resume));
  }
  report(name, '-layout', missingWords(await readByRows(bytes), resume));
}

async function proveSamePages(
  name: string,
  bytes: Uint8Array,
  resume: Resume,
  photo: Uint8Array | undefined,
) {
  const preview = await pool.preview(resume, { photo });
  const printed = await rastersOfPdf(bytes, preview);
  const differing = printed.map((page, index) => differingPixels(page, rasterOfPreview(preview, index)));
  report(
    name,
    'preview',
    differing.filter((count) => count > 0),
  );
  report(
    name,
    'pages',
    printed.length === preview.pages.length ? [] : [printed.length, preview.pages.length],
  );
}

async function proveTags(name: string, bytes: Uint8Array): Promise<void> {
  const facts = await poppler('pdfinfo', ['-'], bytes);
  report(name, 'tags', /^Tagged:\s+yes$/m.test(facts) ? [] : ['not tagged']);
}

/** In a template of one column a placement changes nothing; there the documents differ by the other options. */
const PLACEMENTS = [
  {},
  { skills: 'main', languages: 'main', certifications: 'main' },
  { skills: 'side', languages: 'side', certifications: 'side' },
  { skills: 'side', languages: 'main', certifications: 'side' },
] as const;

/** By turns: the lists have different lengths, so neighbours differ in most options. Not every pair is sure to meet. */
const optionsOf = (turn: number) => ({
  pageSize: PAGE_SIZES[turn % 2],
  theme: {
    fontPair: FONT_PAIRS[turn % FONT_PAIRS.length],
    density: DENSITIES[Math.floor(turn / 2) % DENSITIES.length],
    margins: [undefined, ...MARGINS][turn % 4],
    dateFormat: [undefined, ...DATE_FORMATS][turn % 5],
    photoShape: [undefined, ...PHOTO_SHAPES][Math.floor(turn / 3) % 4],
    photoSize: [undefined, ...PHOTO_SIZES][Math.floor(turn / 5) % 4],
    headingStyle: [undefined, ...HEADING_STYLES][Math.floor(turn / 7) % 5],
    headerAlignment: [undefined, ...HEADER_ALIGNMENTS][turn % 3],
  },
});

type Proof = () => Promise<void>;

function sampleProofs(templateId: TemplateId): Proof[] {
  const all = LOCALES.flatMap((language) =>
    LENGTHS.flatMap((length) =>
      [undefined, PORTRAIT].flatMap((photo) =>
        PLACEMENTS.map((sectionPlace) => ({ language, length, photo, sectionPlace })),
      ),
    ),
  );
  return all.map(({ language, length, photo, sectionPlace }, index) => async () => {
    const turn = TEMPLATE_IDS.indexOf(templateId) * 11 + index;
    const placed = PLACEMENTS.indexOf(sectionPlace);
    const name = `${templateId} ${language} ${length} ${photo ? 'photo' : 'bare'} placement=${placed} turn=${turn}`;
    const resume = sampleResume(language, length, { templateId, sectionPlace, ...optionsOf(turn) });
    const { bytes, shortfall } = await pool.pdf(resume, { photo });
    documents += 1;
    report(name, 'PDF/UA-1', shortfall === null ? [] : [shortfall]);
    await proveReading(name, bytes, resume);
    await proveTags(name, bytes);
    report(name, 'page ends', await lonelyHeads(bytes, resume));
    await proveSamePages(name, bytes, resume, photo);
  });
}

const hostileProofs = (templateId: TemplateId): Proof[] =>
  PAGE_SIZES.flatMap((pageSize) =>
    LOCALES.flatMap((language) =>
      Object.entries(hostileResumes(templateId)).map(([kind, hostile]) => async () => {
        const name = `${templateId} ${pageSize} ${language} hostile ${kind}`;
        const resume = { ...hostile, pageSize, language };
        const { bytes } = await pool.pdf(resume);
        documents += 1;
        report(name, 'text', await hostileFaults(bytes, resume));
        await proveTags(name, bytes);
        await proveSamePages(name, bytes, resume, undefined);
      }),
    ),
  );

const asked = process.argv.slice(2);
const templates = TEMPLATE_IDS.filter((id) => asked.length === 0 || asked.includes(id));
const waiting = templates.flatMap((id) => sampleProofs(id).concat(hostileProofs(id)));
const work = async () => {
  for (let proof = waiting.shift(); proof; proof = waiting.shift()) await proof();
};
await Promise.all([work(), work()]);

pool.close();
console.log(`templates:matrix documents=${documents} failures=${failures}`);
process.exitCode = failures === 0 ? 0 : 1;
