import type { Resume } from '@lauda/domain/resume/resume';
import { plainText } from '@lauda/domain/resume/rich-text';
import { normaliseResume } from '@lauda/domain/resume/schema';
import { describe, expect, it } from 'vitest';
import { applySuggestion, type SuggestionPlace, takeBackSuggestion } from './apply-suggestion.ts';

const RESUME = normaliseResume(
  {
    personalInfo: { firstName: 'Ana', summary: 'Old words.' },
    experience: [
      { id: 'e1', company: 'Aurora', position: 'Cook', description: '• One\n• Two\n• Two' },
      { id: 'e2', company: 'Brisa', position: 'Cook', description: '' },
    ],
    education: [{ id: 'e1', school: 'School', degree: 'bachelor', description: '• One' }],
    skills: [{ id: 's1', name: 'SQL', skillLevelId: 'advanced', group: '' }],
  },
  { language: 'en-US' },
);
const JOB: SuggestionPlace = { kind: 'description', path: ['experience', 'e1'] };
const take = (
  place: SuggestionPlace,
  text: string,
  replaces: string | null = null,
  resume: Resume = RESUME,
) => applySuggestion(resume, place, { id: 'new', text, replaces, level: null });
const linesOf = (resume: Resume, index = 0) => plainText(resume.experience[index]?.description ?? []);

describe('a suggestion that was taken', () => {
  it('is the summary, and nothing else is touched', () => {
    const { personalInfo, ...rest } = take({ kind: 'summary' }, 'New words.\nMore.');
    expect(plainText(personalInfo.summary)).toBe('New words.\nMore.');
    const { personalInfo: before, ...others } = RESUME;
    expect({ ...personalInfo, summary: before.summary }).toEqual(before);
    expect(rest).toEqual(others);
  });

  it('stands where the line was that it is a wording of', () => {
    const taken = take(JOB, 'Better two', 'Two');
    expect(linesOf(taken)).toBe('• One\n• Better two\n• Two');
    expect(taken.education).toEqual(RESUME.education);
  });

  it('is a line more when there is none to replace, or nobody says that one any more', () => {
    expect(linesOf(take(JOB, 'Three'))).toBe('• One\n• Two\n• Two\n• Three');
    expect(linesOf(take(JOB, 'Three', 'Gone'))).toBe('• One\n• Two\n• Two\n• Three');
    expect(linesOf(take({ kind: 'description', path: ['experience', 'e2'] }, 'First\nline'), 1)).toBe(
      '• First line',
    );
  });

  it('brings no entry back that is gone', () => {
    expect(take({ kind: 'description', path: ['experience', 'gone'] }, 'Words')).toBe(RESUME);
  });

  it('is a skill of the level that the person chose', () => {
    const { skills } = applySuggestion(
      RESUME,
      { kind: 'skills' },
      { id: 's2', text: 'Excel', replaces: null, level: 'expert' },
    );
    expect(skills.map(({ name, skillLevelId }) => [name, skillLevelId])).toEqual([
      ['SQL', 'advanced'],
      ['Excel', 'expert'],
    ]);
    expect(skills[1]?.id).toBe('s2');
  });
});

describe('a suggestion that was taken back', () => {
  const back = (place: SuggestionPlace, text: string, replaces: string | null, now: Resume) =>
    takeBackSuggestion(now, place, { id: 'new', text, replaces, level: null }, RESUME);

  it('leaves what was there before', () => {
    for (const [place, text, replaces] of [
      [{ kind: 'summary' }, 'New.', null],
      [JOB, 'Better one', 'One'],
      [JOB, 'Three', null],
      [{ kind: 'description', path: ['experience', 'e2'] }, 'First', null],
      [{ kind: 'skills' }, 'Excel', null],
    ] as const)
      expect(back(place, text, replaces, take(place, text, replaces))).toEqual(RESUME);
  });

  it('takes nothing along that came after it', () => {
    const two = take(JOB, 'Four', null, take(JOB, 'Better one', 'One'));
    expect(linesOf(back(JOB, 'Better one', 'One', two))).toBe('• One\n• Two\n• Two\n• Four');
    const changed = take({ kind: 'summary' }, 'Own words.', null, take({ kind: 'summary' }, 'New.'));
    expect(back({ kind: 'summary' }, 'New.', null, changed)).toBe(changed);
  });
});
