// Renders all documents of one template, for templates-matrix.ts.
import { LOCALES } from '@lauda/domain/locale';
import type { Resume } from '@lauda/domain/resume/resume';
import type { TemplateId } from '@lauda/domain/resume/template';
import { PAGE_SIZES } from '@lauda/domain/resume/theme';
import { engineJob } from '../../../packages/documents/src/job.ts';
import { createTestTypst } from '../../../packages/documents/src/testing/compilers.ts';
import {
  missingByPosition,
  missingInOrder,
  missingWords,
} from '../../../packages/documents/src/testing/expected-text.ts';
import { EXTRACTORS, poppler, readByRows } from '../../../packages/documents/src/testing/extract.ts';
import { hostileFaults, hostileResumes } from '../../../packages/documents/src/testing/hostile-checks.ts';
import { lookName, LOOKS, sampleInLook } from '../../../packages/documents/src/testing/samples/looks.ts';
import { lonelyHeads } from '../../../packages/documents/src/testing/page-ends.ts';
import {
  differingPixels,
  rasterOfPreview,
  rastersOfPdf,
} from '../../../packages/documents/src/testing/raster.ts';
import { readBack } from '../../../packages/importer/src/testing/readback-run.ts';

export interface MatrixTotals {
  readonly documents: number;
  readonly failures: number;
}

const templateId = process.argv[2] as TemplateId;
const typst = createTestTypst();
let documents = 0;
let failures = 0;

function report(name: string, proof: string, faults: readonly (string | number)[]): void {
  if (faults.length === 0) return;
  failures += 1;
  console.log(`${templateId} ${name}, ${proof}: ${faults.slice(0, 4).join(' | ')}`);
}

async function proveReading(name: string, bytes: Uint8Array, resume: Resume): Promise<void> {
  const readers = Object.entries(EXTRACTORS).map(async ([program, read]) => {
    const find = program === 'pdftotext' ? missingByPosition : missingInOrder;
    report(name, program, find(await read(bytes), resume));
  });
  await Promise.all([
    ...readers,
    readByRows(bytes).then((text) => report(name, '-layout', missingWords(text, resume))),
  ]);
}

async function proveFields(name: string, bytes: Uint8Array, resume: Resume): Promise<void> {
  const { lost } = await readBack(resume, bytes, resume.language);
  report(
    name,
    'read-back',
    lost.map(({ path, wanted, read }) => `${path} '${wanted}' as '${read}'`),
  );
}

async function proveSamePages(name: string, bytes: Uint8Array, resume: Resume, photo?: Uint8Array) {
  const preview = typst.preview(engineJob('preview', resume, photo));
  const printed = await rastersOfPdf(bytes, preview);
  const differing = printed.map((page, index) => differingPixels(page, rasterOfPreview(preview, index)));
  report(
    name,
    'preview',
    differing.filter((count) => count > 0),
  );
  const counts = [printed.length, preview.pages.length];
  report(name, 'pages', counts[0] === counts[1] ? [] : counts);
}

async function proveTags(name: string, bytes: Uint8Array): Promise<void> {
  const facts = await poppler('pdfinfo', ['-'], bytes);
  report(name, 'tags', /^Tagged:\s+yes$/m.test(facts) ? [] : ['not tagged']);
}

for (const look of LOOKS) {
  const name = lookName(look);
  const { resume, photo } = sampleInLook(templateId, look);
  const job = engineJob('pdf', resume, photo);
  const bytes = typst.pdf(job);
  const shortfall = typst.shortfall(job);
  documents += 1;
  report(name, 'PDF/UA-1', shortfall === null ? [] : [shortfall]);
  await Promise.all([
    proveReading(name, bytes, resume),
    proveTags(name, bytes),
    proveFields(name, bytes, resume),
    lonelyHeads(bytes, resume).then((heads) => report(name, 'page ends', heads)),
    proveSamePages(name, bytes, resume, photo),
  ]);
}

for (const pageSize of PAGE_SIZES)
  for (const language of LOCALES)
    for (const [kind, hostile] of Object.entries(hostileResumes(templateId))) {
      const name = `${pageSize} ${language} hostile ${kind}`;
      const resume = { ...hostile, pageSize, language };
      const bytes = typst.pdf(engineJob('pdf', resume, undefined));
      documents += 1;
      report(name, 'text', await hostileFaults(bytes, resume));
      await Promise.all([proveTags(name, bytes), proveSamePages(name, bytes, resume)]);
    }

const totals: MatrixTotals = { documents, failures };
process.send?.(totals, () => process.exit());
