import type { Resume } from './resume.ts';
import type { Row } from './shapes/shape.ts';

type Node = Row | readonly Row[] | undefined;

const step = (node: Node, name: string): unknown =>
  Array.isArray(node)
    ? (node as readonly Row[]).find((entry) => entry['id'] === name)
    : (node as Row)?.[name];

/** The value at a path of field names and entry ids, or undefined. */
export const valueAt = (resume: Resume, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (node, name) => (typeof node === 'object' ? step(node as Node, name) : undefined),
    resume,
  );

type Change = (node: unknown) => unknown;

/** Removes a field; an object without any other field becomes absent, like an optional one before its first choice. */
function withoutField(node: Row, name: string): Row | undefined {
  const rest = Object.entries(node).filter(([other, value]) => other !== name && value !== undefined);
  return rest.length === 0 ? undefined : Object.fromEntries(rest);
}

/**
 * Undefined from `change` removes an entry or a field. A missing entry stays missing; a missing object is created with
 * its first field.
 */
function changeAt(given: unknown, path: readonly string[], change: Change): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return change(given);
  const node = given === undefined ? {} : given;
  if (typeof node !== 'object' || node === null) return node;
  if (!Array.isArray(node)) {
    const changed = changeAt((node as Row)[name], rest, change);
    return changed === undefined ? withoutField(node as Row, name) : { ...node, [name]: changed };
  }
  return (node as readonly Row[]).flatMap((entry) => {
    if (entry['id'] !== name) return [entry];
    const changed = changeAt(entry, rest, change);
    return changed === undefined ? [] : [changed];
  });
}

// The caller passes a path of the shape and a value for that path, so the result is still a resume.
export const setAt = (resume: Resume, path: readonly string[], value: unknown): Resume =>
  changeAt(resume, path, () => value) as Resume;

export const removeAt = (resume: Resume, path: readonly string[]): Resume =>
  changeAt(resume, path, () => undefined) as Resume;
