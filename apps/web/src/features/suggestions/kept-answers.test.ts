import { sampleResume } from '@lauda/domain/resume/sample';
import { afterEach, describe, expect, it } from 'vitest';
import { applySuggestion } from './apply-suggestion.ts';
import { keptAnswers } from './kept-answers.ts';

const resume = sampleResume('en-US');
const first = { text: 'Kubernetes', replaces: null, claims: [] };
const second = { text: 'Terraform', replaces: null, claims: [] };
const SKILLS = { kind: 'skills' } as const;
const ANSWER = { suggestions: [first, second], used: new Set<never>() };

afterEach(() => sessionStorage.clear());

describe('[AI-06] an answer that was counted', () => {
  it('is there again for the same resume, place and text, and for no other', () => {
    keptAnswers.keep('draft', SKILLS, resume, ANSWER);
    expect(keptAnswers.find('draft', SKILLS, resume)).toEqual(ANSWER);
    expect(keptAnswers.find('another', SKILLS, resume)).toBeNull();
    expect(keptAnswers.find('draft', { kind: 'summary' }, resume)).toBeNull();
    expect(keptAnswers.find('draft', SKILLS, { ...resume, skills: [] })).toBeNull();
  });

  it('keeps what is left when one was used, until all are', () => {
    const next = applySuggestion(resume, SKILLS, { ...first, id: '1', level: null });
    keptAnswers.keep('draft', SKILLS, next, { ...ANSWER, used: new Set([first]) });
    const kept = keptAnswers.find('draft', SKILLS, next);
    expect(kept?.suggestions.filter((each) => !kept.used.has(each))).toEqual([second]);
    keptAnswers.keep('draft', SKILLS, next, { ...ANSWER, used: new Set([first, second]) });
    expect(keptAnswers.find('draft', SKILLS, next)).toBeNull();
  });

  it('that is not one is ignored', () => {
    sessionStorage.setItem('lauda-suggestions', '[{"place":1}]');
    expect(keptAnswers.find('draft', SKILLS, resume)).toBeNull();
  });
});
