import { fold } from '../../skills/words.ts';

export interface Place {
  readonly start: number;
  readonly end: number;
}

interface Token extends Place {
  readonly folded: string;
}

const tokensOf = (text: string): Token[] =>
  Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ 0: raw, index }) => ({
    start: index,
    end: index + raw.length,
    folded: fold(raw),
  }));

/** A text indexed for looking up quotes by words, ignoring case, accents and punctuation. */
export interface Searchable {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly joined: string;
  /** Token index by its offset in `joined`. */
  readonly at: ReadonlyMap<number, number>;
}

export function searchable(text: string): Searchable {
  const tokens = tokensOf(text);
  const at = new Map<number, number>();
  let joined = ' ';
  for (const [index, { folded }] of tokens.entries()) {
    at.set(joined.length, index);
    joined += `${folded} `;
  }
  return { text, tokens, joined, at };
}

/** Further occurrences of the same words add nothing. */
const MAX_PLACES = 8;

/** The places where a quote occurs, word for word. */
export function placesOf(quote: string, { tokens, joined, at }: Searchable): Place[] {
  const words = tokensOf(quote);
  if (words.length === 0) return [];
  const wanted = ` ${words.map(({ folded }) => folded).join(' ')} `;
  const places: Place[] = [];
  for (
    let from = joined.indexOf(wanted);
    from >= 0 && places.length < MAX_PLACES;
    from = joined.indexOf(wanted, from + 1)
  ) {
    const first = at.get(from + 1) ?? 0;
    const [start, end] = [tokens[first]?.start ?? 0, tokens[first + words.length - 1]?.end ?? 0];
    places.push({ start, end });
  }
  return places;
}

/** Symbols that belong to a figure or a name: 'R$', '%', 'C++'. */
const BEFORE = /(?:\p{Lu}{1,2}\$|[$€£+~-])$/u;
const BEHIND = /^[%‰+#°º$€£]{1,2}/u;

/** Extends a place by the symbols at its ends. */
export function widened(text: string, { start, end }: Place): Place {
  const before = BEFORE.exec(text.slice(Math.max(0, start - 3), start))?.[0].length ?? 0;
  const behind = BEHIND.exec(text.slice(end, end + 2))?.[0].length ?? 0;
  return { start: start - before, end: end + behind };
}
