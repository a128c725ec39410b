import { describe, expect, it } from 'vitest';
import { emptyResume } from './empty-resume.ts';
import { readMonth, readTypedMonth } from './dates/month.ts';
import { sampleResume } from './sample.ts';
import type { Resume } from './resume.ts';
import { normaliseResume, parseResume } from './schema.ts';
import { DEFAULT_SECTION_TITLES, sectionTitle } from './vocabulary/section-titles.ts';
import { orderedSections, SECTION_KEYS, visibleSections } from './sections.ts';
import { resumeTitle } from './title.ts';
import { resumeValidity } from './shapes/validity.ts';
import {
  DEGREES,
  degreeFromText,
  FIELDS_OF_STUDY,
  fieldFromText,
  readDegree,
  readFieldOfStudy,
  readLanguageLevel,
  SKILL_LEVELS,
} from './vocabulary/vocabulary.ts';
import { printedResume, shownResume } from './entries/printed-entries.ts';
import { unfinishedEntries } from './entries/unfinished-entries.ts';

const named = (firstName: string, title = '', language: 'en-US' | 'pt-BR' = 'en-US') =>
  resumeTitle({ title, language, personalInfo: { firstName } });

describe('vocabularies', () => {
  it('[RES-02] offers the degrees, fields and skill levels, and takes own words for degree and field', () => {
    expect(DEGREES).toEqual(
      expect.arrayContaining([
        'associate',
        'bachelor',
        'master',
        'phd',
        'md',
        'jd',
        'certificate',
        'diploma',
        'other',
      ]),
    );
    expect(FIELDS_OF_STUDY).toEqual([
      'artsAndHumanities',
      'businessAndManagement',
      'computerAndInformationSciences',
      'education',
      'engineering',
      'healthProfessions',
      'mathematicsAndStatistics',
      'naturalResourcesAndConservation',
      'socialSciences',
    ]);
    expect(SKILL_LEVELS).toEqual([
      'beginner',
      'intermediate',
      'veryGood',
      'advanced',
      'proficient',
      'expert',
    ]);
    const sample = sampleResume('en-US');
    for (const skillLevelId of SKILL_LEVELS)
      expect(parseResume({ ...sample, skills: [{ id: 'a', name: 'x', skillLevelId, group: '' }] }).ok).toBe(
        true,
      );
    expect(
      parseResume({ ...sample, skills: [{ id: 'a', name: 'x', skillLevelId: 'guru', group: '' }] }).ok,
    ).toBe(false);
    const own = sample.education.map((study) => ({ ...study, degree: 'Técnico', field: 'Música' }));
    expect(parseResume({ ...sample, education: own }).ok).toBe(true);
    expect([readDegree('phd'), readDegree('Técnico')]).toEqual([{ key: 'phd' }, { text: 'Técnico' }]);
    expect([readFieldOfStudy('engineering'), readFieldOfStudy('Música')]).toEqual([
      { key: 'engineering' },
      { text: 'Música' },
    ]);
  });

  it('finds the key behind words of others', () => {
    expect(
      ["Bachelor's", "Master's Degree", 'PhD', 'Other', 'MBA', 'High School', 'BFA'].map(degreeFromText),
    ).toEqual(['bachelor', 'master', 'phd', 'other', 'mba', 'highSchool', 'BFA']);
    expect(['Computer and Information Sciences', 'arts & humanities', 'Chess'].map(fieldFromText)).toEqual([
      'computerAndInformationSciences',
      'artsAndHumanities',
      'Chess',
    ]);
    expect(readLanguageLevel('native')).toEqual({ key: 'native' });
  });

  it.each([
    ['2020-03-14T00:00:00Z', '2020-03'],
    ['2020-3', '2020-03'],
    ['03/2020', '2020-03'],
    ['14/03/2020', '2020-03'],
    ['março de 2020', '2020-03'],
    ['Aug 2019', '2019-08'],
    ['ago/2019', '2019-08'],
    ['out. 2019', '2019-10'],
    ['2020-13', '2020'],
    ['Summer 2019', '2019'],
    [2019, '2019'],
    ['Present', ''],
    [null, ''],
  ])('reads the date %j as %j', (written, month) => {
    expect(readMonth(written)).toBe(month);
  });
});

describe('a typed month', () => {
  it.each([
    ['03/2019', '2019-03'],
    ['3/2019', '2019-03'],
    ['03/19', '2019-03'],
    ['03/87', '1987-03'],
    ['032019', '2019-03'],
    ['03 2019', '2019-03'],
    ['14/03/2019', '2019-03'],
    ['2019-03', '2019-03'],
    ['mar 2019', '2019-03'],
    ['Mar. 2019', '2019-03'],
    ['mar/19', '2019-03'],
    ['março de 2019', '2019-03'],
    ['MARÇO 2019', '2019-03'],
    ['Sept 2019', '2019-09'],
    ['dezembro de 2019', '2019-12'],
    ['2019 maio', '2019-05'],
    [' 2019 ', '2019'],
    ['', ''],
    ['13/2019', null],
    ['00/2019', null],
    ['132019', null],
    ['2019-13', null],
    ['0320', null],
    ['03/201', null],
    ['1819', null],
    ['Summer 2019', null],
    ['mat 2019', null],
    ['soon', null],
  ])('%j is %j', (typed, month) => {
    expect(readTypedMonth(typed)).toBe(month);
  });
});

