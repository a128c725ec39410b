import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Resume } from '../resume.ts';
import { plainText } from '../rich-text.ts';
import { resumeFromSeed } from '../testing/random-resume.ts';
import { HISTORICAL_RESUMES } from '../testing/historical-resumes.ts';
import { upgradeResume } from './upgrade.ts';

const resumes = fc.nat().map(resumeFromSeed);
const VERSION_1 = HISTORICAL_RESUMES.find(({ version }) => version === 1)?.stored;
const upgrade = (value: unknown) => upgradeResume(value, { language: 'en-US' });

describe('upgrading', () => {
  it.each(HISTORICAL_RESUMES)('makes a resume of today of version $version', ({ stored }) => {
    const upgraded = upgrade(stored);
    expect(upgraded).toMatchObject({ ok: true, resume: { schemaVersion: 3 } });
    expect(upgraded.ok && upgrade(upgraded.resume)).toEqual(upgraded);
  });

  it('keeps what the plain form held', () => {
    const upgraded = upgrade(HISTORICAL_RESUMES[0]?.stored);
    const resume = upgraded.ok ? upgraded.resume : null;
    expect(resume).toMatchObject({
      id: '5f0c',
      profileId: 'p-1',
      updatedAt: '2025-05-01T10:00:00.000Z',
      title: "Ana's Resume",
      templateId: 'simple',
      experience: [{ id: '1', company: 'Acme', startDate: '2020-03', current: true }],
      education: [{ degree: 'bachelor', field: 'engineering', startDate: '2012-02', endDate: '2016' }],
      skills: [{ id: 's1', skillLevelId: 'veryGood' }],
      sectionTitle: { personalInfo: '', experience: '', skills: 'What I can do' },
    });
    expect(plainText(resume?.personalInfo.summary ?? [])).toBe('First line.\n• one\n• two');
    expect(plainText(resume?.experience[0]?.description ?? [])).toBe('Did <b>things</b>');
  });

  it('gives an imported resume of version 1 ids of its own in every list', () => {
    const upgraded = upgrade(VERSION_1);
    const resume = upgraded.ok ? upgraded.resume : null;
    expect(resume).toMatchObject({
      showSkillLevels: false,
      experience: [{ id: 'experience-item-1', company: 'Padaria Bela Massa' }],
      skills: [
        { id: 'skills-item-1', name: 'Panificação' },
        { id: 'f2a4a5a2-90ab-4d0c-8a31-1d5ff0f2a001', skillLevelId: 'expert' },
      ],
      languages: [{ id: 'languages-item-1' }],
      customSections: [{ id: 'volunteer', items: [{ id: 'volunteer-item-1' }] }],
      sectionOrder: ['custom:volunteer', 'experience'],
    });
  });

  it('gives the same ids on a device that has deleted the other bearer of an id', () => {
    const stored = VERSION_1 as { readonly experience: unknown };
    const [here, there] = [upgrade(stored), upgrade({ ...stored, experience: [] })];
    expect(there.ok && here.ok && there.resume.skills).toEqual(here.ok && here.resume.skills);
  });

  it('shows levels where a resume of version 1 had them all', () => {
    const stored = VERSION_1 as { readonly skills: readonly object[] };
    const upgraded = upgrade({ ...stored, skills: stored.skills.slice(1) });
    expect(upgraded).toMatchObject({ ok: true, resume: { showSkillLevels: true } });
  });

  it('[ENT-07] leaves what version 2 had as it was; its links are contacts, hidden where their section was', () => {
    const version2 = HISTORICAL_RESUMES.at(-1)?.stored ?? {};
    const { links: _links, ...stored } = version2 as Resume & { links: unknown };
    const { links: _heading, ...sectionTitle } = stored.sectionTitle as Resume['sectionTitle'] & {
      links: string;
    };
    expect(upgrade(version2)).toEqual({
      ok: true,
      resume: {
        ...stored,
        schemaVersion: 3,
        skills: stored.skills.map((skill) => Object.assign({ group: '' }, skill)),
        contacts: [
          {
            id: 'links-item-1',
            kind: 'other',
            label: 'Na rede',
            value: 'https://www.linkedin.com/in/livia-example',
          },
          { id: 'links-item-2', kind: 'other', label: 'Vitrine', value: 'livia.example.com' },
          { id: 'links-item-3', kind: 'other', label: 'Na rede', value: 'paes.example.com' },
        ],
        sectionTitle,
        sectionOrder: ['custom:volunteer', 'experience'],
        hiddenSections: [],
        groupByEmployer: true,
        hiddenEntries: ['links-item-1', 'links-item-2', 'links-item-3'],
      },
    });
  });

  it('[ENT-07] knows profiles by their label or their host', () => {
    expect(upgrade(VERSION_1)).toMatchObject({
      resume: {
        contacts: [
          { id: 'links-item-1', kind: 'linkedin', label: '', value: 'https://linkedin.com/in/livia-example' },
        ],
        hiddenEntries: [],
      },
    });
  });

  it.each([4, 99, -1, 0.5, '1', {}])('refuses version %j', (schemaVersion) => {
    expect(upgrade({ schemaVersion, personalInfo: {} })).toEqual({
      ok: false,
      reason: 'unknown-version',
      path: ['schemaVersion'],
    });
  });

  it('leaves a resume of today alone, and never tidies it', () => {
    fc.assert(
      fc.property(resumes, (resume) => {
        expect(upgrade(resume)).toEqual({ ok: true, resume });
      }),
    );
    expect(upgrade({ schemaVersion: 3, extra: 'kept by nobody' }).ok).toBe(false);
    expect(upgrade('text')).toEqual({ ok: false, reason: 'wrong-type', path: [] });
  });
});
