/** How two consecutive names in a line are joined. */
export type Join = 'all' | 'any' | 'comma' | 'examples' | 'apart';

const ANY = /(?<!\p{L})(?:and\/or|e\/ou|or|ou|nor|nem)(?!\p{L})|^\s*\/\s*$|\p{L}?\s?\/\s?$/iu;
const EXAMPLES =
  /(?<!\p{L})(?:such as|like|e\.\s?g\.?|for (?:example|instance)|tais? como|como(?! (?:um|uma|se)(?!\p{L}))|por exemplo|ex\.?:|exemplos?:|a exemplo d[eoa]s?)(?!\p{L})|\(\s*$/iu;
const ALL =
  /(?<!\p{L})(?:and|e|&|plus|as well as|bem como|assim como|al[ée]m d[eoa]s?|along with|including|incluindo|inclusive|with|com|em|in|for|para|on|using|usando)(?!\p{L})|&|\+/iu;
const APART = /[;:]|\.\s|\s[–—-]\s|\)/u;

/** Reads the join from the text between two names. */
export function joinOf(between: string): Join {
  if (EXAMPLES.test(between)) return 'examples';
  if (ANY.test(between)) return 'any';
  if (APART.test(between)) return 'apart';
  if (ALL.test(between)) return 'all';
  return between.includes(',') ? 'comma' : 'all';
}

/** 'A, B or C': a comma takes the meaning of the list's last joining word; without one, all are required. */
export function settled(joins: readonly Join[]): Exclude<Join, 'comma'>[] {
  const made: Exclude<Join, 'comma'>[] = [];
  for (const join of joins.toReversed()) {
    const next = made[0];
    made.unshift(join !== 'comma' ? join : next === 'any' ? 'any' : 'all');
  }
  return made;
}

/** 'Word, Excel or similar', '… etc.': the names are examples. */
export const OPEN_END =
  /(?<!\p{L})(?:or (?:a )?(?:similar|equivalent|comparable|the like|related|any other|other)|ou (?:similar(?:es)?|equivalentes?|afins|correlat[oa]s?|parecid[oa]s?|outr[oa]s?)|e similares|e afins|etc)(?!\p{L})/iu;

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  um: 1,
  uma: 1,
  two: 2,
  dois: 2,
  duas: 2,
  three: 3,
  três: 3,
  '1': 1,
  '2': 2,
  '3': 3,
};
const LEAST =
  /(?<!\p{L})(?:(?:at least|pelo menos|ao menos|no mínimo|minimum of)\s+(\p{L}+|\d)\s+(?:\p{L}+\s+)?(?:of|d[eoa]s?|entre)(?!\p{L})|(?:any|either|one or more|uma? ou mais|algum[a]?|qualquer um|uma?)\s+(?:\p{L}+\s+)?(?:of|d[oa]s)(?!\p{L})|either(?!\p{L}))/iu;

/** 'At least two of': how many of a list are enough, or null when the line does not say. */
export function leastOf(line: string): number | null {
  const found = LEAST.exec(line);
  if (found === null) return null;
  return found[1] === undefined ? 1 : (NUMBERS[found[1].toLowerCase()] ?? null);
}
