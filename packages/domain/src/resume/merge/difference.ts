import { isEqual } from '../../equal.ts';
import type { Path } from './merge.ts';
import type { Resume } from '../resume.ts';
import { RESUME_SHAPE } from '../shapes/resume-shape.ts';
import type { ListShape, Row, Shape } from '../shapes/shape.ts';

/** One line of the history screen. */
export interface Difference {
  readonly kind: 'changed' | 'added' | 'removed' | 'moved';
  /** Top-level field: 'title', 'personalInfo', 'experience'… */
  readonly section: string;
  /** Id of the outermost entry that changed. */
  readonly item?: string | undefined;
  /** Field of the entry or section; absent when all of it changed. */
  readonly field?: string | undefined;
  readonly path: Path;
  readonly before: unknown;
  readonly after: unknown;
}

function difference(kind: Difference['kind'], path: Path, before: unknown, after: unknown): Difference {
  const [section = '', ...rest] = path;
  const shape = RESUME_SHAPE.fields.get(section);
  const item = shape?.kind === 'list' ? rest[0] : undefined;
  const field = shape?.kind === 'object' ? rest[0] : shape?.kind === 'list' ? rest[1] : undefined;
  return { kind, section, item, field, path, before, after };
}

function listDifferences(shape: ListShape<unknown>, before: Row[], after: Row[], path: Path): Difference[] {
  const idOf = (entry: Row) => String(entry['id']);
  const old = new Map(before.map((entry) => [idOf(entry), entry]));
  const young = new Map(after.map((entry) => [idOf(entry), entry]));
  const removed = before.filter((entry) => !young.has(idOf(entry)));
  const stayed = [...young.keys()].filter((id) => old.has(id));
  const wasOrder = [...old.keys()].filter((id) => young.has(id));
  return [
    ...removed.map((entry) => difference('removed', [...path, idOf(entry)], entry, undefined)),
    ...after.flatMap((entry) => {
      const was = old.get(idOf(entry));
      const inner = [...path, idOf(entry)];
      return was === undefined
        ? [difference('added', inner, undefined, entry)]
        : differences(shape.item, was, entry, inner);
    }),
    ...(isEqual(stayed, wasOrder) ? [] : [difference('moved', path, wasOrder, stayed)]),
  ];
}

function differences(shape: Shape, before: unknown, after: unknown, path: Path): Difference[] {
  if (before === after || shape.kind === 'stamp') return [];
  if (shape.kind === 'list') return listDifferences(shape, before as Row[], after as Row[], path);
  if (shape.kind === 'object')
    return [...shape.fields].flatMap(([name, field]) =>
      differences(field, (before as Row | undefined)?.[name], (after as Row | undefined)?.[name], [
        ...path,
        name,
      ]),
    );
  return isEqual(before, after) ? [] : [difference('changed', path, before, after)];
}

/** Differences from one version to a later one, in document order. */
export const resumeDifferences = (before: Resume, after: Resume): Difference[] =>
  differences(RESUME_SHAPE, before, after, []);

/** Whether two resumes have the same content, ignoring the server's stamps. */
export const hasSameContent = (a: Resume, b: Resume): boolean => resumeDifferences(a, b).length === 0;
