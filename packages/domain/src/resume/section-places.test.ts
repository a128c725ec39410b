import { describe, expect, it } from 'vitest';
import { hasSameContent, resumeDifferences } from './difference.ts';
import { applyResolution, mergeResumes, pathKey } from './merge.ts';
import type { Resume } from './resume.ts';
import { sampleResume } from './sample.ts';
import { normaliseResume, parseResume } from './schema.ts';
import { chosenPlace, placeSection } from './section-places.ts';

const base: Resume = {
  ...sampleResume('en-US'),
  customSections: [{ id: 'talks', title: 'Talks', items: [] }],
};
const withTheme = (change: Partial<Resume['theme']>): Resume => ({
  ...base,
  theme: { ...base.theme, ...change },
});

describe('places of sections and the look of a page', () => {
  it('are not there until chosen, and can be given back', () => {
    expect(chosenPlace(base, 'skills')).toBeUndefined();
    const placed = placeSection(placeSection(base, 'skills', 'main'), 'custom:talks', 'side');
    expect([chosenPlace(placed, 'skills'), chosenPlace(placed, 'custom:talks')]).toEqual(['main', 'side']);
    expect(parseResume(placed)).toEqual({ ok: true, resume: placed });
    const back = placeSection(placeSection(placed, 'skills', undefined), 'custom:talks', undefined);
    expect(hasSameContent(back, base)).toBe(true);
  });

  it('are merged by section and by option, from nothing on', () => {
    const mine = placeSection({ ...base, theme: { ...base.theme, margins: 'wide' } }, 'skills', 'main');
    const theirs = placeSection(withTheme({ dateFormat: 'year' }), 'custom:talks', 'side');
    const { resume, conflicts } = mergeResumes(base, mine, placeSection(theirs, 'education', 'side'));
    expect(conflicts).toEqual([]);
    expect(resume.sectionPlace).toEqual({ skills: 'main', education: 'side' });
    expect(chosenPlace(resume, 'custom:talks')).toBe('side');
    expect(resume.theme).toMatchObject({ margins: 'wide', dateFormat: 'year' });
  });

  it('leave the decision to the person where both sides chose, each otherwise', () => {
    const merge = mergeResumes(
      base,
      placeSection(base, 'skills', 'main'),
      placeSection(base, 'skills', 'side'),
    );
    expect(merge.conflicts.map(({ path }) => pathKey(path))).toEqual(['sectionPlace/skills']);
    const decided = applyResolution(merge, new Map([['sectionPlace/skills', 'theirs']]));
    expect(chosenPlace(decided, 'skills')).toBe('side');
  });

  it('are told in the history', () => {
    const changes = resumeDifferences(
      base,
      placeSection(withTheme({ headingStyle: 'caps' }), 'skills', 'side'),
    );
    expect(changes.map(({ path }) => pathKey(path))).toEqual(['theme/headingStyle', 'sectionPlace/skills']);
  });

  it('are refused where they name what there is not, and tidied away', () => {
    const wrong = {
      ...base,
      theme: { ...base.theme, margins: 'huge', photoShape: 'star' },
      sectionPlace: { skills: 'top', languages: 'side' },
    };
    expect(parseResume(wrong).ok).toBe(false);
    const tidied = normaliseResume(wrong, { language: 'en-US' });
    expect([tidied.theme.margins, tidied.theme.photoShape]).toEqual([undefined, undefined]);
    expect(tidied.sectionPlace).toEqual({ languages: 'side' });
    expect(parseResume(tidied).ok).toBe(true);
  });
});
