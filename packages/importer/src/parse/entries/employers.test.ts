import { createDocumentPool } from '@lauda/documents/server';
import { LOCALES } from '@lauda/domain/locale';
import type { Resume } from '@lauda/domain/resume/resume';
import { TEMPLATE_IDS } from '@lauda/domain/resume/template';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { readImport } from '../../read-import.ts';
import { corpusPerson } from '../../testing/corpus/people.ts';
import { createPrinter } from '../../testing/corpus/print.ts';
import { profilePage } from '../../testing/corpus/profile.ts';
import { plainPdf } from '../../testing/files.ts';
import { fullResume } from '../../testing/readback-resumes.ts';
import { readBack } from '../../testing/readback-run.ts';

// The PDF reader is large and loads with the first PDF.
vi.setConfig({ testTimeout: 60_000 });

const pool = createDocumentPool({ size: 1 });
afterAll(() => pool.close());

const jobsOf = ({ experience }: Resume) =>
  experience.map(({ position, company, location, startDate, endDate, current }) =>
    [position, company, location, startDate, current ? 'now' : endDate].join(' | '),
  );

async function jobsIn(bytes: Uint8Array): Promise<string[]> {
  const result = await readImport(bytes);
  if (!result.ok) throw new Error(result.reason);
  return jobsOf(result.resume);
}

describe('[ENT-05] roles under one employer', () => {
  it.each(TEMPLATE_IDS)('are read back from %s and from Word', async (templateId) => {
    for (const language of LOCALES)
      for (const person of [2, 3]) {
        const resume = fullResume(language, person, { templateId });
        for (const bytes of [await pool.pdf(resume), await pool.docx(resume)])
          expect((await readBack(resume, new Uint8Array(bytes), language)).lost).toEqual([]);
      }
  });

  it('are read back when they print by themselves, and where one of them has no dates', async () => {
    const whole = fullResume('en-US', 2, { templateId: 'modern' });
    const undated = whole.experience.map((job, at) =>
      at === 1 ? { ...job, startDate: '', endDate: '', current: false } : job,
    );
    for (const resume of [
      { ...whole, groupByEmployer: false },
      { ...whole, experience: undated },
    ]) {
      const bytes = new Uint8Array(await pool.pdf(resume));
      expect((await readBack(resume, bytes, 'en-US')).lost).toEqual([]);
    }
  });

  it.each(['en', 'pt'] as const)('are read from a saved profile of LinkedIn in %s', async (language) => {
    const person = corpusPerson(language, 4);
    const [recent, ...others] = person.work;
    if (!recent || others.length < 2) throw new Error('the person has three jobs');
    const firms = [recent.company, recent.company, ...others.slice(1).map(({ company }) => company)];
    const work = person.work.map((job, at) => ({ ...job, company: firms[at] ?? job.company }));
    const printer = await createPrinter();
    const bytes = await printer.print(profilePage({ ...person, work }), false);
    await printer.close();
    expect(await jobsIn(bytes)).toEqual(
      work.map(({ position, company, location, start, end }) =>
        [position, company, location, start, end === 'present' ? 'now' : end].join(' | '),
      ),
    );
  });

  it('are read from a file without tags by the span above them', async () => {
    const jobs = await jobsIn(
      plainPdf([
        'Imani Holloway',
        'Data Engineer',
        'imani.holloway@example.com | (208) 555-0173 | Boise, ID',
        'EXPERIENCE',
        'Copperfield Robotics | Boise, ID    Mar 2018 - Present',
        'Lead Data Engineer    Jan 2021 - Present',
        '- Rebuilt the nightly pipeline',
        'Data Engineer    Mar 2018 - Dec 2020',
        '- Wrote the first reports',
        'Data Analyst | Larkspur Foods    May 2015 - Feb 2018',
        '- Counted what was there',
        'EDUCATION',
        'Bachelor of Arts in Economics, Kingsbridge University, 2011 - 2015',
      ]),
    );
    expect(jobs).toEqual([
      'Lead Data Engineer | Copperfield Robotics | Boise, ID | 2021-01 | now',
      'Data Engineer | Copperfield Robotics | Boise, ID | 2018-03 | 2020-12',
      'Data Analyst | Larkspur Foods |  | 2015-05 | 2018-02',
    ]);
  });

  it('are not made of jobs whose dates only lie within those of another', async () => {
    const jobs = await jobsIn(
      plainPdf([
        'Imani Holloway',
        'Data Engineer',
        'imani.holloway@example.com | (208) 555-0173 | Boise, ID',
        'EXPERIENCE',
        'Consultant | Self-employed    Mar 2015 - Present',
        'Data Engineer | Copperfield Robotics    Jan 2019 - Present',
        '- Rebuilt the nightly pipeline',
        'Data Analyst | Larkspur Foods    Mar 2015 - Dec 2018',
        '- Counted what was there',
        'EDUCATION',
        'Bachelor of Arts in Economics, Kingsbridge University, 2011 - 2015',
      ]),
    );
    expect(jobs).toEqual([
      'Consultant | Self-employed |  | 2015-03 | now',
      'Data Engineer | Copperfield Robotics |  | 2019-01 | now',
      'Data Analyst | Larkspur Foods |  | 2015-03 | 2018-12',
    ]);
  });
});
