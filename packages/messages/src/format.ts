import type { Message, MessageValue, Part } from './message.ts';
import { oncePerLocale } from './once-per-locale.ts';

/** A formatted message: text, and tags with their contents. */
export type Piece = string | { readonly tag: string; readonly children: readonly Piece[] };

type Values = Readonly<Record<string, MessageValue>>;

export function formatPieces(message: Message, locale: string, values: Values = {}): Piece[] {
  return pieces(message, { locale, values, count: null });
}

/** The message as text; tags are dropped, their contents stay. */
export function formatText(message: Message, locale: string, values: Values = {}): string {
  return typeof message === 'string' ? message : flatten(formatPieces(message, locale, values));
}

const flatten = (list: readonly Piece[]): string =>
  list.map((piece) => (typeof piece === 'string' ? piece : flatten(piece.children))).join('');

interface Scope {
  locale: string;
  values: Values;
  /** The number that '#' is replaced with inside a plural. */
  count: number | null;
}

const pluralRules = oncePerLocale((locale) => new Intl.PluralRules(locale));
const numberFormat = oncePerLocale((locale) => new Intl.NumberFormat(locale));
const dateFormat = oncePerLocale((locale) => new Intl.DateTimeFormat(locale));
const timeFormat = oncePerLocale((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }));

/**
 * Numbers below 1000 look the same in all our languages; the first screen shows only such ones and needs no formatter.
 */
const isPlain = (value: number) => Number.isInteger(value) && value >= 0 && value < 1000;

function pieces(message: Message, scope: Scope): Piece[] {
  if (typeof message === 'string') return [message];
  return message.flatMap((part) => piece(part, scope));
}

function piece(part: Part, scope: Scope): Piece[] {
  if (typeof part === 'string') return [part];
  if ('arg' in part) return [show(scope.values[part.arg], part.as, scope.locale)];
  if ('count' in part) return [show(scope.count ?? undefined, 'number', scope.locale)];
  if ('tag' in part) return [{ tag: part.tag, children: pieces(part.children, scope) }];
  if ('select' in part) {
    const chosen = part.cases[String(scope.values[part.select])] ?? part.cases['other'];
    return pieces(chosen ?? '', scope);
  }
  const value = Number(scope.values[part.plural]);
  const count = value - part.offset;
  const category = pluralRules(scope.locale).select(count);
  const chosen = part.cases[`=${value}`] ?? part.cases[category] ?? part.cases['other'];
  return pieces(chosen ?? '', { ...scope, count });
}

function show(
  value: MessageValue | undefined,
  as: 'number' | 'date' | 'time' | undefined,
  locale: string,
): string {
  if (value === undefined) return '';
  if (as === 'time') return timeFormat(locale).format(value as Date);
  if (as === 'date' || value instanceof Date) return dateFormat(locale).format(value as Date);
  if (typeof value === 'number') return isPlain(value) ? String(value) : numberFormat(locale).format(value);
  return value;
}
