import { createDocumentPool, documentData } from '@lauda/documents/server';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { readImport } from './read-import.ts';
import { compareReadback, mixedAcross } from './readback.ts';
import { fullResume } from './testing/readback-resumes.ts';
import { readBack } from './testing/readback-run.ts';

// The PDF reader is large and loads with the first PDF.
vi.setConfig({ testTimeout: 30_000 });

const pool = createDocumentPool({ size: 1 });
afterAll(() => pool.close());

const pdfOf = async (templateId: string) => {
  const resume = fullResume('en-US', 0, { templateId });
  return { resume, bytes: new Uint8Array(await pool.pdf(resume)) };
};

/** Removes the fonts' Unicode maps: the file looks the same, but its text cannot be extracted. */
function withoutFontMapping(pdf: Uint8Array): Uint8Array {
  const text = Buffer.from(pdf).toString('latin1');
  const cut = text.replace(/\/ToUnicode \d+ 0 R/g, (own) => ' '.repeat(own.length));
  if (cut === text) throw new Error('no font has a mapping to lose');
  return Buffer.from(cut, 'latin1');
}

describe('what software reads', () => {
  it('is every field of a sound file', async () => {
    const { resume, bytes } = await pdfOf('modern');
    const { total, lost } = await readBack(resume, bytes, 'en-US');
    expect([total > 50, lost]).toEqual([true, []]);
  });

  it('is every field also behind entries that are hidden or unfinished', async () => {
    const whole = fullResume('en-US', 1, { templateId: 'modern' });
    const [job, ...others] = whole.experience;
    const [skill] = whole.skills;
    if (!job || !skill) throw new Error('the resume has both');
    const resume = {
      ...whole,
      experience: [{ ...job, id: 'unfinished', company: '' }, job, ...others],
      hiddenEntries: [job.id, skill.id],
    };
    const bytes = new Uint8Array(await pool.pdf(resume));
    const { total, lost } = await readBack(resume, bytes, 'en-US');
    expect([total > 40, lost]).toEqual([true, []]);
  });

  it('is also what a narrow column breaks: a headline of two lines, a long school, an address of any ending', async () => {
    const whole = fullResume('pt-BR', 0, { templateId: 'simple', theme: { baseSize: 12 } });
    const [study] = whole.education;
    const [paper] = whole.certifications;
    if (!study || !paper) throw new Error('the resume has both');
    const resume = {
      ...whole,
      personalInfo: { ...whole.personalInfo, jobTitle: 'Engenheira de Software Sênior' },
      education: [
        {
          ...study,
          degree: 'Graduação',
          field: 'Engenharia',
          school: 'Universidade Federal de São Carlos',
          location: 'São Carlos, SP',
          description: [],
        },
      ],
      certifications: [{ ...paper, url: 'https://nuvem.exemplo/cert/77' }],
    };
    const bytes = new Uint8Array(await pool.pdf(resume));
    expect((await readBack(resume, bytes, 'pt-BR')).lost).toEqual([]);
  });

  it('[TPL-05] is an employer and its place also where they stand in two lines', async () => {
    const whole = fullResume('pt-BR', 0, {
      templateId: 'timeline',
      pageSize: 'letter',
      theme: { baseSize: 12, margins: 'wide', dateFormat: 'long' },
    });
    const [job, ...others] = whole.experience;
    if (!job) throw new Error('the resume has one');
    const place = { company: 'Laboratório de Engenharia de Software 2', location: 'São Carlos, SP' };
    const resume = { ...whole, experience: [{ ...job, ...place }, ...others] };
    const bytes = new Uint8Array(await pool.pdf(resume));
    const { lost } = await readBack(resume, bytes, 'pt-BR');
    expect(lost.filter(({ path }) => path.startsWith('experience'))).toEqual([]);
  });

  it('is nearly nothing when the fonts of a file say no letters, although it looks the same', async () => {
    const { resume, bytes } = await pdfOf('modern');
    const { total, lost } = await readBack(resume, withoutFontMapping(bytes), 'en-US');
    expect(lost.length).toBeGreaterThan(0.9 * total);
  });

  it('is nothing when a file cannot be read at all', () => {
    const printed = documentData(fullResume('en-US', 0));
    const { total, lost } = compareReadback(printed, null);
    expect(lost).toHaveLength(total);
  });

  it('is mixed across two columns, and whole in one', async () => {
    const mixed = async (templateId: string) => {
      const { resume, bytes } = await pdfOf(templateId);
      const read = await readImport(bytes);
      if (!read.ok) throw new Error(read.reason);
      return mixedAcross(documentData(resume), read.lines);
    };
    expect((await mixed('classic')).mixed).toEqual([]);
    const split = await mixed('simple');
    expect(split.mixed.length).toBeGreaterThan(0);
    expect(split.mixed.length).toBeLessThan(split.total / 2);
  });
});
