/** A request as the stand-in parsed it. */
export interface ModelQuestion {
  /** The word after 'Task:' in the instructions; '' if missing. */
  readonly task: string;
  readonly instructions: string;
  /** The labeled texts. */
  readonly data: Readonly<Record<string, string>>;
  /** The conversation so far; the current question comes last. */
  readonly turns: readonly { readonly role: string; readonly text: string }[];
  /** Schema of the answer; null when plain text is asked for. */
  readonly schema: unknown;
  readonly isPortuguese: boolean;
}

/** Returns a value that matches the schema, or text; a promise that never settles simulates a hanging model. */
export type ModelAnswer = (question: ModelQuestion) => unknown;

type Schema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  minItems?: number;
  anyOf?: Schema[];
  minimum?: number;
};

/** Sentences the user wrote: repeating them invents nothing. */
export const sentencesOf = (data: Readonly<Record<string, string>>): string[] =>
  Object.values(data)
    .flatMap((text) => text.split(/(?<=[.!?])\s+|\n+/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 12);

/** The simplest value that matches a schema, with `text` for each string. */
function fillSchema(schema: unknown, text: string): unknown {
  const form = (schema ?? {}) as Schema;
  if (form.const !== undefined) return form.const;
  if (form.enum) return form.enum[0];
  if (form.anyOf) return fillSchema(form.anyOf[0], text);
  switch (form.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(form.properties ?? {}).map(([name, each]) => [name, fillSchema(each, text)]),
      );
    case 'array':
      return Array.from({ length: Math.max(1, form.minItems ?? 1) }, () => fillSchema(form.items, text));
    case 'number':
    case 'integer':
      return form.minimum ?? 0;
    case 'boolean':
      return false;
    case 'null':
      return null;
    default:
      return text;
  }
}

/** Default answer for an unknown task: the user's own text, in the requested format. */
export const plainAnswer: ModelAnswer = ({ data, schema, isPortuguese }) => {
  const [first] = sentencesOf(data);
  const text = first ?? (isPortuguese ? 'Não há nada aqui ainda.' : 'There is nothing here yet.');
  return schema === null ? text : fillSchema(schema, text);
};

/** The same value with every string mapped. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapTexts(each, change)]));
  return value;
}

const FABRICATION = {
  en: 'Increased revenue by 47% at Globex, using Kubernetes, and won the Turing Award.',
  pt: 'Aumentei a receita em 47% na Globex, usei Kubernetes e ganhei o Prêmio Turing.',
};

/** Shorter strings are names or ids, which would no longer fit if text were added. */
const MIN_PROSE = 30;

/**
 * A sycophantic model: adds a number, a tool, an employer and an award to each text, and a name to each list of names.
 */
export function fabricated(value: unknown, question: ModelQuestion): unknown {
  if (typeof value === 'string')
    return value.length < MIN_PROSE
      ? value
      : `${value} ${question.isPortuguese ? FABRICATION.pt : FABRICATION.en}`;
  if (Array.isArray(value)) {
    const isNames = value.every((each) => typeof each === 'string' && each.length < MIN_PROSE);
    return isNames ? [...(value as string[]), 'Kubernetes'] : value.map((each) => fabricated(each, question));
  }
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, fabricated(each, question)]),
    );
  return value;
}

const ORDER =
  /(?:ignore|disregard|forget|override|system:|instead|desconsidere|esqueça|ignore as|em vez)[^]{0,400}/i;

/** A model that falls for prompt injection: returns the attacker's text with all the data that it was given. */
export const obeyed = (value: unknown, { data }: ModelQuestion): unknown => {
  const all = Object.values(data).join(' ');
  const order = ORDER.exec(all)?.[0] ?? all;
  return mapTexts(value, (text) => (text.length < MIN_PROSE ? text : `${order} ${all}`.slice(0, 1_500)));
};
