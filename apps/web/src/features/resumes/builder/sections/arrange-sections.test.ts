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
  expect(sectionsOnPage(BLANK, new Set(['links'] as const))).toContain('links');
  const withLink = { ...BLANK, links: [{ id: 'a', label: '', url: '' }] };
  expect(page(withLink)).toContain('links');
  expect(page(addCustomSection(BLANK, 'c1'))).toContain('custom:c1');
});

it('moves a section past its neighbour on the page, over those that are not on it', () => {
  const moved = moveSection(BLANK, page(), 'skills', -1);
  expect(page(moved)).toEqual(['objectives', 'experience', 'skills', 'education']);
  expect(orderedSections(moved)).toHaveLength(orderedSections(BLANK).length);
  const custom = addCustomSection(BLANK, 'c1');
  expect(page(moveSection(custom, page(custom), 'custom:c1', -1)).indexOf('custom:c1')).toBe(3);
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
  const arranged = setSectionHidden(moveSection(custom, page(custom), 'custom:c1', -1), 'custom:c1', true);
  expect(parseResume(arranged).ok).toBe(true);
  expect(JSON.stringify(removeCustomSection(arranged, 'c1'))).not.toContain('c1');
});
