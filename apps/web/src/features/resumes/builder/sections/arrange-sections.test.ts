import { emptyResume } from '@lauda/domain/resume/empty-resume';
import { parseResume } from '@lauda/domain/resume/schema';
import { orderedSections, visibleSections } from '@lauda/domain/resume/sections';
import { expect, it } from 'vitest';
import {
  addCustomSection,
  moveSection,
  removeCustomSection,
  sectionsOnPage,
  setSectionHidden,
} from './arrange-sections.ts';

const BLANK = emptyResume('en-US');
const page = (resume = BLANK) => sectionsOnPage(resume, new Set());

it('shows what every resume has, and others once they are there or asked for', () => {
  expect(page()).toEqual(['objectives', 'experience', 'education', 'skills']);
  expect(sectionsOnPage(BLANK, new Set(['languages'] as const))).toContain('languages');
  const withLanguage = { ...BLANK, languages: [{ id: 'a', name: '', level: '' }] };
  expect(page(withLanguage)).toContain('languages');
  expect(page(addCustomSection(BLANK, 'c1'))).toContain('custom:c1');
});

it('[ENT-09] moves a section to any place of the page', () => {
  expect(page(moveSection(BLANK, page(), 'skills', 0))).toEqual([
    'skills',
    'objectives',
    'experience',
    'education',
  ]);
  expect(page(moveSection(BLANK, page(), 'objectives', 3)).at(-1)).toBe('objectives');
  expect(moveSection(BLANK, page(), 'skills', 4)).toBe(BLANK);
});

it('moves a section past its neighbour on the page, over those that are not on it', () => {
  const moved = moveSection(BLANK, page(), 'skills', 2);
  expect(page(moved)).toEqual(['objectives', 'experience', 'skills', 'education']);
  expect(orderedSections(moved)).toHaveLength(orderedSections(BLANK).length);
  const custom = addCustomSection(BLANK, 'c1');
  expect(page(moveSection(custom, page(custom), 'custom:c1', 3)).indexOf('custom:c1')).toBe(3);
  expect(moveSection(BLANK, page(), 'objectives', -1)).toBe(BLANK);
});

it('hides a section once and shows it again', () => {
  const hidden = setSectionHidden(setSectionHidden(BLANK, 'skills', true), 'skills', true);
  expect(hidden.hiddenSections).toEqual(['skills']);
  expect(visibleSections(hidden)).not.toContain('skills');
  expect(setSectionHidden(hidden, 'skills', false).hiddenSections).toEqual([]);
});

it('leaves nothing of a custom section behind', () => {
  const custom = addCustomSection(BLANK, 'c1');
  const arranged = setSectionHidden(moveSection(custom, page(custom), 'custom:c1', 3), 'custom:c1', true);
  expect(parseResume(arranged).ok).toBe(true);
  expect(JSON.stringify(removeCustomSection(arranged, 'c1'))).not.toContain('c1');
});
