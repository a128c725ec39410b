import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleResume } from '../resume/sample.ts';
import { parseResume } from '../resume/schema.ts';
import { readCoachAnswer } from './coach-answer.ts';
import { applyProposal, isApplied, textAt, withPlaceOf } from './proposal.ts';

const ANSWER =
  'Do this:\n\n:::edit experience 2\n- One\n- Two\n:::\n\nOr this.\n:::edit summary\nShort.\n:::';

describe('an answer of the coach', () => {
  it('is words and proposals', () => {
    expect(readCoachAnswer(ANSWER)).toEqual({
      text: 'Do this:\n\nOr this.',
      edits: [
        { section: 'experience', number: 2, suggested: '- One\n- Two' },
        { section: 'summary', number: null, suggested: 'Short.' },
      ],
    });
  });

  it('never shows a mark or half a proposal while it is being written', () => {
    const whole = readCoachAnswer(ANSWER);
    for (let end = 0; end <= ANSWER.length; end += 1) {
      const { text, edits } = readCoachAnswer(ANSWER.slice(0, end));
      expect(text).not.toMatch(/:::|- One|Short/);
      expect(whole.edits.slice(0, edits.length)).toEqual(edits);
    }
  });

  it('proposes nothing for places that cannot be', () => {
    for (const mark of ['education', 'experience', 'summary 1', 'constructor', 'skills 3'])
      expect(readCoachAnswer(`:::edit ${mark}\nx\n:::`).edits).toEqual([]);
    fc.assert(fc.property(fc.string(), (text) => void readCoachAnswer(text)));
  });
});

describe('a proposal', () => {
  const resume = sampleResume('en-US');
  const [job] = resume.experience;
  const target = { section: 'experience', itemId: job?.id ?? '' } as const;
  const original = textAt(resume, target) ?? '';
  const newId = () => 'new';

  it('changes its place and nothing else, and is taken back whole', () => {
    const applied = applyProposal(resume, { ...target, original, suggested: '- Led it' }, newId);
    if (!applied.ok) throw new Error(applied.reason);
    expect(parseResume(applied.resume).ok).toBe(true);
    expect(textAt(applied.resume, target)).toBe('• Led it');
    expect({ ...applied.resume, experience: resume.experience }).toEqual(resume);
    expect(withPlaceOf(applied.resume, resume, target)).toEqual(resume);
    const proposal = { ...target, original, suggested: '- Led it' };
    expect([isApplied(resume, proposal), isApplied(applied.resume, proposal)]).toEqual([false, true]);
  });

  it('is never put over words that were written since, nor where there is no such entry', () => {
    expect(applyProposal(resume, { ...target, original: 'Other', suggested: 'x' }, newId)).toEqual({
      ok: false,
      reason: 'changed',
    });
    expect(applyProposal(resume, { ...target, itemId: 'gone', original, suggested: 'x' }, newId)).toEqual({
      ok: false,
      reason: 'gone',
    });
  });

  it('for skills keeps the level of those that stay', () => {
    const skills = { section: 'skills', itemId: null } as const;
    const before = textAt(resume, skills) ?? '';
    const applied = applyProposal(
      resume,
      { ...skills, original: before, suggested: '- sql\nPython\nPython' },
      newId,
    );
    expect(applied).toMatchObject({
      ok: true,
      resume: {
        skills: [
          { name: 'sql', skillLevelId: 'advanced', group: '' },
          { id: 'new', name: 'Python' },
        ],
      },
    });
  });
});
