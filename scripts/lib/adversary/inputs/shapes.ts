/** Writes at least this many UTF-16 units; callers truncate the text. */
type Write = (length: number) => string;

export interface Shape {
  readonly name: string;
  readonly write: Write;
}

const repeated =
  (unit: string): Write =>
  (length) =>
    unit.repeat(Math.ceil(length / unit.length));

const counted =
  (unit: (index: number) => string, about: number): Write =>
  (length) =>
    Array.from({ length: Math.ceil(length / about) + 1 }, (_, index) => unit(index)).join('');

const nested =
  (open: string, close: string): Write =>
  (length) => {
    const depth = Math.ceil(length / (open.length + close.length));
    return open.repeat(depth) + close.repeat(depth);
  };

/** Text that is most expensive for careless code: backtracking, all pairs, full tables, unbroken text. */
export const SHAPES: readonly Shape[] = [
  { name: 'one letter', write: repeated('a') },
  { name: 'short words', write: counted((index) => `${(index % 1296).toString(36)} `, 3) },
  { name: 'different words', write: counted((index) => `word${index.toString(36)} `, 8) },
  { name: 'all figures', write: counted((index) => `${(index * 7919) % 99_991} `, 6) },
  { name: 'percentages', write: counted((index) => `${index % 100}.${index % 10}% of $${index},000 `, 18) },
  { name: 'one long number', write: repeated('9') },
  { name: 'short sentences', write: repeated('Led a. ') },
  { name: 'lines of two letters', write: repeated('ab\n') },
  { name: 'bullets', write: counted((index) => `- Built ${index} services\n`, 20) },
  { name: 'blanks', write: repeated(' \t') },
  { name: 'almost sentences', write: repeated('a.b,c;d:e!f?g') },
  { name: 'capitals', write: counted((index) => `Acme Corp${index} LLC of New York `, 28) },
  { name: 'skills', write: repeated('Java JavaScript C C++ C# .NET Node.js React SQL Python ') },
  { name: 'dates', write: counted((index) => `Jan ${1950 + (index % 90)} - 03/${1950 + (index % 90)} `, 20) },
  { name: 'addresses', write: counted((index) => `https://a${index}.example.com/?q=%20${index} `, 34) },
  { name: 'almost emails', write: repeated('a@a.a@') },
  { name: 'emails', write: counted((index) => `user${index}@mail${index}.example.com, `, 30) },
  { name: 'phones', write: counted((index) => `+55 11 9${String(index).padStart(4, '0')}-0000 `, 18) },
  { name: 'combining marks', write: repeated(`e${'\u0301'.repeat(40)}`) },
  { name: 'both directions', write: repeated('abc \u05d0\u05d1\u05d2 \u202edef\u202c \u0627\u0644 ') },
  { name: 'joined emoji', write: repeated('👩\u200d👩\u200d👧\u200d👦🏳️\u200d🌈') },
  { name: 'digits of other scripts', write: repeated('\u0661\u0662\u0663 \u0967\u0968 \uff11\uff12 ²³½ ') },
  { name: 'ideographs', write: repeated('简历工作经验') },
  { name: 'zero width', write: repeated('a\u200bb\u00adc\u2060') },
  { name: 'HTML entities', write: repeated('&lt;b&gt;&amp;&#x27;&nbsp;') },
  { name: 'nested tags', write: nested('<b><i>', '</i></b>') },
  { name: 'nested brackets', write: nested('[(', ')]') },
  { name: 'nested Markdown', write: nested('**_[', '](a)_**') },
  { name: 'coach marks', write: repeated(':::edit experience 1\nLed 5\n:::\n') },
  { name: 'quotes', write: repeated('"\'\\"\u201c\u2018') },
  { name: 'accents', write: repeated('coração ação não São João à é ') },
  { name: 'placeholders', write: repeated('⟦NAME_1⟧⟦⟧[[X]]{{y}}') },
];

/** Whole characters only: half a surrogate pair is rejected as invalid text. */
export const writeShape = ({ write }: Shape, length: number): string => {
  const text = write(length).slice(0, length);
  return text.isWellFormed() ? text : text.slice(0, -1);
};
