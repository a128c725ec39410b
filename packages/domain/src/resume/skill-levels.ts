import { isRow } from './shape.ts';

/** Levels are printed from the start only where every skill has one: nobody has to claim a level. */
export function hasEveryLevel(skills: unknown): boolean {
  const rows = Array.isArray(skills) ? skills.filter(isRow) : [];
  return rows.length > 0 && rows.every(({ skillLevelId }) => Boolean(skillLevelId));
}
