import { RESUME_SHAPE } from '@lauda/domain/resume/shapes/resume-shape';
import type { ListShape } from '@lauda/domain/resume/shapes/shape';
import { expect, it } from 'vitest';
import { ENTRY_KINDS, entryName, type EntryKind, isFound } from './entry-kinds.ts';

function itemShape(kind: EntryKind) {
  if (kind !== 'custom') return (RESUME_SHAPE.fields.get(kind) as ListShape<unknown>).item;
  const sections = RESUME_SHAPE.fields.get('customSections') as ListShape<unknown>;
  return (sections.item.fields.get('items') as ListShape<unknown>).item;
}

it.each(Object.keys(ENTRY_KINDS) as EntryKind[])(
  'a blank entry of %s is one that a resume can hold',
  (kind) => {
    const { blank, names } = ENTRY_KINDS[kind];
    expect(itemShape(kind).fault({ ...blank, id: 'a' }, { characters: 0, leaves: 0 })).toBeNull();
    for (const name of names) expect(blank).toHaveProperty(name ?? '');
  },
);

const ENTRY = {
  ...ENTRY_KINDS.experience.blank,
  id: 'aurora-1',
  company: 'Aurora',
  position: 'Coordenação',
  description: [{ type: 'bullets', items: [[{ text: 'Cut costs' }]] }],
};

it('finds an entry by any of its words, without accents, and not by its id', () => {
  expect(isFound(ENTRY, 'coordenacao AURORA')).toBe(true);
  expect(isFound(ENTRY, 'costs')).toBe(true);
  expect(isFound(ENTRY, 'aurora-1')).toBe(false);
  expect(isFound(ENTRY, 'costs sales')).toBe(false);
});

it('calls an entry by what it has', () => {
  expect(entryName('experience', ENTRY)).toBe('Coordenação · Aurora');
  expect(entryName('experience', { ...ENTRY, position: ' ' })).toBe('Aurora');
  expect(entryName('skills', { id: 'a', name: '' })).toBe('');
});
