// Every template, size, language and length through every proof there is; a failure is a line, and the exit code.
import { LOCALES } from '@lauda/domain/locale';
import type { Resume } from '@lauda/domain/resume/resume';
import { TEMPLATE_IDS } from '@lauda/domain/resume/template';
import { PAGE_SIZES } from '@lauda/domain/resume/theme';
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

for (const templateId of TEMPLATE_IDS)
  for (const pageSize of PAGE_SIZES)
    for (const language of LOCALES) {
      const look = { templateId, pageSize, language };
      for (const length of LENGTHS) {
        const name = `${templateId} ${pageSize} ${language} ${length}`;
        const resume = sampleResume(language, length, look);
        const photo = length === 'two-page' ? PORTRAIT : undefined;
        const { bytes, shortfall } = await pool.pdf(resume, { photo });
        documents += 1;
        report(name, 'PDF/UA-1', shortfall === null ? [] : [shortfall]);
        await proveReading(name, bytes, resume);
        await proveTags(name, bytes);
        report(name, 'page ends', await lonelyHeads(bytes, resume));
        await proveSamePages(name, bytes, resume, photo);
      }
      for (const [kind, hostile] of Object.entries(hostileResumes(templateId))) {
        const name = `${templateId} ${pageSize} ${language} hostile ${kind}`;
        const resume = { ...hostile, pageSize, language };
        const { bytes } = await pool.pdf(resume);
        documents += 1;
        report(name, 'text', await hostileFaults(bytes, resume));
        await proveTags(name, bytes);
        await proveSamePages(name, bytes, resume, undefined);
      }
    }

pool.close();
console.log(`templates:matrix documents=${documents} failures=${failures}`);
process.exitCode = failures === 0 ? 0 : 1;
