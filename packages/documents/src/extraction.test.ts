import type { Resume } from '@lauda/domain/resume/resume';
import { TEMPLATE_IDS } from '@lauda/domain/resume/template';
import { describe, expect, it } from 'vitest';
import { engineJob } from './job.ts';
import { columnsOf } from './content/layout.ts';
import { createTestTypst } from './testing/compilers.ts';
import { missingByPosition, missingInOrder, missingWords } from './testing/expected-text.ts';
import { EXTRACTORS, readByRows } from './testing/extract.ts';
import { lookName, sampleInLook, TEMPLATE_LOOKS } from './testing/samples/looks.ts';
import { lonelyHeads } from './testing/page-ends.ts';
import { sampleResume } from './testing/samples/resumes.ts';

const typst = createTestTypst();

/** Each template with every value of every option; `npm run templates:matrix` covers all pairs for each. */
describe('[DOC-05] [TPL-05] a recruiter’s system reads every phrase in its order, and no word broken', () => {
  it.each(TEMPLATE_IDS)(
    '%s',
    async (templateId) => {
      const looks = TEMPLATE_LOOKS.filter((look) => look.templateId === templateId);
      expect(looks.length).toBeGreaterThan(8);
      for (const look of looks) {
        const name = lookName(look);
        const { resume, photo } = sampleInLook(templateId, look);
        const job = engineJob('pdf', resume, photo);
        const bytes = typst.pdf(job);
        expect(typst.shortfall(job), name).toBeNull();
        expect(missingByPosition(await EXTRACTORS.pdftotext(bytes), resume), name).toEqual([]);
        for (const program of ['pdftotext -raw', 'pdf.js', 'pdfium'] as const)
          expect(missingInOrder(await EXTRACTORS[program](bytes), resume), `${program} ${name}`).toEqual([]);
        expect(missingWords(await readByRows(bytes), resume), name).toEqual([]);
        expect(await lonelyHeads(bytes, resume), name).toEqual([]);
      }
    },
    60_000,
  );
});

describe('[TPL-05] what programs read that go by position', () => {
  const bytesOf = (resume: Resume) => typst.pdf(engineJob('pdf', resume, undefined));
  const withTheme = (resume: Resume, theme: Partial<Resume['theme']>): Resume => ({
    ...resume,
    theme: { ...resume.theme, ...theme },
  });

  it.each(TEMPLATE_IDS)(
    'dates stay with entries whose lines do not reach under them: %s',
    async (templateId) => {
      const resume = withTheme(sampleResume('pt-BR', 'short', { templateId, pageSize: 'letter' }), {
        fontPair: 'garamond',
        density: 'compact',
        baseSize: 9.5,
        margins: 'narrow',
      });
      expect(missingByPosition(await EXTRACTORS.pdftotext(bytesOf(resume)), resume)).toEqual([]);
    },
  );

  it.each(TEMPLATE_IDS.filter((id) => columnsOf(id) === 2))(
    'a sign between a skill and its level never ends a line of the side column: %s',
    async (templateId) => {
      const resume = sampleResume('pt-BR', 'short', { templateId });
      const lines = (await EXTRACTORS['pdftotext -raw'](bytesOf(resume))).split('\n');
      expect(lines.filter((line) => /[–·]\s*$/.test(line))).toEqual([]);
    },
  );

  it.each(TEMPLATE_IDS.filter((id) => columnsOf(id) === 2))(
    'a short address in a side column has one line, also in large text: %s',
    async (templateId) => {
      const sample = sampleResume('pt-BR', 'four-page', {
        templateId,
        sectionPlace: { certifications: 'side' },
      });
      for (const fontPair of ['inter', 'plexSans'] as const) {
        const resume = withTheme(sample, { fontPair, baseSize: 12 });
        expect(missingWords(await readByRows(bytesOf(resume)), resume), fontPair).toEqual([]);
      }
    },
  );
});
