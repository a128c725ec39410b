import { emptyResume } from '@lauda/domain/resume/empty-resume';
import type { Resume } from '@lauda/domain/resume/resume';
import { TEMPLATE_IDS, type TemplateId } from '@lauda/domain/resume/template';
import { afterAll, describe, expect, it } from 'vitest';
import { printableText } from './clean-text.ts';
import { pageData } from './data.ts';
import { createDocumentPool } from './server/document-pool.ts';
import { boxesOf, overlaps } from './testing/boxes.ts';
import { missingInOrder, squash } from './testing/expected-text.ts';
import { EXTRACTORS, poppler } from './testing/extract.ts';
import { crowdedResume, hostileResume, mixedResume, sampleResume } from './testing/resumes.ts';

const pool = createDocumentPool({ size: 2 });
afterAll(() => pool.close());

/** Extractors give these back letter by letter, but not always in order: no engine does better. */
const LOOSE = new Set(['arabic', 'hebrew', 'combining', 'emoji']);

const resumes = (templateId: TemplateId) => ({
  unbroken: hostileResume('en-US', 'unbroken', { templateId, pageSize: 'a4' }),
  markup: hostileResume('pt-BR', 'markup', { templateId, pageSize: 'letter' }),
  mixed: mixedResume('en-US', { templateId, pageSize: 'a4' }),
});

/** Without the texts whose order no extractor keeps. */
const strict = (resume: Resume): Resume => ({
  ...resume,
  experience: resume.experience.filter(({ id }) => !LOOSE.has(id)),
});

/** Lines that must not be a page's last: headings, and the heads of entries that go on. */
function headLines(resume: Resume): string[] {
  const { sections } = pageData(resume);
  const entries = sections.flatMap((section) => (section.kind === 'entries' ? section.entries : []));
  const heads = entries
    .filter(({ body }) => body.length > 0)
    .flatMap(({ title, subtitle, location, dates }) => [
      title,
      title + dates,
      dates,
      `${subtitle}·${location}`,
      `${subtitle},${location}`,
    ]);
  return [...sections.map(({ title }) => title), ...heads].map(squash);
}

describe.each(TEMPLATE_IDS)('%s', (templateId) => {
  it('[DOC-03] cuts, overprints and runs nothing, whatever is written', async () => {
    for (const [kind, resume] of Object.entries(resumes(templateId))) {
      const { bytes } = await pool.pdf(resume);
      const text = await EXTRACTORS.pdfium(bytes);
      expect(missingInOrder(text, strict(resume)), kind).toEqual([]);
      // One extractor alone loses the letters of a flag, another the order of a mark.
      const letters = squash(text + (await EXTRACTORS['pdf.js'](bytes)));
      for (const { position } of resume.experience)
        for (const letter of new Set(squash(printableText(position, 'Inter'))))
          expect(letters, kind).toContain(letter);
      const { words, width, height } = await boxesOf(bytes);
      const outside = words.filter(
        ({ left, right, top, bottom }) => left < 0 || top < 0 || right > width || bottom > height,
      );
      expect(outside, kind).toEqual([]);
      expect(overlaps(words), kind).toEqual([]);
    }
  }, 60_000);

  it('[DOC-03] leaves no heading and no entry’s title alone at the end of a page', async () => {
    const { experience } = sampleResume('en-US', 'four-page');
    // Each shift moves all that follows by about a third of a line.
    for (let shift = 0; shift < 12; shift += 1) {
      const resume = sampleResume('en-US', 'two-page', {
        templateId,
        experience: experience.slice(0, 4 + (shift % 4)),
        theme: { density: 'normal', baseSize: 9 + (shift % 7) * 0.5 },
      });
      const { bytes } = await pool.pdf(resume);
      const pages = (await poppler('pdftotext', ['-raw', '-', '-'], bytes)).split('\f').slice(0, -1);
      const heads = headLines(resume);
      for (const page of pages.slice(0, -1)) {
        const lines = page.split('\n').filter((line) => line.trim() !== '' && !/·\s*\d+ \/ \d+/.test(line));
        expect(heads).not.toContain(squash(lines.at(-1) ?? ''));
      }
    }
  }, 60_000);

  it('[DOC-03] prints forty positions', async () => {
    const resume = crowdedResume('pt-BR', { templateId, pageSize: 'letter' });
    const { bytes } = await pool.pdf(resume);
    expect(missingInOrder(await EXTRACTORS.pdfium(bytes), resume)).toEqual([]);
  }, 30_000);

  it('[DOC-03] prints a resume in which nothing is written', async () => {
    const { bytes, shortfall } = await pool.pdf({ ...emptyResume('pt-BR'), templateId });
    expect(shortfall).toBeNull();
    expect(squash(await EXTRACTORS.pdfium(bytes))).toBe('CURRÍCULO');
  }, 30_000);
});
