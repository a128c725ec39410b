import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyResume } from './empty-resume.ts';
import { MAX_CHARACTERS, MAX_RESUME_BYTES } from './limits.ts';
import type { Resume } from './resume.ts';
import { sampleResume } from './sample.ts';
import { normaliseResume, parseResume, resumeSchema } from './schema.ts';
import { resumeFromSeed } from './testing/random-resume.ts';
import { resumeValidity } from './shapes/validity.ts';

const resumes = fc.nat().map(resumeFromSeed);
const normalise = (value: unknown) => normaliseResume(value, { language: 'en-US' });
const refusal = (resume: unknown) => {
  const parsed = parseResume(resume);
  return parsed.ok ? null : `${parsed.reason} ${parsed.path.join('.')}`;
};
const sample = sampleResume('en-US');
const person = (fields: object) => ({ ...sample, personalInfo: { ...sample.personalInfo, ...fields } });

const item = {
  title: '',
  subtitle: '',
  url: '',
  startDate: '',
  endDate: '',
  current: false,
  description: [],
};

describe('checking a resume', () => {
  it('takes what it has made, and gives back the very same', () => {
    fc.assert(
      fc.property(resumes, (resume) => {
        expect(parseResume(resume)).toEqual({ ok: true, resume });
      }),
      { numRuns: 300 },
    );
  });

  it.each<[string, unknown]>([
    ['wrong-type ', null],
    ['wrong-type ', []],
    ['unknown-version schemaVersion', {}],
    ['unknown-version schemaVersion', { ...sample, schemaVersion: 4 }],
    ['unknown-field role', { ...sample, role: 'admin' }],
    ['unknown-field __proto__', JSON.parse(JSON.stringify(sample).replace('{', '{"__proto__":{"a":1},'))],
    ['not-allowed templateId', { ...sample, templateId: 'nope' }],
    ['wrong-type experience', { ...sample, experience: {} }],
    ['wrong-type skills.0', { ...sample, skills: ['SQL'] }],
    ['repeated-id skills.1.id', { ...sample, skills: [sample.skills[0], sample.skills[0]] }],
    ['repeated-id skills.0.id', { ...sample, skills: [{ ...sample.skills[0], id: 'sample-1' }] }],
    [
      'repeated-id customSections.0.items.0.id',
      { ...sample, customSections: [{ id: 'talks', title: '', items: [{ ...item, id: 'sample-2' }] }] },
    ],
    ['wrong-type skills.0.id', { ...sample, skills: [{ ...sample.skills[0], id: '' }] }],
    ['too-many skills', { ...sample, skills: Array.from({ length: 151 }, (_, id) => ({ id: `${id}` })) }],
    ['wrong-type personalInfo.firstName', person({ firstName: undefined })],
    ['too-long personalInfo.firstName', person({ firstName: 'x'.repeat(MAX_CHARACTERS.name + 1) })],
    ['not-allowed personalInfo.firstName', person({ firstName: 'a\u0000' })],
    ['not-allowed personalInfo.firstName', person({ firstName: '\ud800' })],
    ['not-allowed personalInfo.photo', person({ photo: 'https://evil.example/x.png' })],
    ['wrong-type personalInfo.summary', person({ summary: '<b>hi</b>' })],
    [
      'not-allowed experience.0.startDate',
      { ...sample, experience: [{ ...sample.experience[0], startDate: '2020-13' }] },
    ],
    [
      'not-allowed certifications.0.url',
      {
        ...sample,
        certifications: [{ id: 'a', name: '', issuer: '', date: '', url: 'JaVa\u00adscript:alert(1)' }],
      },
    ],
    ['repeated-id hiddenSections', { ...sample, hiddenSections: ['skills', 'skills'] }],
    ['not-allowed sectionOrder.0', { ...sample, sectionOrder: ['<script>'] }],
  ])('refuses with %s', (reason, resume) => {
    expect(refusal(resume)).toBe(reason);
  });

  it('measures the whole in bytes', () => {
    const wide = (count: number) => ({
      ...sample,
      projects: Array.from({ length: count }, (_, index) => ({
        id: `p${index}`,
        name: '',
        url: '',
        startDate: '',
        endDate: '',
        current: false,
        description: [{ type: 'paragraph', spans: [{ text: 'é'.repeat(4000) }] }],
      })),
    });
    expect(refusal(wide(11))).toBeNull();
    expect(JSON.stringify(wide(13)).length).toBeLessThan(MAX_RESUME_BYTES);
    expect(refusal(wide(13))).toBe('too-large ');
  });

  it('tells the contract where the fault is', () => {
    expect(resumeSchema.safeParse(sample).data).toBe(sample);
    expect(resumeSchema.safeParse({ ...sample, skills: ['SQL'] }).error?.issues[0]?.path).toEqual([
      'skills',
      0,
    ]);
  });
});

describe('a client of the release before', () => {
  const { showSkillLevels: _, contacts: __, ...rest } = sample;
  const older = {
    ...rest,
    schemaVersion: 1,
    links: [],
    skills: [{ id: 'item-1', name: 'SQL', skillLevelId: '' }],
  };

  it('sends version 1, which is taken and upgraded', () => {
    expect(resumeSchema.parse(older)).toMatchObject({
      schemaVersion: 3,
      showSkillLevels: false,
      skills: [{ id: 'skills-item-1', name: 'SQL' }],
    });
  });

  it('is still refused what no release ever sent', () => {
    const fault = (value: object) => resumeSchema.safeParse(value).error?.issues[0]?.message;
    expect([
      fault({ ...older, role: 'admin' }),
      fault({ ...older, skills: ['SQL'] }),
      fault({}),
      fault({ ...sample, schemaVersion: 4 }),
    ]).toEqual(['unknown-field', 'wrong-type', 'unknown-version', 'unknown-version']);
  });
});

