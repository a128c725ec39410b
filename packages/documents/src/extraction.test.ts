import { TEMPLATE_IDS } from '@lauda/domain/resume/template';
import { describe, expect, it } from 'vitest';
import { engineJob } from './job.ts';
import { createTestTypst } from './testing/compilers.ts';
import { missingByPosition, missingInOrder, missingWords } from './testing/expected-text.ts';
import { EXTRACTORS, readByRows } from './testing/extract.ts';
import { lookName, sampleInLook, TEMPLATE_LOOKS } from './testing/looks.ts';
import { lonelyHeads } from './testing/page-ends.ts';

const typst = createTestTypst();

/** Each template with every value of every option; `npm run templates:matrix` goes through all pairs for each. */
describe('[DOC-05] a recruiter’s system reads every phrase in its order, and no word broken', () => {
  it.each(TEMPLATE_IDS)(
    '%s',
    async (templateId) => {
      const looks = TEMPLATE_LOOKS.filter((look) => look.templateId === templateId);
      expect(looks.length).toBeGreaterThan(8);
      for (const look of looks) {
        const name = lookName(look);
        const { resume, photo } = sampleInLook(templateId, look);
        const { bytes, shortfall } = typst.pdf(engineJob('pdf', resume, photo));
        expect(shortfall, name).toBeNull();
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
