import { isRow } from '../shapes/shape.ts';

/** Levels are printed by default only if every skill has one: levels are optional. */
export function hasEveryLevel(skills: unknown): boolean {
  const rows = Array.isArray(skills) ? skills.filter(isRow) : [];
  return rows.length > 0 && rows.every(({ skillLevelId }) => Boolean(skillLevelId));
}
