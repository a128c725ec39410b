import { emptyResume } from '@lauda/domain/resume/empty-resume';
import { TEMPLATE_IDS } from '@lauda/domain/resume/template';
import { Resvg } from '@resvg/resvg-js';
import { afterAll, describe, expect, it } from 'vitest';
import { createDocumentPool } from './server/document-pool.ts';
import { boxesOf } from './testing/boxes.ts';
import { missingInOrder, squash } from './testing/expected-text.ts';
import { EXTRACTORS } from './testing/extract.ts';
import { hostileFaults, hostileResumes } from './testing/hostile-checks.ts';
import { lonelyHeads } from './testing/page-ends.ts';
import { PHOTO } from './testing/samples/photo.ts';
import { crowdedResume, sampleResume } from './testing/samples/resumes.ts';

const pool = createDocumentPool({ size: 2 });
afterAll(() => pool.close());

/** 24 megapixels, far more than our server stores. */
const HUGE_PHOTO = new Resvg(
  '<svg xmlns="http://www.w3.org/2000/svg" width="6000" height="4000"><rect width="3000" height="4000" fill="#369"/></svg>',
)
  .render()
  .asPng();

describe.each(TEMPLATE_IDS)('%s', (templateId) => {
  it('[DOC-03] cuts, overprints and runs nothing, whatever is written', async () => {
    for (const [kind, resume] of Object.entries(hostileResumes(templateId))) {
      const bytes = await pool.pdf(resume);
      expect(await hostileFaults(bytes, resume), kind).toEqual([]);
    }
  }, 60_000);

  it('[DOC-03] leaves no heading and no entry’s title alone at the end of a page', async () => {
    const { experience } = sampleResume('en-US', 'four-page');
    // Each shift varies the entry count and font size. Each template tests a third of them.
    for (let shift = TEMPLATE_IDS.indexOf(templateId) % 3; shift < 12; shift += 3) {
      const resume = sampleResume('en-US', 'two-page', {
        templateId,
        experience: experience.slice(0, 4 + (shift % 4)),
        theme: { density: 'normal', baseSize: 9 + (shift % 7) * 0.5 },
      });
      const bytes = await pool.pdf(resume);
      expect(await lonelyHeads(bytes, resume)).toEqual([]);
    }
  }, 60_000);

  it('[DOC-03] prints forty positions', async () => {
    const resume = crowdedResume('pt-BR', { templateId, pageSize: 'letter' });
    const bytes = await pool.pdf(resume);
    expect(missingInOrder(await EXTRACTORS.pdfium(bytes), resume)).toEqual([]);
  }, 30_000);

  it('[DOC-03] prints a huge picture as small as any', async () => {
    const resume = sampleResume('en-US', 'short', { templateId });
    const boxes = async (photo: Uint8Array) => boxesOf(await pool.pdf(resume, { photo }));
    expect(await boxes(HUGE_PHOTO)).toEqual(await boxes(PHOTO));
  }, 60_000);

  it('[DOC-03] prints a resume in which nothing is written', async () => {
    const bytes = await pool.pdf({ ...emptyResume('pt-BR'), templateId });
    expect(squash(await EXTRACTORS.pdfium(bytes))).toBe('CURRÍCULO');
  }, 30_000);
});
