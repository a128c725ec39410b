import { describe, expect, it } from 'vitest';
import { employerGroups, withNextRole } from './employer-groups.ts';
import { emptyResume } from '../empty-resume.ts';
import { mergeResumes } from '../merge/merge.ts';
import type { Experience, Resume } from '../resume.ts';

const job = (id: string, company: string, over: Partial<Experience> = {}): Experience => ({
  id,
  company,
  position: `Role ${id}`,
  location: '',
  startDate: '',
  endDate: '',
  current: false,
  description: [],
  ...over,
});

const resumeOf = (experience: readonly Experience[], over: Partial<Resume> = {}): Resume => ({
  ...emptyResume('en-US'),
  experience,
  ...over,
});

const ids = (resume: Resume) =>
  employerGroups(resume).map(({ roles }) => roles.map(({ id }) => id).join(' '));

describe('roles at one employer', () => {
  it('are one group when they follow each other, case and spaces aside', () => {
    expect(ids(resumeOf([job('a', 'Acme'), job('b', ' ACME '), job('c', 'Bolt'), job('d', 'Acme')]))).toEqual(
      ['a b', 'c', 'd'],
    );
  });

  it('are not parted by what is hidden or unfinished, nor joined by having no company', () => {
    const between = [
      job('a', 'Acme'),
      job('h', 'Bolt'),
      job('u', 'Cove', { position: '' }),
      job('b', 'Acme'),
    ];
    expect(ids(resumeOf(between, { hiddenEntries: ['h'] }))).toEqual(['a b']);
    const nameless = resumeOf([job('a', ''), job('b', '')]);
    expect(employerGroups(nameless, new Set())).toHaveLength(2);
  });

  it('stand by themselves where the person has switched groups off', () => {
    const experience = [job('a', 'Acme'), job('b', 'Acme')];
    expect(ids(resumeOf(experience, { groupByEmployer: false }))).toEqual(['a', 'b']);
  });

  it.each([
    [
      [
        { startDate: '2021-03', current: true, endDate: '2022' },
        { startDate: '2018-05', endDate: '2021-02' },
      ],
      { startDate: '2018-05', endDate: '', current: true },
    ],
    [
      [
        { startDate: '2020', endDate: '2021-04' },
        { startDate: '2020-03', endDate: '2021' },
      ],
      { startDate: '2020', endDate: '2021', current: false },
    ],
    [
      [{ endDate: '2021-04' }, { startDate: '2019-01', endDate: '2019-06' }],
      { startDate: '2019-01', endDate: '2021-04', current: false },
    ],
    [[{}, {}], { startDate: '', endDate: '', current: false }],
  ])('have the whole span, to the month only where months are known: %j', (periods, period) => {
    const experience = periods.map((own, index) => job(`r${index}`, 'Acme', own));
    expect(employerGroups(resumeOf(experience))).toMatchObject([{ period }]);
  });

  it('share a location only when all have it', () => {
    const at = (...places: string[]) =>
      employerGroups(resumeOf(places.map((location, index) => job(`r${index}`, 'Acme', { location }))))[0]
        ?.location;
    expect([at('Recife', 'recife '), at('Recife', 'Natal'), at('Recife', '')]).toEqual(['Recife', '', '']);
  });
});

describe('the next role at an employer', () => {
  const recent = job('a', 'Acme', { location: 'Recife', startDate: '2020-01', current: true });
  const early = job('b', 'Bolt', { startDate: '2015' });

  it('stands above the entry, with company and location filled in', () => {
    const { experience } = withNextRole(resumeOf([recent, early]), 'a', 'new');
    expect(experience.map(({ id }) => id)).toEqual(['new', 'a', 'b']);
    expect(experience[0]).toEqual(job('new', 'Acme', { location: 'Recife', position: '' }));
  });

  it('stands below it in a list whose oldest entry comes first, and nowhere without the entry', () => {
    const { experience } = withNextRole(resumeOf([early, recent]), 'a', 'new');
    expect(experience.map(({ id }) => id)).toEqual(['b', 'a', 'new']);
    const resume = resumeOf([recent]);
    expect(withNextRole(resume, 'gone', 'new')).toBe(resume);
  });
});

it('merges a role added on one device with the switch set on another', () => {
  const base = resumeOf([job('a', 'Acme')]);
  const { resume, conflicts } = mergeResumes(base, withNextRole(base, 'a', 'b'), {
    ...base,
    groupByEmployer: false,
  });
  expect([resume.experience.map(({ id }) => id), resume.groupByEmployer, conflicts]).toEqual([
    ['b', 'a'],
    false,
    [],
  ]);
});
