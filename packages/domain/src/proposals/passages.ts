import type { Path } from '../conflict.ts';
import { isEqual } from '../equal.ts';
import { valueAt } from '../resume/path.ts';
import type { Resume } from '../resume/resume.ts';
import { RESUME_SHAPE } from '../resume/shapes/resume-shape.ts';
import { richText } from '../resume/shapes/rich-text-shape.ts';
import type { ListShape, ObjectShape, Shape } from '../resume/shapes/shape.ts';

/** A part of a resume that is proposed, accepted or rejected as a unit. */
export interface Passage {
  /** 'personalInfo/summary', 'experience/<id>', 'experience/<id>/description', 'skills', 'experience/order' … */
  readonly key: string;
  /** Fields that both documents have, an entry that only one of them has, or the order of a list. */
  readonly kind: 'fields' | 'entry' | 'order';
  /** Exactly one for an entry and for an order. */
  readonly paths: readonly Path[];
}

/** Managed by the link and the server: a base update never touches them. Stamps are excluded by their kind. */
const LEFT_OUT = new Set(['schemaVersion', 'title', 'language']);

/** Fields that are decided together. Any other field is a passage of its own. */
const GROUPS: Readonly<Record<string, string>> = {
  templateId: 'design',
  pageSize: 'design',
  theme: 'design',
  sectionPlace: 'design',
  groupByEmployer: 'design',
  showSkillLevels: 'design',
  sectionTitle: 'sections',
  sectionOrder: 'sections',
  hiddenSections: 'sections',
  hiddenEntries: 'sections',
};

/** Lists of short lines, decided as a whole. */
const WHOLE_LISTS = new Set(['skills', 'contacts']);

/** Ids of a list's entries, or the strings of a list of names. */
export const idsAt = (resume: Resume, path: Path): string[] =>
  ((valueAt(resume, path) ?? []) as readonly (string | { readonly id: string })[]).map((entry) =>
    typeof entry === 'string' ? entry : entry.id,
  );

interface Walk {
  readonly from: Resume;
  readonly to: Resume;
  /** Whether parts that are equal on both sides are skipped. */
  readonly isForChanges: boolean;
}

const isSkipped = ({ from, to, isForChanges }: Walk, path: Path): boolean =>
  isForChanges && isEqual(valueAt(from, path), valueAt(to, path));

const fieldsPassage = (key: string, ...paths: Path[]): Passage => ({ key, kind: 'fields', paths });

function ofList(shape: ListShape<unknown>, path: Path, walk: Walk): Passage[] {
  const key = path.join('/');
  const [old, now] = [idsAt(walk.from, path), idsAt(walk.to, path)];
  const [oldIds, nowIds] = [new Set(old), new Set(now)];
  const entries = [...now, ...old.filter((id) => !nowIds.has(id))].flatMap((id): Passage[] => {
    const inner = [...path, id];
    if (isSkipped(walk, inner)) return [];
    if (oldIds.has(id) && nowIds.has(id)) return ofObject(shape.item, inner, walk);
    return [{ key: `${key}/${id}`, kind: 'entry', paths: [inner] }];
  });
  return [...entries, { key: `${key}/order`, kind: 'order', paths: [path] }];
}

/** All short fields as one passage, and each text and each list of entries separately. */
function ofObject(shape: ObjectShape<unknown>, path: Path, walk: Walk): Passage[] {
  const short: Path[] = [];
  const others: Passage[] = [];
  for (const [name, field] of shape.fields) {
    const inner = [...path, name];
    if (field === richText) others.push(fieldsPassage(inner.join('/'), inner));
    else if (field.kind === 'list') others.push(...ofList(field, inner, walk));
    else if (name !== 'id') short.push(inner);
  }
  return [fieldsPassage(path.join('/'), ...short), ...others];
}

function ofField(name: string, field: Shape, walk: Walk): Passage[] {
  if (field.kind === 'list' && !WHOLE_LISTS.has(name)) return ofList(field, [name], walk);
  if (field.kind === 'object' && !Object.hasOwn(GROUPS, name)) return ofObject(field, [name], walk);
  return [fieldsPassage(name, [name])];
}

function walkShape(shape: ObjectShape<unknown>, walk: Walk): Passage[] {
  const groups = new Map<string, Path[]>();
  const passages: Passage[] = [];
  for (const [name, field] of shape.fields) {
    if (field.kind === 'stamp' || LEFT_OUT.has(name) || isSkipped(walk, [name])) continue;
    const group = Object.hasOwn(GROUPS, name) ? GROUPS[name] : undefined;
    if (group === undefined) passages.push(...ofField(name, field, walk));
    else groups.set(group, [...(groups.get(group) ?? []), [name]]);
  }
  return [...passages, ...Array.from(groups, ([key, paths]) => fieldsPassage(key, ...paths))];
}

/** All passages of a document; every field of the shape is in exactly one, except the excluded ones. */
export const passagesOf = (resume: Resume, shape: ObjectShape<unknown> = RESUME_SHAPE): Passage[] =>
  walkShape(shape, { from: resume, to: resume, isForChanges: false });

const common = (ids: readonly string[], others: readonly string[]) => {
  const known = new Set(others);
  return ids.filter((id) => known.has(id));
};

export function isDifferent({ kind, paths }: Passage, from: Resume, to: Resume): boolean {
  if (kind === 'order')
    return paths.some((path) => {
      const [old, now] = [idsAt(from, path), idsAt(to, path)];
      return !isEqual(common(old, now), common(now, old));
    });
  return paths.some((path) => !isEqual(valueAt(from, path), valueAt(to, path)));
}

/**
 * The passages in which two documents differ. An entry whose id is 'order' shares its key with the order of its list,
 * and both are decided together.
 */
export const changedPassages = (from: Resume, to: Resume): Passage[] =>
  walkShape(RESUME_SHAPE, { from, to, isForChanges: true }).filter((passage) =>
    isDifferent(passage, from, to),
  );