describe('headings and titles', () => {
  it('[RES-03] gives each section its default in the language of the resume, unless it has its own', () => {
    const english = emptyResume('en-US');
    const titles = (['personalInfo', 'experience', 'education', 'skills', 'objectives'] as const).map(
      (name) => sectionTitle(english, name),
    );
    expect(titles).toEqual(['Personal Information', 'Work Experience', 'Education', 'Skills', 'Profile']);
    expect(sectionTitle(emptyResume('pt-BR'), 'experience')).toBe('Experiência profissional');
    const edited = {
      ...english,
      sectionTitle: { ...english.sectionTitle, experience: 'Career', skills: ' ' },
    };
    expect(parseResume(edited).ok).toBe(true);
    expect([sectionTitle(edited, 'experience'), sectionTitle(edited, 'skills')]).toEqual([
      'Career',
      'Skills',
    ]);
    const custom = { ...english, customSections: [{ id: 'a', title: 'Talks', items: [] }] };
    expect([sectionTitle(custom, 'custom:a'), sectionTitle(custom, 'custom:b')]).toEqual(['Talks', '']);
    for (const titles of Object.values(DEFAULT_SECTION_TITLES))
      for (const title of Object.values(titles)) expect(title).not.toBe('');
  });

  it('[RES-04] calls a resume by its title, else after its person, else mine', () => {
    expect([named('Ana', ' CV 2026 '), named(' Ana '), named(' ')]).toEqual([
      'CV 2026',
      "Ana's Resume",
      'My Resume',
    ]);
    expect([named('Ana', '', 'pt-BR'), named('', '', 'pt-BR')]).toEqual([
      'Currículo de Ana',
      'Meu currículo',
    ]);
  });

  it('loses no section to an incomplete or outdated order', () => {
    const resume = {
      customSections: [{ id: 'a' }],
      sectionOrder: ['custom:gone', 'skills', 'custom:a'] as const,
      hiddenSections: ['projects'] as const,
    };
    expect(orderedSections(resume).slice(0, 3)).toEqual(['skills', 'custom:a', 'objectives']);
    expect(orderedSections(resume).toSorted()).toEqual([...SECTION_KEYS, 'custom:a'].toSorted());
    expect(visibleSections(resume)).not.toContain('projects');
  });
});

describe('unfinished entries', () => {
  it('are named with what they lack, also when they are wholly empty; a skill needs no level', () => {
    const empty = { id: 'x', startDate: '', endDate: '', current: false, location: '', description: [] };
    const resume = {
      ...emptyResume('en-US'),
      experience: [
        { ...empty, company: 'A', position: ' ' },
        { ...empty, id: 'y', company: 'A', position: 'B' },
      ],
      education: [
        { ...empty, id: 'd', school: '', degree: 'phd', field: '' },
        { ...empty, id: 'o', school: 'USP', degree: 'other', field: '' },
      ],
      skills: [
        { id: 'z', name: '', skillLevelId: 'expert' as const, group: '' },
        { id: 'ok', name: 'SQL', skillLevelId: '' as const, group: '' },
      ],
    };
    expect(unfinishedEntries(resume)).toEqual([
      { section: 'experience', id: 'x', missing: ['position'] },
      { section: 'education', id: 'd', missing: ['school'] },
      { section: 'education', id: 'o', missing: ['degree'] },
      { section: 'skills', id: 'z', missing: ['name'] },
    ]);
    const { experience, education, skills } = printedResume(resume);
    expect([experience, education, skills].map((list) => list.map(({ id }) => id))).toEqual([
      ['y'],
      [],
      ['ok'],
    ]);
  });

  it('[ENT-06] leaves out what is hidden from every list, and nothing else', () => {
    const whole = sampleResume('en-US');
    const custom = { ...whole.experience[0], title: 'Talk', subtitle: '', url: '' };
    const resume = normaliseResume(
      { ...whole, customSections: [{ id: 'talks', title: 'Talks', items: [{ ...custom, id: 't1' }] }] },
      { language: 'en-US' },
    );
    const lists = (own: Resume) => [
      own.experience,
      own.education,
      own.skills,
      own.contacts,
      own.projects,
      own.languages,
      own.certifications,
      ...own.customSections.map(({ items }) => items),
    ];
    for (const [at, list] of lists(resume).entries())
      for (const { id } of list) {
        const hidden: Resume = { ...resume, hiddenEntries: [id, 'gone'] };
        const expected = lists(resume).map((all, index) =>
          index === at ? all.filter((entry) => entry.id !== id) : all,
        );
        expect(lists(printedResume(hidden))).toEqual(expected);
        expect(lists(shownResume(hidden))).toEqual(expected);
      }
    expect(printedResume(resume)).toEqual(resume);
  });
});

it.each(['en-US', 'pt-BR'] as const)('the sample in %s is whole', (language) => {
  const sample = sampleResume(language);
  expect([
    parseResume(sample).ok,
    resumeValidity(sample).ok,
    unfinishedEntries(sample),
    sample.language,
  ]).toEqual([true, true, [], language]);
  expect(sample.experience.length).toBeGreaterThanOrEqual(2);
});
