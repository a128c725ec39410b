import type { TailoringSuggestion } from '@lauda/contract/resumes/tailoring';
import { sampleResume } from '@lauda/domain/resume/sample';
import { passagesOf } from '@lauda/domain/tailoring/passages';
import { describe, expect, it } from 'vitest';
import { acceptAll, cardsOf, changesOf, hasOutdated, rejectAll } from './cards.ts';
import { EMPTY_WIZARD, withAnalysis, withChoice, withResume, type Wizard } from './wizard.ts';

const RESUME = sampleResume('en-US');
const AD = 'An ad that is long enough to be compared with a resume.';
const SUMMARY = 'personalInfo/summary';
const JOB = 'experience/sample-1/description';

const textAt = (path: string) => passagesOf(RESUME).find((passage) => passage.path === path)?.text ?? '';
const suggestion = (path: string, after: string, claim?: string): TailoringSuggestion => ({
  path,
  section: path === SUMMARY ? 'summary' : path === 'skills' ? 'skills' : 'experience',
  before: textAt(path),
  after,
  explanation: 'Because.',
  claims:
    claim === undefined
      ? []
      : [
          {
            start: after.indexOf(claim),
            end: after.indexOf(claim) + claim.length,
            text: claim,
            kind: 'number',
          },
        ],
});

const analysed = (...suggestions: TailoringSuggestion[]): Wizard =>
  withAnalysis({ ...withResume(EMPTY_WIZARD, 'r1'), ad: ` ${AD} ` }, { resumeId: 'r1', ad: AD, suggestions });

const cardAt = (wizard: Wizard, path: string) => {
  const card = cardsOf(RESUME, wizard).find(({ passage }) => passage.path === path);
  if (card === undefined) throw new Error(`no card at ${path}`);
  return card;
};

describe('[TAI-02] decisions', () => {
  it('are pending at first, and only what is accepted becomes a change', () => {
    const wizard = analysed(suggestion(SUMMARY, 'Better.'), suggestion(JOB, '• Better job'));
    expect(cardsOf(RESUME, wizard).map(({ choice }) => choice.decision)).toEqual(
      passagesOf(RESUME).map(() => 'pending'),
    );
    expect(changesOf(cardsOf(RESUME, wizard))).toEqual([]);
    const decided = withChoice(withChoice(wizard, SUMMARY, { decision: 'accepted' }), JOB, {
      decision: 'rejected',
    });
    expect(changesOf(cardsOf(RESUME, decided))).toEqual([
      {
        path: SUMMARY,
        before: textAt(SUMMARY),
        after: 'Better.',
        suggested: 'Better.',
        confirmed: [],
        levels: {},
      },
    ]);
  });

  it('are taken all at once except where something is claimed, also when it has been vouched for', () => {
    const wizard = analysed(suggestion(SUMMARY, 'Better.'), suggestion(JOB, '• Saved 47% of it', '47%'));
    const vouched = withChoice(wizard, JOB, { confirmed: ['47%'] });
    for (const each of [wizard, vouched]) {
      const taken = acceptAll(each, cardsOf(RESUME, each));
      expect(cardAt(taken, SUMMARY).choice.decision).toBe('accepted');
      expect(cardAt(taken, JOB).choice.decision).toBe('pending');
    }
    expect(cardAt(wizard, JOB).canAccept).toBe(false);
    expect(cardAt(vouched, JOB).canAccept).toBe(true);
    const none = rejectAll(vouched, cardsOf(RESUME, vouched));
    expect([SUMMARY, JOB].map((path) => cardAt(none, path).choice.decision)).toEqual([
      'rejected',
      'rejected',
    ]);
  });

  it('that were forced on a claim are no change', () => {
    const wizard = withChoice(analysed(suggestion(JOB, '• Saved 47% of it', '47%')), JOB, {
      decision: 'accepted',
    });
    expect(changesOf(cardsOf(RESUME, wizard))).toEqual([]);
  });

  it('ask for a claim as long as the edited text says it', () => {
    const wizard = analysed(suggestion(JOB, '• Saved 47% of it', '47%'));
    expect(cardAt(withChoice(wizard, JOB, { edit: '• Really saved 47%' }), JOB).canAccept).toBe(false);
    expect(cardAt(withChoice(wizard, JOB, { edit: '• Saved a lot' }), JOB).canAccept).toBe(true);
  });
});

describe('own words', () => {
  it('need no model, and a new skill may have a level', () => {
    const wizard = withChoice({ ...EMPTY_WIZARD, resumeId: 'r1', ad: AD }, 'skills', {
      edit: `${textAt('skills')}\nPython`,
      decision: 'accepted',
    });
    expect(cardAt(wizard, 'skills')).toMatchObject({ newSkills: ['Python'], canAccept: true });
    expect(changesOf(cardsOf(RESUME, wizard))).toMatchObject([{ path: 'skills', levels: {} }]);
    const levelled = withChoice(wizard, 'skills', { levels: { Python: 'beginner' } });
    expect(changesOf(cardsOf(RESUME, levelled))).toMatchObject([
      { path: 'skills', suggested: null, levels: { Python: 'beginner' } },
    ]);
  });

  it('outlive a new analysis, and nothing outlives another resume', () => {
    const wizard = withChoice(withChoice(analysed(), SUMMARY, { edit: 'Mine.' }), JOB, {
      decision: 'rejected',
    });
    const again = withAnalysis(wizard, { resumeId: 'r1', ad: AD, suggestions: [] });
    expect(Object.keys(again.choices)).toEqual([SUMMARY]);
    expect(withResume(again, 'r2').choices).toEqual({});
    expect(withResume(again, 'r1')).toBe(again);
  });
});

describe('suggestions', () => {
  it('are not shown for another ad, nor for a passage that says something else by now', () => {
    const wizard = analysed({ ...suggestion(SUMMARY, 'Better.'), before: 'As it was once.' });
    expect(cardAt(wizard, SUMMARY).suggestion).toBeNull();
    expect(hasOutdated(RESUME, wizard)).toBe(true);
    const other = { ...analysed(suggestion(SUMMARY, 'Better.')), ad: `${AD} And more.` };
    expect(cardAt(other, SUMMARY).suggestion).toBeNull();
  });
});
