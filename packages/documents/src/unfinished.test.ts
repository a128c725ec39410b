import { strFromU8, unzipSync } from 'fflate';
import { sampleResume } from '@lauda/domain/resume/sample';
import type { Resume } from '@lauda/domain/resume/resume';
import { TEMPLATE_IDS } from '@lauda/domain/resume/template';
import { afterAll, describe, expect, it } from 'vitest';
import { documentData } from './content/data.ts';
import { documentDocx } from './docx.ts';
import { createDocumentPool } from './server/document-pool.ts';
import { EXTRACTORS } from './testing/extract.ts';
import { documentText } from './content/text.ts';

const pool = createDocumentPool({ size: 1 });
afterAll(() => pool.close());

const sample = sampleResume('en-US');

const period = { startDate: '2019', endDate: '2020', current: false };
const UNFINISHED = ['Nameless Harbour', 'Degreeless College'];
/** Unfinished entries come first, so that the paths of the others show whether they are counted. */
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
  skills: [{ id: 'z', name: '', skillLevelId: 'proficient', group: '' }, ...sample.skills],
};

const wordText = async (of: Resume) =>
  strFromU8(unzipSync(await documentDocx(of))['word/document.xml'] ?? new Uint8Array());

/** One entry per list, each with a unique word. */
const HIDDEN = {
  experience: 0,
  education: 0,
  skills: 1,
  contacts: 0,
  projects: 0,
  languages: 1,
  certifications: 0,
};
const hiddenIds = Object.entries(HIDDEN).flatMap(
  ([list, at]) => (sample[list as keyof typeof HIDDEN][at] as { id: string } | undefined)?.id ?? [],
);
const hidden: Resume = { ...sample, hiddenEntries: hiddenIds };
const wordsOf = (of: Resume) => new Set(documentText(of).split(/\s+/));
const HIDDEN_WORDS = [...wordsOf(sample)].filter((word) => !wordsOf(hidden).has(word));

describe('[ENT-06] a hidden entry is left out', () => {
  it('has words of its own in the sample', () => {
    expect(hiddenIds.length).toBeGreaterThanOrEqual(5);
    expect(HIDDEN_WORDS.length).toBeGreaterThan(20);
  });

  it.each(TEMPLATE_IDS)('of the PDF: %s', { timeout: 30_000 }, async (templateId) => {
    const bytes = await pool.pdf({ ...hidden, templateId });
    const words = new Set((await EXTRACTORS['pdf.js'](bytes)).split(/\s+/));
    expect(HIDDEN_WORDS.filter((word) => words.has(word))).toEqual([]);
  });

  it('of Word, and its place is kept for the others', async () => {
    const text = await wordText(hidden);
    expect(HIDDEN_WORDS.filter((word) => word.length > 6 && text.includes(word))).toEqual([]);
    const { sections } = documentData(hidden);
    expect(sections.find(({ name }) => name === 'experience')).toMatchObject({
      entries: [{ field: 'experience/1' }],
    });
  });
});

describe('[ENT-02] skills of a group stand together after its name', () => {
  const [first, second, third] = sample.skills;
  const skills = [
    { ...first, group: 'Methods' },
    { ...second, group: '' },
    { ...third, group: 'Methods ' },
  ] as Resume['skills'];
  const grouped: Resume = { ...sample, skills, showSkillLevels: false };

  it.each(TEMPLATE_IDS)('in the PDF: %s', { timeout: 30_000 }, async (templateId) => {
    const bytes = await pool.pdf({ ...grouped, templateId });
    const text = (await EXTRACTORS['pdf.js'](bytes)).replaceAll(/\s+/g, ' ');
    expect(text).toMatch(/Methods: Process design ?[,;·] Facilitation SQL/);
  });

  it('in Word and in plain text', async () => {
    expect((await wordText(grouped)).replaceAll(/<[^>]+>/g, '')).toContain(
      'Methods: Process design, FacilitationSQL',
    );
    expect(documentText(grouped)).toContain('Methods: Process design, Facilitation\nSQL\n');
  });
});

describe('[ENT-04] an unfinished entry is left out', () => {
  it.each(TEMPLATE_IDS)('of the PDF: %s', { timeout: 30_000 }, async (templateId) => {
    const bytes = await pool.pdf({ ...resume, templateId });
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
    skills: [{ id: 'a', name: 'Weaving', skillLevelId: '', group: '' }, ...sample.skills],
  };

  it.each([true, false])('shown: %s', async (showSkillLevels) => {
    const shown: Resume = { ...mixed, showSkillLevels };
    const pdf = await EXTRACTORS['pdf.js'](await pool.pdf(shown));
    for (const text of [pdf, await wordText(shown), documentText(shown)]) {
      expect(text).toContain('Weaving');
      expect(/Facilitation\s*–\s*Advanced/.test(text)).toBe(showSkillLevels);
    }
  });
});
