import { type Ancestors, type Conflict, type Path, pathKey, type Side } from '../../conflict.ts';
import { isEqual } from '../../equal.ts';
import { mergeOrder, type OrderOf } from './merge-order.ts';
import { removeAt, setAt, valueAt } from '../path.ts';
import type { Resume } from '../resume.ts';
import { RESUME_SHAPE } from '../shapes/resume-shape.ts';
import type { LeafShape, ListShape, ObjectShape, Row, Shape } from '../shapes/shape.ts';

export type { Ancestors, Conflict, Path, Side } from '../../conflict.ts';
export { pathKey } from '../../conflict.ts';

export interface Merge {
  /** All edits without conflict, with my value at each conflict; an edited entry survives its deletion. */
  readonly resume: Resume;
  readonly conflicts: readonly Conflict[];
}

interface Three {
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

interface Run {
  readonly conflicts: Conflict[];
  readonly ancestors: Ancestors;
  readonly orderOf: OrderOf;
}

type Entry = Row & { readonly id: string };

function mergeLeaf(shape: LeafShape<unknown>, three: Three, path: Path, run: Run): unknown {
  const { base, mine, theirs } = three;
  if (isEqual(mine, theirs) || isEqual(base, theirs)) return mine;
  if (isEqual(base, mine)) return theirs;
  // The server sets stamps; the greater one is newer.
  if (shape.kind === 'stamp') return String(mine) > String(theirs) ? mine : theirs;
  run.conflicts.push({ path, ...three });
  return mine;
}

const NO_FIELDS: Row = {};

function mergeObject(shape: ObjectShape<unknown>, three: Three, path: Path, run: Run): Row | undefined {
  // An optional object may be absent on any side.
  const [base, mine, theirs] = [three.base, three.mine, three.theirs].map((side) => side ?? NO_FIELDS) as [
    Row,
    Row,
    Row,
  ];
  const result: Record<string, unknown> = {};
  for (const [name, field] of shape.fields) {
    const inner = { base: base[name], mine: mine[name], theirs: theirs[name] };
    const value = mergeValue(field, inner, [...path, name], run);
    if (value !== undefined) result[name] = value;
  }
  return Object.keys(result).length === 0 ? undefined : result;
}

function mergeNames({ base, mine, theirs }: Three, path: Path, run: Run): string[] {
  const [b, m, t] = [base as string[], mine as string[], theirs as string[]];
  const keep = new Set(
    [...m, ...t].filter((name) => (m.includes(name) && t.includes(name)) || !b.includes(name)),
  );
  return run.orderOf(b, m, t, keep, path);
}

const byId = (entries: unknown) => new Map((entries as Entry[]).map((entry) => [entry.id, entry]));

function mergeEntry(shape: ListShape<unknown>, three: Three, path: Path, run: Run): unknown {
  const { base, mine, theirs } = three;
  if (mine !== undefined && theirs !== undefined) {
    const before = base ?? run.ancestors[pathKey(path)] ?? shape.item.tidy({ id: (mine as Entry).id });
    return mergeObject(shape.item, { base: before, mine, theirs }, path, run);
  }
  const left = mine ?? theirs;
  if (base === undefined) return left;
  if (left === undefined || isEqual(left, base)) return undefined;
  run.conflicts.push({ path, ...three });
  return left;
}

function mergeList(shape: ListShape<unknown>, three: Three, path: Path, run: Run): unknown[] {
  const [base, mine, theirs] = [byId(three.base), byId(three.mine), byId(three.theirs)];
  const merged = new Map<string, unknown>();
  for (const id of new Set([...mine.keys(), ...theirs.keys()])) {
    const inner = { base: base.get(id), mine: mine.get(id), theirs: theirs.get(id) };
    const entry = mergeEntry(shape, inner, [...path, id], run);
    if (entry !== undefined) merged.set(id, entry);
  }
  const keep = new Set(merged.keys());
  const order = run.orderOf([...base.keys()], [...mine.keys()], [...theirs.keys()], keep, path);
  return order.map((id) => merged.get(id));
}

function mergeValue(shape: Shape, three: Three, path: Path, run: Run): unknown {
  if (three.mine === three.theirs || three.base === three.theirs) return three.mine;
  if (three.base === three.mine) return three.theirs;
  if (shape.kind === 'object') return mergeObject(shape, three, path, run);
  if (shape.kind === 'list') return mergeList(shape, three, path, run);
  if (shape.kind === 'names') return mergeNames(three, path, run);
  return mergeLeaf(shape, three, path, run);
}

/** Merges two descendants of one resume, field by field and entry by entry. */
export function mergeResumes(
  base: Resume,
  mine: Resume,
  theirs: Resume,
  ancestors: Ancestors = {},
  orderOf: OrderOf = mergeOrder,
): Merge {
  const run: Run = { conflicts: [], ancestors, orderOf };
  // Every field was merged by RESUME_SHAPE, so the result has the right shape.
  const resume = mergeValue(RESUME_SHAPE, { base, mine, theirs }, [], run) as Resume;
  return { resume, conflicts: run.conflicts };
}

function decide(resume: Resume, { path, mine, theirs }: Conflict, side: Side | undefined): Resume {
  if (side === undefined) return resume;
  if ((side === 'mine' ? mine : theirs) === undefined) return removeAt(resume, path);
  // The edited entry is already there, and keeps what the user typed after the conflict arose.
  const isThere = mine === undefined && valueAt(resume, path) !== undefined;
  return side === 'mine' || isThere ? resume : setAt(resume, path, theirs);
}

/** The merged resume with each conflict resolved; a conflict without a choice stays as merged. */
export const applyResolution = (merge: Merge, choices: ReadonlyMap<string, Side>): Resume =>
  merge.conflicts.reduce(
    (resume, conflict) => decide(resume, conflict, choices.get(pathKey(conflict.path))),
    merge.resume,
  );
