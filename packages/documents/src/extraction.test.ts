import { TEMPLATE_IDS } from '@lauda/domain/resume/template';
import { afterAll, describe, expect, it } from 'vitest';
import { createDocumentPool } from './server/document-pool.ts';
import { missingByPosition, missingInOrder, missingWords } from './testing/expected-text.ts';
import { EXTRACTORS, readByRows } from './testing/extract.ts';
import { sampleResume } from './testing/resumes.ts';

const pool = createDocumentPool({ size: 2 });
afterAll(() => pool.close());

/** Every template in both sizes and languages; scripts/matrix.ts goes through all combinations. */
const CASES = TEMPLATE_IDS.flatMap((templateId) => [
  { templateId, pageSize: 'a4', language: 'pt-BR', length: 'two-page' } as const,
  { templateId, pageSize: 'letter', language: 'en-US', length: 'four-page' } as const,
]);

describe('[DOC-05] a recruiter’s system reads every phrase in its order, and no word broken', () => {
  it.each(CASES)(
    '$templateId $pageSize $language $length',
    async ({ language, length, ...look }) => {
      const resume = sampleResume(language, length, look);
      const { bytes, shortfall } = await pool.pdf(resume);
      expect(shortfall).toBeNull();
      expect(missingByPosition(await EXTRACTORS.pdftotext(bytes), resume)).toEqual([]);
      for (const program of ['pdftotext -raw', 'pdf.js', 'pdfium'] as const)
        expect(missingInOrder(await EXTRACTORS[program](bytes), resume), program).toEqual([]);
      expect(missingWords(await readByRows(bytes), resume)).toEqual([]);
    },
    30_000,
  );
});
