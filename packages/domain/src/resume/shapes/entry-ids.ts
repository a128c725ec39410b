import { isRow, type Row } from './shape.ts';

const LISTS = [
  'experience',
  'education',
  'skills',
  'contacts',
  // In versions 1 and 2.
  'links',
  'projects',
  'languages',
  'certifications',
] as const;

const MAX_ID_CHARACTERS = 64;

type EntryOf = (entry: Row, list: string) => Row;

/** Calls `change` for every entry. `list` names its list: 'skills', or the id of the custom section. */
export function mapEntries<T extends Row>(resume: T, change: EntryOf): T {
  const all = (entries: unknown, list: string): unknown =>
    Array.isArray(entries)
      ? entries.map((entry: unknown) => (isRow(entry) ? change(entry, list) : entry))
      : entries;
  const lists = LISTS.filter((list) => list in resume).map((list) => [list, all(resume[list], list)]);
  const custom = resume['customSections'];
  const sections = Array.isArray(custom)
    ? custom.map((section: unknown) =>
        isRow(section) && 'items' in section
          ? { ...section, items: all(section['items'], String(section['id'])) }
          : section,
      )
    : custom;
  return {
    ...resume,
    ...Object.fromEntries(lists),
    ...('customSections' in resume && { customSections: sections }),
  };
}

/** Depends only on list and id, so that all devices assign the same new id. */
export const idWithin = (list: string, id: string): string => `${list}-${id}`.slice(-MAX_ID_CHARACTERS);

const customSectionIds = (resume: Row): string[] => {
  const sections = resume['customSections'];
  return Array.isArray(sections) ? sections.filter(isRow).map(({ id }) => String(id)) : [];
};

interface IdPlace {
  readonly id: string;
  readonly path: readonly (string | number)[];
}

/** Every entry's id with its path; custom sections first, because `custom:<id>` refers to them by id. */
function* idsOf(resume: Row): Generator<IdPlace> {
  const custom = (resume['customSections'] ?? []) as readonly Row[];
  for (const [at, { id }] of custom.entries()) yield { id: String(id), path: ['customSections', at, 'id'] };
  for (const list of LISTS)
    for (const [at, { id }] of ((resume[list] ?? []) as readonly Row[]).entries())
      yield { id: String(id), path: [list, at, 'id'] };
  for (const [at, { items }] of custom.entries())
    for (const [index, { id }] of ((items ?? []) as readonly Row[]).entries())
      yield { id: String(id), path: ['customSections', at, 'items', index, 'id'] };
}

/** Path of the first repeated id in a well-formed resume, or null. */
export function findRepeatedId(resume: Row): readonly (string | number)[] | null {
  const seen = new Set<string>();
  for (const { id, path } of idsOf(resume)) {
    if (seen.has(id)) return path;
    seen.add(id);
  }
  return null;
}

/** The first entry with an id keeps it; later ones get an id prefixed with their list's name. */
export function withUniqueIds<T extends Row>(resume: T): T {
  const present = new Set(customSectionIds(resume));
  mapEntries(resume, (entry) => {
    present.add(String(entry['id']));
    return entry;
  });
  const seen = new Set(customSectionIds(resume));
  return mapEntries(resume, (entry, list) => {
    const id = String(entry['id']);
    if (!seen.has(id)) {
      seen.add(id);
      return entry;
    }
    const base = idWithin(list, id);
    let free = base;
    for (let number = 2; present.has(free); number += 1) free = idWithin(base, String(number));
    present.add(free);
    seen.add(free);
    return { ...entry, id: free };
  });
}
