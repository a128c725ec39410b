import { strFromU8, unzipSync } from 'fflate';
import { sampleResume } from '@lauda/domain/resume/sample';
import type { Resume } from '@lauda/domain/resume/resume';
import { TEMPLATE_IDS } from '@lauda/domain/resume/template';
import { afterAll, describe, expect, it } from 'vitest';
import { documentData } from './data.ts';
import { documentDocx } from './docx.ts';
import { createDocumentPool } from './server/document-pool.ts';
import { EXTRACTORS } from './testing/extract.ts';
import { documentText } from './text.ts';

const pool = createDocumentPool({ size: 1 });
afterAll(() => pool.close());

const sample = sampleResume('en-US');

const period = { startDate: '2019', endDate: '2020', current: false };
const UNFINISHED = ['Nameless Harbour', 'Degreeless College'];
/** Unfinished entries stand first, so that the places of the others show whether they are counted. */
const resume: Resume = {
  ...sample,
  experience: [
    { ...period, id: 'x', position: ' ', company: 'Nameless Harbour', location: '', description: [] },
    ...sample.experience,
  ],
  education: [
    {
      ...period,
      id: 'y',
      school: 'Degreeless College',
      degree: '',
      field: '',
      location: '',
      description: [],
    },
    ...sample.education,
  ],
  skills: [{ id: 'z', name: '', skillLevelId: 'proficient' }, ...sample.skills],
};

const wordText = async (of: Resume) =>
  strFromU8(unzipSync(await documentDocx(of))['word/document.xml'] ?? new Uint8Array());

describe('[ENT-04] an unfinished entry is left out', () => {
  it.each(TEMPLATE_IDS)('of the PDF: %s', { timeout: 30_000 }, async (templateId) => {
    const { bytes } = await pool.pdf({ ...resume, templateId });
    const text = await EXTRACTORS['pdf.js'](bytes);
    expect(text).toContain('Harborline Freight Software');
    for (const words of UNFINISHED) expect(text).not.toContain(words);
  });

  it('of Word and of plain text', async () => {
    for (const text of [await wordText(resume), documentText(resume)]) {
      expect(text).toContain('Harborline Freight Software');
      for (const words of [...UNFINISHED, 'Proficient']) expect(text).not.toContain(words);
    }
  });

  it('without moving the places of the entries that are printed', () => {
    const { sections } = documentData(resume);
    const fields = sections.flatMap((section) =>
      section.kind === 'entries' ? section.entries.map(({ field }) => field) : [],
    );
    expect(fields).toEqual(['experience/1', 'experience/2', 'education/1']);
  });

  it('but not of what was read from a file, in which a field may only not have been found', () => {
    const { sections } = documentData(resume, { keepsUnfinished: true });
    for (const words of UNFINISHED) expect(JSON.stringify(sections)).toContain(words);
  });
});

describe('[ENT-03] levels are printed where the resume shows them', () => {
  const mixed: Resume = {
    ...sample,
    skills: [{ id: 'a', name: 'Weaving', skillLevelId: '' }, ...sample.skills],
  };

  it.each([true, false])('shown: %s', async (showSkillLevels) => {
    const shown: Resume = { ...mixed, showSkillLevels };
    const pdf = await EXTRACTORS['pdf.js']((await pool.pdf(shown)).bytes);
    for (const text of [pdf, await wordText(shown), documentText(shown)]) {
      expect(text).toContain('Weaving');
      expect(/Facilitation\s*–\s*Very good/.test(text)).toBe(showSkillLevels);
    }
  });
});
