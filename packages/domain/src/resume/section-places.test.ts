import { describe, expect, it } from 'vitest';
import { hasSameContent, resumeDifferences } from './merge/difference.ts';
import { applyResolution, mergeResumes, pathKey } from './merge/merge.ts';
import type { Resume } from './resume.ts';
import { sampleResume } from './sample.ts';
import { normaliseResume, parseResume } from './schema.ts';
import { chosenPlace, moveToColumn, placeSection } from './section-places.ts';
import { orderedSections } from './sections.ts';

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

  it('[TPL-02] are merged by section and by option, from nothing on', () => {
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

describe('[TPL-02] a section moved between columns', () => {
  const columns = {
    main: ['objectives', 'experience', 'education', 'projects', 'certifications', 'custom:talks'],
    side: ['skills', 'languages'],
  } as const;

  it('stands in the new column, next to its neighbor there, and the others keep their order', () => {
    const moved = moveToColumn(base, columns, 'certifications', { place: 'side', index: 1 });
    expect(chosenPlace(moved, 'certifications')).toBe('side');
    expect(orderedSections(moved)).toEqual([
      'objectives',
      'experience',
      'education',
      'skills',
      'certifications',
      'projects',
      'languages',
      'custom:talks',
    ]);
    const first = moveToColumn(base, columns, 'custom:talks', { place: 'side', index: 0 });
    expect(chosenPlace(first, 'custom:talks')).toBe('side');
    expect(orderedSections(first).slice(2, 5)).toEqual(['education', 'custom:talks', 'skills']);
  });

  it('is no choice of a column where it only changes its order', () => {
    const moved = moveToColumn(base, columns, 'projects', { place: 'main', index: 1 });
    expect(chosenPlace(moved, 'projects')).toBeUndefined();
    expect(orderedSections(moved).slice(0, 3)).toEqual(['objectives', 'projects', 'experience']);
  });

  it('needs no neighbor', () => {
    const alone = { main: ['skills'], side: [] } as const;
    const moved = moveToColumn(base, alone, 'skills', { place: 'side', index: 0 });
    expect(chosenPlace(moved, 'skills')).toBe('side');
    expect(orderedSections(moved)).toEqual(orderedSections(base));
  });
});
