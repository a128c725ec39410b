export type JsonRecord = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

export const recordOf = (value: unknown): JsonRecord => (isRecord(value) ? value : {});

export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** Escapes control characters inside strings, as JSON requires and many sites do not. */
function escaped(text: string): string {
  let isString = false;
  let result = '';
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? '';
    if (character === '"') isString = !isString;
    if (isString && character === '\\') {
      result += character + (text[index + 1] ?? '');
      index += 1;
    } else if (isString && character < ' ') result += character === '\n' ? '\\n' : ' ';
    else result += character;
  }
  return result;
}

/** Tolerates line breaks inside strings; null if it is not JSON. */
export function parseJson(text: string): unknown {
  for (const repaired of [(own: string) => own, escaped])
    try {
      return JSON.parse(repaired(text));
    } catch {
      // Try the next variant, if any.
    }
  return null;
}

/** Parses the object that starts at an index of a script, by counting brackets outside strings. */
export function objectAt(text: string, start: number): unknown {
  let depth = 0;
  let isString = false;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index];
    if (isString) {
      if (character === '\\') index += 1;
      else if (character === '"') isString = false;
    } else if (character === '"') isString = true;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return parseJson(text.slice(start, index + 1));
    }
  }
  return null;
}
