import { plainText } from '@lauda/domain/resume/rich-text';
import { describe, expect, it, vi } from 'vitest';
import { readImport } from '../../read-import.ts';
import { plainPdf, RESUME_LINES } from '../../testing/files.ts';

const PERSON = ['Imani Holloway', 'Data Engineer', 'imani.holloway@example.com | (208) 555-0173 | Boise, ID'];

async function read(...lines: string[]) {
  const result = await readImport(plainPdf([...PERSON, ...lines]));
  if (!result.ok) throw new Error(result.reason);
  const { experience, customSections, certifications, personalInfo } = result.resume;
  return {
    jobs: experience.map(({ position, company, location, startDate, current }) =>
      [position, company, location, startDate, current ? 'now' : ''].join(' | '),
    ),
    bodies: experience.map(({ description }) => plainText(description)),
    sections: customSections.map(({ title }) => title),
    certificates: certifications.map(({ name }) => name),
    jobTitle: personalInfo.jobTitle,
    unplaced: result.unplaced.map(({ text }) => text),
  };
}

// The PDF reader is large and loads with the first PDF.
vi.setConfig({ testTimeout: 30_000 });

describe('lists whose signs are drawn inside the text', () => {
  const JOB = ['EXPERIENCE', 'Data Engineer', 'Copperfield Robotics', 'Mar 2021 - Present'];
  const STUDY = ['EDUCATION', 'Bachelor of Arts in Economics, Kingsbridge University, 2014 - 2018'];

  it('are items, each from its indented line to the next, with sentences whole', async () => {
    const { bodies, unplaced } = await read(
      ...JOB,
      '\tRebuilt the nightly pipeline that feeds the warehouse and the reports of all',
      'four regions without a day of lost data',
      '\tTrained six colleagues',
      '\tDesigned the alerts that tell the team about late files before anybody asks for',
      'them',
      ...STUDY,
    );
    expect(bodies[0]).toBe(
      [
        '• Rebuilt the nightly pipeline that feeds the warehouse and the reports of all four regions without a day of lost data',
        '• Trained six colleagues',
        '• Designed the alerts that tell the team about late files before anybody asks for them',
      ].join('\n'),
    );
    expect(unplaced).toEqual([]);
  });

  it('are none where a line at the edge follows one with room: that is a statement of its own', async () => {
    const { bodies } = await read(
      ...JOB,
      '\tTrained six colleagues',
      'Led the move of all reports and of everybody who reads them to the new warehouse',
      '\tDesigned alerts',
      ...STUDY,
    );
    expect(bodies[0]).not.toContain('colleagues Led');
  });
});

describe('a job title', () => {
  it.each([
    [['Business Partner |', 'Talent Specialist'], 'Business Partner – Talent Specialist'],
    [['Data Engineer |'], 'Data Engineer'],
  ])('%j is %s', async (lines, jobTitle) => {
    const [name = '', , contact = ''] = PERSON;
    const result = await readImport(plainPdf([name, ...lines, contact, ...RESUME_LINES.slice(3)]));
    expect(result.ok && result.resume.personalInfo.jobTitle).toBe(jobTitle);
  });
});

