import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Resume } from '../resume/resume.ts';
import { plainText, richTextFromPlain } from '../resume/rich-text.ts';
import { sampleResume } from '../resume/sample.ts';
import { PORTAL_FORMS } from './forms.data.ts';
import { type PortalId, portalOf, PORTALS } from './portal.ts';
import { portalSheet } from './portal-sheet.ts';

const SAMPLE = sampleResume('en-US');
const [JOB] = SAMPLE.experience;
const withJob = (change: Partial<Resume['experience'][number]>): Resume => ({
  ...SAMPLE,
  experience: SAMPLE.experience.map((job, index) => (index === 0 ? { ...job, ...change } : job)),
});
const entriesOf = (resume: Resume, portal: PortalId, section: string) =>
  portalSheet(resume, portal).find((one) => one.section === section)?.entries ?? [];
const valuesOf = (resume: Resume, portal: PortalId, section: string) =>
  entriesOf(resume, portal, section).map(({ fields }) =>
    Object.fromEntries(fields.map(({ key, value }) => [key, value])),
  );

describe('[JOB-09] the portal sheet', () => {
  it('has the fields of each form in its order, with dates and the current job as it asks for them', () => {
    expect(portalSheet(SAMPLE, 'greenhouse').map(({ section }) => section)).toEqual([
      'person',
      'education',
      'experience',
    ]);
    expect(entriesOf(SAMPLE, 'workday', 'experience')[0]).toMatchObject({ isCurrent: true });
    expect(Object.entries(valuesOf(SAMPLE, 'workday', 'experience')[0] ?? {}).slice(0, 4)).toEqual([
      ['jobTitle', JOB?.position],
      ['company', JOB?.company],
      ['location', JOB?.location],
      ['start', '03/2021'],
    ]);
    expect(valuesOf(SAMPLE, 'linkedin', 'experience')[0]).toMatchObject({
      startMonth: 'March',
      startYear: '2021',
    });
    expect(valuesOf(SAMPLE, 'linkedin', 'experience')[0]).not.toHaveProperty('endYear');
    const ended = withJob({ startDate: '2019', endDate: '2021-12', current: false });
    expect(entriesOf(ended, 'workday', 'experience')[0]).toMatchObject({ isCurrent: false });
    expect(valuesOf(ended, 'workday', 'experience')[0]).toMatchObject({ start: '2019', end: '12/2021' });
    expect(valuesOf(ended, 'gupy', 'experience')[0]).toMatchObject({
      startYear: '2019',
      endMonth: 'December',
    });
    expect(valuesOf({ ...ended, language: 'pt-BR' }, 'gupy', 'experience')[0]).toMatchObject({
      endMonth: 'dezembro',
    });
  });

  it('says where a form would cut a text, and never cuts it', () => {
    const long = `${'a'.repeat(1_999)}😀 and more`;
    const sheet = entriesOf(withJob({ description: richTextFromPlain(long) }), 'linkedin', 'experience');
    const description = sheet[0]?.fields.find(({ key }) => key === 'description');
    expect(description).toMatchObject({ value: long, cutAt: 1_999, limit: { characters: 2_000 } });
    const short = entriesOf(
      withJob({ description: richTextFromPlain('a'.repeat(2_000)) }),
      'linkedin',
      'experience',
    );
    expect(short[0]?.fields.find(({ key }) => key === 'description')?.cutAt).toBeNull();
    const unknown = entriesOf(withJob({ description: richTextFromPlain(long) }), 'workday', 'experience');
    expect(unknown[0]?.fields.find(({ key }) => key === 'description')).toMatchObject({
      value: long,
      cutAt: null,
    });
  });

  it('leaves out what pages leave out', () => {
    const hidden: Resume = {
      ...SAMPLE,
      hiddenEntries: [JOB?.id ?? ''],
      hiddenSections: ['skills', 'objectives'],
    };
    for (const portal of PORTALS) {
      const said = JSON.stringify(portalSheet(hidden, portal));
      expect(said).not.toContain(JOB?.company);
      expect(portalSheet(hidden, portal).some(({ section }) => section === 'skills')).toBe(false);
    }
    expect(entriesOf(hidden, 'linkedin', 'profile')).toEqual([]);
  });

  it('says nothing that the resume does not say', () => {
    const word = fc.stringMatching(/^[a-z]{1,12}$/);
    const job = fc.record({
      company: word,
      position: word,
      location: word,
      description: word.map(richTextFromPlain),
    });
    fc.assert(
      fc.property(job, fc.constantFrom(...PORTALS), (change, portal) => {
        const said = new Set([
          change.company,
          change.position,
          change.location,
          plainText(change.description),
        ]);
        const [first] = entriesOf(withJob(change), portal, 'experience');
        const words = (first?.fields ?? []).filter(({ key }) => !/^(?:start|end)/.test(key));
        return words.length > 0 && words.every(({ value }) => said.has(value));
      }),
    );
    expect(valuesOf(withJob({ company: 'Globex' }), 'gupy', 'experience')[0]?.['company']).toBe('Globex');
  });

  it('knows the portal by the address of the job, and no other', () => {
    expect(
      [
        'https://globex.gupy.io/jobs/1',
        'https://globex.wd5.myworkdayjobs.com/1',
        'https://job-boards.greenhouse.io/globex/jobs/1',
        'https://www.linkedin.com/jobs/view/1',
        'https://notgupy.io/jobs/1',
        'gupy.io',
        '',
      ].map(portalOf),
    ).toEqual(['gupy', 'workday', 'greenhouse', 'linkedin', null, null, null]);
  });

  it('names a dated source for every form and every limit', () => {
    for (const portal of PORTALS) {
      const { sources, sections } = PORTAL_FORMS[portal];
      const limits = sections.flatMap(({ fields }) => fields.flatMap(({ limit }) => limit?.source ?? []));
      expect(sources.length).toBeGreaterThan(0);
      for (const { url, readOn } of [...sources, ...limits]) {
        expect(url).toMatch(/^https:\/\//);
        expect(readOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      }
    }
  });
});
