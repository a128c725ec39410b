/** A word of a text, or one of the symbols that occur in names: / and &. */
export interface Word {
  readonly start: number;
  readonly end: number;
  readonly raw: string;
  readonly lower: string;
  readonly stem: string;
  /** Preceded by something that no name spans: a comma, a period, a line break. */
  readonly isApart: boolean;
}

const WORD =
  /(?:\.(?=net(?!\p{L})))?(?!(?:R|US)\$)[\p{L}\p{N}]+(?:\.\p{L}[\p{L}\p{N}]*)*(?:(?<=\p{L})(?:\+\+|#))?|[/&]/giu;
const BREAK = /[^\s'’\-‑–"“”*_]|\n|(?:\s[-–—]\s)/u;

/** Lower case, without accents. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/coes$/, 'cao'],
  [/soes$/, 'sao'],
  [/(nh|lh|st|[dv]i)oes$/, '$1ao'],
  [/^(p|c|capit|alem|escriv)aes$/, '$1ao'],
  [/ies$/, 'y'],
  [/([a-z]{2})ais$/, '$1al'],
  [/([a-z]{2})eis$/, '$1el'],
  [/([aio]g|rd|it|ss)ens$/, '$1em'],
  [/([^suiy])s$/, '$1'],
];

const cache = new Map<string, string>();

/** British spellings that differ from American at the beginning of a word; isSameRoot handles the endings. */
const BRITISH: readonly (readonly [RegExp, string])[] = [
  [/ae(?!s$)/, 'e'],
  [/oe(?!s$)/, 'e'],
  [/^tyre/, 'tire'],
  [/^grey/, 'gray'],
  [/^cheque/, 'check'],
  [/^plough/, 'plow'],
  [/^draught/, 'draft'],
  [/^sulph/, 'sulf'],
  [/ould$/, 'old'],
  [/our(?=s?$|ing|ed|ful|hood)/, 'or'],
  [/([bt])re(?=s?$)/, '$1er'],
];

function makeStem(word: string): string {
  const folded = BRITISH.reduce((text, [pattern, better]) => text.replace(pattern, better), word);
  if (folded.length <= 3 || !/^[a-z]+$/.test(folded)) return folded;
  for (const [ending, better] of ENDINGS)
    if (ending.test(folded)) return dropVowel(folded.replace(ending, better));
  return dropVowel(folded);
}

const dropVowel = (word: string) => (word.length > 4 ? word.replace(/[aeo]$/, '') : word);

/**
 * One form for singular and plural, and for both genders in Portuguese: 'motores', 'motor'; 'enfermeira',
 * 'enfermeiros'. Not more aggressive, or 'marketing' would become 'market'.
 */
export function stem(word: string): string {
  const folded = fold(word);
  const known = cache.get(folded);
  if (known !== undefined) return known;
  const made = makeStem(folded);
  if (cache.size > 20_000) cache.clear();
  cache.set(folded, made);
  return made;
}

export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const found of text.matchAll(WORD)) {
    const raw = found[0];
    words.push({
      start: found.index,
      end: found.index + raw.length,
      raw,
      lower: fold(raw),
      stem: stem(raw),
      isApart: words.length > 0 && BREAK.test(text.slice(end, found.index)),
    });
    end = found.index + raw.length;
  }
  return words;
}

/** Words that only link others. */
export const LINKING: ReadonlySet<string> = new Set(
  'de da do das dos a ao aos as o os em no na nos nas para por pelo pela com of the to for in on at with an'.split(
    ' ',
  ),
);

const EMPTY: ReadonlySet<string> = new Set([
  ...LINKING,
  ...'e ou um uma uns umas que se seu sua seus suas como mais and or by from as is are was were be this that our your their its it you we'.split(
    ' ',
  ),
]);

/** Whether two stems are forms of one word: 'programo' and 'programação', 'shipped' and 'shipping'. */
export function isSameRoot(a: string, b: string): boolean {
  if (a === b) return true;
  const least = Math.min(a.length, b.length);
  if (least < 4) return false;
  const shared = sharedStart(a, b);
  return shared >= 5 ? shared >= least - 4 : shared === 4 && Math.max(a.length, b.length) <= 7;
}

export function sharedStart(a: string, b: string): number {
  let index = 0;
  while (index < a.length && a[index] === b[index]) index += 1;
  return index;
}

export const isLinking = (word: string): boolean => EMPTY.has(word);

/** Content words, as stems. */
export const contentStems = (text: string): string[] =>
  wordsOf(text)
    .filter(({ lower }) => !EMPTY.has(lower) && /[\p{L}\p{N}]/u.test(lower))
    .map((word) => word.stem);
