import { idWithin, mapEntries, withUniqueIds } from '../shapes/entry-ids.ts';
import type { Conflict, Path } from '../merge/merge.ts';
import { isRow, type Row } from '../shapes/shape.ts';
import { hasEveryLevel } from '../skills/skill-levels.ts';

/**
 * Version 1 numbered these ids separately in every list. All of them get their list's name as prefix, repeated or not:
 * if one device has deleted the other entry with the id, both devices must still agree on the new one.
 */
const COUNTED_ID = /^(?:item|sample)-\d+$/;

const newId = (list: string, id: unknown): unknown =>
  typeof id === 'string' && COUNTED_ID.test(id) ? idWithin(list, id) : id;

const withNewId = (entry: Row, list: string): Row => ({ ...entry, id: newId(list, entry['id']) });

/** Upgrades version 1 to 2: unique ids, and a switch for showing levels. */
export const fromVersion1 = (old: Row): Row => ({
  ...withUniqueIds(mapEntries(old, withNewId)),
  schemaVersion: 2,
  showSkillLevels: hasEveryLevel(old['skills']),
});

/** Paths contain ids: ['skills', 'item-1', 'name'], ['customSections', 'talks', 'items', 'item-1', 'title']. */
function pathFromVersion1(path: Path): Path {
  const at = path[0] === 'customSections' ? 3 : 1;
  const list = path[at === 3 ? 1 : 0] ?? '';
  return path.map((name, index) => (index === at ? String(newId(list, name)) : name));
}

/** Each side of a conflict may be a whole entry, including its id. */
export function conflictFromVersion1({ path: old, base, mine, theirs }: Conflict): Conflict {
  const path = pathFromVersion1(old);
  const id = path.at(-1);
  const value = (side: unknown): unknown => {
    if (!isRow(side) || !('id' in side)) return side;
    const { customSections } = mapEntries<{ readonly customSections: readonly Row[] }>(
      { customSections: [side] },
      withNewId,
    );
    return { ...customSections[0], id };
  };
  return { path, base: value(base), mine: value(mine), theirs: value(theirs) };
}
