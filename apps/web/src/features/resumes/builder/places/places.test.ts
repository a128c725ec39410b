import { normaliseResume } from '@lauda/domain/resume/schema';
import { expect, it } from 'vitest';
import { fieldOfPath, lineOf, pathOfField, sectionOfPath } from './places.ts';

const RESUME = normaliseResume(
  {
    experience: [{ id: 'a' }, { id: 'b' }],
    customSections: [{ id: 'c', items: [{ id: 'd' }, { id: 'e' }] }],
  },
  { language: 'en-US' },
);

it.each([
  ['experience/1', ['experience', 'b']],
  ['personalInfo/summary', ['personalInfo', 'summary']],
  ['customSections/0/items/1', ['customSections', 'c', 'items', 'e']],
])('%s is the same place by number and by id', (field, path) => {
  expect(pathOfField(RESUME, field)).toEqual(path);
  expect(fieldOfPath(RESUME, path)).toBe(field);
});

it('names the entry for any field in it', () => {
  expect(fieldOfPath(RESUME, ['experience', 'a', 'company'])).toBe('experience/0');
  expect(fieldOfPath(RESUME, ['customSections', 'c', 'items', 'd', 'title'])).toBe(
    'customSections/0/items/0',
  );
});

it('knows in which card a place stands', () => {
  expect(sectionOfPath(['personalInfo', 'summary'])).toBe('objectives');
  expect(sectionOfPath(['personalInfo', 'email'])).toBe('personalInfo');
  expect(sectionOfPath(['customSections', 'c', 'items', 'd'])).toBe('custom:c');
  expect(sectionOfPath(['title'])).toBe('personalInfo');
});

it('finds the line of a rich text that a path names beyond it', () => {
  const path = pathOfField(RESUME, 'customSections/0/items/1/description/2/3');
  expect(path).toEqual(['customSections', 'c', 'items', 'e', 'description', '2', '3']);
  expect(lineOf(path, 'customSections/c/items/e/description')).toEqual({ block: 2, item: 3 });
  expect(lineOf(['personalInfo', 'summary', '1'], 'personalInfo/summary')).toEqual({ block: 1, item: 0 });
  expect(lineOf(['personalInfo', 'summary'], 'personalInfo/summary')).toBeNull();
  expect(lineOf(['experience', 'a', 'company'], 'experience/a')).toBeNull();
});
