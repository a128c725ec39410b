import type { Message, Part } from './message.ts';

export type ParameterType = 'text' | 'number' | 'date' | { readonly oneOf: readonly string[] };

/** The typed parameters and the tags of a message. */
export interface Parameters {
  readonly values: ReadonlyMap<string, ParameterType>;
  readonly tags: ReadonlySet<string>;
}

export function parametersOf(message: Message): Parameters {
  const values = new Map<string, ParameterType>();
  const tags = new Set<string>();
  const visit = (parts: Message): void => {
    if (typeof parts === 'string') return;
    for (const part of parts) visitPart(part);
  };
  const visitPart = (part: Part): void => {
    if (typeof part === 'string' || 'count' in part) return;
    if ('arg' in part) {
      // A value used both as a count and as text is typed as a number, because a number can be shown as text.
      if (!values.has(part.arg) || part.as)
        values.set(part.arg, part.as === 'time' ? 'date' : (part.as ?? 'text'));
    } else if ('tag' in part) {
      tags.add(part.tag);
      visit(part.children);
    } else if ('plural' in part) {
      values.set(part.plural, 'number');
      for (const branch of Object.values(part.cases)) visit(branch);
    } else {
      values.set(part.select, { oneOf: Object.keys(part.cases).toSorted() });
      for (const branch of Object.values(part.cases)) visit(branch);
    }
  };
  visit(message);
  return { values, tags };
}

const typeText = (type: ParameterType): string => {
  if (type === 'text') return 'string | number';
  if (type === 'number') return 'number';
  if (type === 'date') return 'Date';
  return type.oneOf.map((name) => (name === 'other' ? '(string & {})' : `'${name}'`)).join(' | ');
};

/** One line of the generated type table, so that a wrong or missing value does not compile. */
export function parameterTypeText({ values }: Parameters): string {
  if (values.size === 0) return 'null';
  const fields = [...values].toSorted(([a], [b]) => a.localeCompare(b));
  return `{ ${fields.map(([name, type]) => `${name}: ${typeText(type)}`).join('; ')} }`;
}

/** Equal for two translations of a message when callers can use them interchangeably. */
export function signature(parameters: Parameters): string {
  return `${parameterTypeText(parameters)} ${[...parameters.tags].toSorted().join(',')}`;
}