describe('jobs', () => {
  it('are found under headings with numbers and signs', async () => {
    const { jobs, unplaced } = await read(
      '01 WORK HISTORY',
      'Data Engineer, Copperfield Robotics, Boise, ID',
      '03.2021 - Present',
      '- Rebuilt the nightly pipeline',
      '02 EDUCATION',
      'Bachelor of Arts in Economics, Kingsbridge University, 2014 - 2018',
    );
    expect(jobs).toEqual(['Data Engineer | Copperfield Robotics | Boise, ID | 2021-03 | now']);
    expect(unplaced).toEqual([]);
  });

  it('are read from forms, each value behind its label', async () => {
    const { jobs, unplaced } = await read(
      'PROFESSIONAL EXPERIENCE',
      'Company: Copperfield Robotics',
      'Position: Data Engineer',
      'Period: 03/2021 to date',
      'Main activities:',
      '- Rebuilt the nightly pipeline',
      'Company: Larkspur Foods',
      'Position: Analyst',
      'Period: 05/2018 to 02/2021',
      'Main activities:',
      '- Counted what was there',
      'EDUCATION',
      'Bachelor of Arts in Economics, Kingsbridge University, 2014 - 2018',
    );
    expect(jobs).toEqual([
      'Data Engineer | Copperfield Robotics |  | 2021-03 | now',
      'Analyst | Larkspur Foods |  | 2018-05 | ',
    ]);
    expect(unplaced).toEqual([]);
  });

  it('have towns that no list knows, where most of them do', async () => {
    const { jobs } = await read(
      'EXPERIENCE',
      'Staff Nurse | Royal Elms Hospital | Wetherby',
      'Mar 2021 - Present',
      '- Led a ward',
      'Community Nurse | Brackenfield Clinic | Harrogate',
      'May 2018 - Feb 2021',
      '- Visited patients',
      'EDUCATION',
      'Bachelor of Science in Nursing, Kingsbridge University, 2014 - 2018',
    );
    expect(jobs).toEqual([
      'Staff Nurse | Royal Elms Hospital | Wetherby | 2021-03 | now',
      'Community Nurse | Brackenfield Clinic | Harrogate | 2018-05 | ',
    ]);
  });

  it('are found under a heading that nobody knows, and what is told without dates is none', async () => {
    const known = ['EDUCATION', 'Bachelor of Arts in Economics, Kingsbridge University, 2014 - 2018'];
    const jobs = [
      'Data Engineer, Copperfield Robotics',
      'Mar 2021 - Present',
      'Data Analyst, Larkspur Foods',
      'May 2018 - Feb 2021',
    ];
    expect((await read('SKILLS', 'SQL, Python', 'MY ODYSSEY', ...jobs, ...known)).jobs).toHaveLength(2);
    const functional = await read(
      'RELEVANT EXPERIENCE',
      '- Led teams',
      'EMPLOYMENT HISTORY',
      ...jobs,
      ...known,
    );
    expect([functional.jobs.length, functional.sections]).toEqual([2, ['RELEVANT EXPERIENCE']]);
    expect((await read('ACADEMIC AND PROFESSIONAL APPOINTMENTS', ...jobs, ...known)).jobs).toHaveLength(2);
  });
});

it('headings may be sentences, towns stand in brackets, and a role behind the name', async () => {
  const result = await readImport(
    plainPdf([
      'Imani Holloway - Data Engineer',
      'imani.holloway@example.com | (208) 555-0173 | Boise, ID',
      '== WHERE I HAVE WORKED ==',
      '[2021/03 - Now] Staff Nurse @ Royal Elms Hospital (Wetherby)',
      '- Led a ward',
      '[2018/05 - 2021/02] Community Nurse @ Brackenfield Clinic (Harrogate)',
      '- Visited patients',
      '== WHAT I STUDIED ==',
      'Bachelor of Science in Nursing, Kingsbridge University, 2014 - 2018',
    ]),
  );
  if (!result.ok) throw new Error(result.reason);
  const { personalInfo, experience, education } = result.resume;
  expect(personalInfo).toMatchObject({ firstName: 'Imani', lastName: 'Holloway', jobTitle: 'Data Engineer' });
  expect(experience).toMatchObject([
    { position: 'Staff Nurse', company: 'Royal Elms Hospital', location: 'Wetherby' },
    { position: 'Community Nurse', company: 'Brackenfield Clinic', location: 'Harrogate' },
  ]);
  expect(education).toHaveLength(1);
});

it('certificates that share a line are told apart by their dates', async () => {
  const { certificates } = await read(
    'EXPERIENCE',
    'Data Engineer, Copperfield Robotics, Boise, ID',
    'Mar 2021 - Present',
    'CERTIFICATIONS',
    'Advanced Life Support (2022) | Mountain Rescue (2020)',
  );
  expect(certificates).toEqual(['Advanced Life Support', 'Mountain Rescue']);
});

it('addresses broken after a dot are whole again', async () => {
  const [name = '', role = '', contact = ''] = PERSON;
  const lines = [
    name,
    role,
    contact,
    'LinkedIn: linkedin.com/in/imani | Portfolio: imaniholloway.',
    'example.com',
  ];
  const result = await readImport(plainPdf([...lines, ...RESUME_LINES.slice(3)]));
  expect(result.ok && result.resume.contacts.map(({ value }) => value)).toEqual([
    'linkedin.com/in/imani',
    'imaniholloway.example.com',
  ]);
});
