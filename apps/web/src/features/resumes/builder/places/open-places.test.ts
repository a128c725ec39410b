import { beforeEach, expect, it, vi } from 'vitest';
import { createOpenPlaces } from './open-places.ts';

beforeEach(() => localStorage.clear());

it('[ENT-01] has one entry open at a time', () => {
  const places = createOpenPlaces('draft');
  places.toggleEntry('a');
  places.toggleEntry('b');
  expect([places.isOpen('a'), places.isOpen('b')]).toEqual([false, true]);
  places.toggleEntry('b');
  expect(places.isOpen('b')).toBe(false);
});

it('[ENT-01] remembers what was open, for each draft', () => {
  createOpenPlaces('one').toggleEntry('a');
  createOpenPlaces('other').toggleSection('skills');
  const [one, other] = [createOpenPlaces('one'), createOpenPlaces('other')];
  expect([one.isOpen('a'), one.isFolded('skills')]).toEqual([true, false]);
  expect([other.isOpen('a'), other.isFolded('skills')]).toEqual([false, true]);
});

it('remembers a limited number of drafts, the last used ones', () => {
  for (let draft = 0; draft < 30; draft += 1) createOpenPlaces(`draft-${draft}`).toggleEntry('a');
  expect(createOpenPlaces('draft-0').isOpen('a')).toBe(false);
  expect(createOpenPlaces('draft-29').isOpen('a')).toBe(true);
  expect(localStorage.getItem('lauda-open-places')?.length).toBeLessThan(1_000);
});

it('opens what stands around a place, and leaves an open entry when the place is in none', () => {
  const places = createOpenPlaces('draft');
  places.foldAll(['personalInfo', 'experience', 'custom:c1', 'skills']);
  places.openAround(['experience', 'a', 'company']);
  expect([places.isFolded('experience'), places.isOpen('a')]).toEqual([false, true]);
  places.openAround(['skills', 's1', 'name']);
  places.openAround(['personalInfo', 'firstName']);
  expect(places.isOpen('a')).toBe(true);
  places.openAround(['customSections', 'c1', 'items', 'x']);
  expect([places.isFolded('custom:c1'), places.isOpen('x'), places.isOpen('a')]).toEqual([
    false,
    true,
    false,
  ]);
});

it.each(['{', '"text"', '[["draft"],[1,2],["draft",["skills",3],7]]'])(
  'starts anew from what it cannot read: %s',
  (stored) => {
    localStorage.setItem('lauda-open-places', stored);
    expect(createOpenPlaces('draft').isOpen('a')).toBe(false);
  },
);

it('goes on where the device keeps nothing', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const places = createOpenPlaces('draft');
  places.toggleEntry('a');
  expect(places.isOpen('a')).toBe(true);
  refuse.mockRestore();
});