describe('normalising', () => {
  it('makes ids unique in the whole resume, and leaves unique ones alone', () => {
    const resume = normalise({
      experience: [{}, {}],
      skills: [{ name: 'SQL' }, { id: 'own' }],
      languages: [{ name: 'Greek' }, { id: 'own' }],
      customSections: [{ id: 'talks', items: [{}, { id: 'own' }] }],
    });
    const ids = [
      ...resume.experience,
      ...resume.skills,
      ...resume.languages,
      ...(resume.customSections[0]?.items ?? []),
    ].map(({ id }) => id);
    expect(ids).toEqual([
      'item-1',
      'item-2',
      'skills-item-1',
      'own',
      'languages-item-1',
      'languages-own',
      'talks-item-1',
      'talks-own',
    ]);
    expect(normalise(resume)).toEqual(resume);
  });

  it('shows levels where every skill has one, and only there, unless the person has decided', () => {
    const skill = { name: 'SQL', skillLevelId: 'expert', group: '' };
    const shows = (...skills: object[]) => normalise({ skills }).showSkillLevels;
    expect([shows(), shows(skill), shows(skill, { name: 'Go' })]).toEqual([false, true, false]);
    expect(normalise({ skills: [skill], showSkillLevels: false }).showSkillLevels).toBe(false);
  });

  it('groups roles by employer unless the person has decided otherwise', () => {
    const groups = (groupByEmployer?: unknown) => normalise({ groupByEmployer }).groupByEmployer;
    expect([groups(), groups('no'), groups(true), groups(false)]).toEqual([true, true, true, false]);
  });

  it('[RES-05] drops entries that are no objects, empties missing lists, and replaces a broken template', () => {
    const resume = normalise({
      skills: ['SQL', null, 7, [], { name: 'SQL' }],
      experience: 'none',
      template: { id: 'classic' },
    });
    expect(resume.skills).toEqual([{ id: 'item-1', name: 'SQL', skillLevelId: '', group: '' }]);
    expect([resume.experience, resume.education, resume.contacts]).toEqual([[], [], []]);
    expect(resume.templateId).toBe('simple');
    const whole = { id: 'classic', name: 'Classic', style: 'classic', thumbnail: '/t.jpg' };
    expect(normalise({ template: whole }).templateId).toBe('classic');
    for (const name of ['id', 'name', 'style', 'thumbnail'])
      expect(normalise({ template: { ...whole, [name]: undefined } }).templateId).toBe('simple');
    expect(normalise({ templateId: 'unknown' }).templateId).toBe('simple');
  });

  it('[RES-05] counts a resume valid only with a person, its lists, and both names and an address', () => {
    const valid = { ...sample };
    expect(resumeValidity(valid)).toEqual({ ok: true });
    expect(resumeValidity({ ...valid, personalInfo: undefined })).toEqual({
      ok: false,
      reason: 'no-personal-info',
    });
    for (const field of ['experience', 'education', 'skills'])
      expect(resumeValidity({ ...valid, [field]: {} })).toEqual({ ok: false, reason: 'not-a-list', field });
    for (const field of ['firstName', 'lastName', 'email'])
      expect(resumeValidity(person({ [field]: ' ' }))).toEqual({ ok: false, reason: 'empty', field });
    expect(resumeValidity(null)).toEqual({ ok: false, reason: 'no-personal-info' });
  });

  it('makes a resume of anything, and the same of that again', () => {
    const likely = fc.anything({
      key: fc.constantFrom('id', 'skills', 'experience', 'name', 'summary', 'type', 'spans', 'text'),
      withNullPrototype: true,
      maxDepth: 5,
    });
    const mangled = fc.tuple(
      resumes,
      fc.dictionary(fc.constantFrom(...Object.keys(sample)), fc.oneof(likely, fc.anything())),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          likely,
          mangled.map(([resume, extra]) => Object.assign({}, resume, extra)),
        ),
        (value) => {
          const resume = normalise(value);
          expect(refusal(resume)).toBeNull();
          expect(normalise(resume)).toEqual(resume);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('leaves a resume as it is', () => {
    fc.assert(
      fc.property(resumes, (resume) => {
        expect(normalise(resume)).toEqual(resume);
      }),
      { numRuns: 200 },
    );
  });

  it('keeps ids and gives free ones to entries without', () => {
    const { skills } = normalise({
      skills: [{ id: 'item-1' }, {}, { id: 'item-1' }, { id: 'a b' }, { id: 'x' }],
    });
    expect(skills.map(({ id }) => id)).toEqual(['item-1', 'item-2', 'item-3', 'item-4', 'x']);
  });

  it('takes the page of the language', () => {
    expect([emptyResume('pt-BR').pageSize, emptyResume('en-US').pageSize]).toEqual(['a4', 'letter']);
  });
});

it('checks a resume of 10 KB in little time', () => {
  const big = {
    ...sample,
    experience: Array.from({ length: 19 }, (_, id) => ({ ...sample.experience[0], id: `e${id}` })),
  } as Resume;
  expect(JSON.stringify(big).length).toBeGreaterThan(9000);
  const batchMs = Array.from({ length: 40 }, () => {
    const start = performance.now();
    for (let round = 0; round < 100; round += 1) parseResume(big);
    return performance.now() - start;
  });
  // About 20 µs each; the best batch counts, so that only a real slowdown fails and not a busy machine.
  expect(Math.min(...batchMs) / 100).toBeLessThan(0.2);
});
