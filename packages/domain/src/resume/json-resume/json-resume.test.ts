import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromJsonResume, toJsonResume } from './json-resume.ts';
import type { Resume } from '../resume.ts';
import { sampleResume } from '../sample.ts';
import { resumeFromSeed } from '../testing/random-resume.ts';
import { printedResume } from '../entries/printed-entries.ts';

const resumes = fc.nat().map(resumeFromSeed);
const read = (value: unknown) => fromJsonResume(value, { language: 'en-US' });
const resumeOf = (value: unknown): Resume => {
  const answer = read(value);
  if (!answer.ok) throw new Error(answer.reason);
  return answer.resume;
};
const sample = sampleResume('en-US');
const file = () => JSON.parse(JSON.stringify(toJsonResume(sample))) as ReturnType<typeof toJsonResume>;

describe('JSON Resume', () => {
  it('reads our own export back without loss, but for what is unfinished or belongs to the account', () => {
    fc.assert(
      fc.property(resumes, (resume) => {
        const owned = { ...resume, id: 'r1', profileId: 'p1', updatedAt: '2026-01-01T00:00:00Z' };
        expect(resumeOf(JSON.parse(JSON.stringify(toJsonResume(owned))))).toEqual(printedResume(resume));
      }),
      { numRuns: 300 },
    );
  });

  it('writes the fields that other programs read', () => {
    expect(file()).toMatchObject({
      basics: {
        name: 'Maya Lindqvist',
        label: 'Product Operations Manager',
        location: { city: 'Portland, OR' },
      },
      work: [
        { name: 'Harborline Freight Software', startDate: '2021-03', highlights: { length: 3 } },
        { endDate: '2021-02' },
      ],
      education: [{ institution: 'Cascadia Hills University', studyType: 'Bachelor’s degree' }],
      languages: [{ language: 'English', fluency: 'Native or bilingual' }, {}],
      meta: { version: 'v1.0.0' },
    });
    expect((file()['work'] as object[])[0]).not.toHaveProperty('endDate');
  });

  it('brings everything back that the format holds when our own part is gone', () => {
    const { meta: _, ...plain } = file();
    const resume = resumeOf(plain);
    const withoutIds = (value: unknown) =>
      JSON.parse(JSON.stringify(value, (key, own: unknown) => (key === 'id' ? undefined : own))) as unknown;
    for (const name of ['personalInfo', 'experience', 'skills', 'languages'] as const)
      expect(withoutIds(resume[name])).toEqual(withoutIds(sample[name]));
  });

  it('[ENT-07] has a place for sites, profiles and an address, and keeps the other contacts in our own part', () => {
    const contacts: Resume['contacts'] = [
      { id: 'a', kind: 'linkedin', label: '', value: 'linkedin.com/in/maya-example' },
      { id: 'b', kind: 'website', label: '', value: 'maya.example.com' },
      { id: 'c', kind: 'other', label: 'Talks', value: 'talks.example.com' },
      { id: 'd', kind: 'availability', label: '', value: 'From March' },
      { id: 'e', kind: 'address', label: '', value: 'Storgatan 1' },
    ];
    const exported = toJsonResume({ ...sample, contacts });
    expect(exported['basics']).toMatchObject({
      url: 'maya.example.com',
      location: { address: 'Storgatan 1' },
      profiles: [
        { network: 'LinkedIn', url: 'linkedin.com/in/maya-example' },
        { network: 'Talks', url: 'talks.example.com' },
      ],
    });
    expect(resumeOf(exported).contacts).toEqual(contacts);
    const { meta: _, ...plain } = exported;
    const bare = (own: Resume['contacts']) => own.map(({ kind, label, value }) => ({ kind, label, value }));
    expect(bare(resumeOf(plain).contacts)).toEqual(bare([1, 0, 2, 4].flatMap((at) => contacts[at] ?? [])));
    const edited = { ...exported, basics: { ...(exported['basics'] as object), label: 'Edited elsewhere' } };
    expect(bare(resumeOf(edited).contacts)).toEqual(
      bare([1, 0, 2, 4, 3].flatMap((at) => contacts[at] ?? [])),
    );
  });

  it('keeps the levels that skills have, also where pages do not show them', () => {
    const skills = [
      { id: 'a', name: 'SQL', skillLevelId: 'expert' as const, group: '' },
      { id: 'b', name: 'Go', skillLevelId: '' as const, group: '' },
      { id: 'c', name: ' ', skillLevelId: 'expert' as const, group: '' },
    ];
    const written = toJsonResume({ ...sample, skills, showSkillLevels: false });
    expect(written['skills']).toEqual([{ name: 'SQL', level: 'Expert' }, { name: 'Go' }]);
    expect(JSON.stringify(written)).not.toContain('"id":"c"');
    expect(resumeOf(written)).toMatchObject({ showSkillLevels: false, skills: skills.slice(0, 2) });
  });

  it('follows an edit made elsewhere and keeps the design', () => {
    const themed: Resume = { ...sample, templateId: 'modern', groupByEmployer: false };
    const edited = { ...toJsonResume(themed), basics: { name: 'Maya L. Stone' } };
    expect(resumeOf(edited)).toMatchObject({
      templateId: 'modern',
      groupByEmployer: false,
      personalInfo: { firstName: 'Maya', lastName: 'L. Stone', email: '' },
    });
  });

  it('drops no text of a foreign file', () => {
    const text = fc.stringMatching(/^q[a-z]{3,9}$/);
    const period = {
      startDate: fc.constantFrom('2019-02', '2020'),
      summary: text,
      highlights: fc.array(text, { maxLength: 3 }),
    };
    const many = <T>(entry: fc.Arbitrary<T>) => fc.array(entry, { maxLength: 3 });
    const foreign = fc.record({
      basics: fc.record({ name: text, label: text, email: text, phone: text, summary: text, url: text }),
      work: many(fc.record({ name: text, position: text, location: text, ...period })),
      volunteer: many(fc.record({ organization: text, position: text, ...period })),
      education: many(
        fc.record({ institution: text, area: text, studyType: text, score: text, courses: many(text) }),
      ),
      awards: many(fc.record({ title: text, awarder: text, summary: text })),
      certificates: many(fc.record({ name: text, issuer: text })),
      publications: many(fc.record({ name: text, publisher: text, summary: text })),
      skills: many(fc.record({ name: text, level: text, keywords: many(text) })),
      languages: many(fc.record({ language: text, fluency: text })),
      interests: many(fc.record({ name: text, keywords: many(text) })),
      references: many(fc.record({ name: text, reference: text })),
      projects: many(fc.record({ name: text, description: text, highlights: many(text) })),
    });
    fc.assert(
      fc.property(foreign, (value) => {
        const kept = JSON.stringify(resumeOf(value));
        const words = JSON.stringify(value).match(/(?<=")q[a-z]+(?=")/g) ?? [];
        expect(words.filter((word) => !kept.includes(word))).toEqual([]);
      }),
    );
  });

  it('refuses what is no JSON Resume, and our own part of a newer release', () => {
    for (const value of [null, [], 'x', {}, { name: 'x' }])
      expect(read(value)).toEqual({ ok: false, reason: 'not-json-resume' });
    const newer = { ...file(), meta: { lauda: { schemaVersion: 4 } } };
    expect(read(newer)).toEqual({ ok: false, reason: 'unknown-version' });
    const hostile = {
      basics: { url: 'javascript:alert(1)' },
      meta: { lauda: { schemaVersion: 1, role: 'admin' } },
    };
    expect(resumeOf(hostile).contacts).toEqual([{ id: 'item-1', kind: 'website', label: '', value: '' }]);
  });
});
