// node scripts/generate/thesaurus.ts <WordNet 3.0 folder> <th_pt_BR.dat> > packages/domain/src/grounding/words/thesaurus.json
// In Debian packages wordnet-base and mythes-pt-br. NOTICE names the copyright holders.
import { readFileSync } from 'node:fs';
import { fold, stem } from '../../packages/domain/src/skills/words.ts';

const [wordNet = '', portuguese = ''] = process.argv.slice(2);
const linesOf = (path: string) => readFileSync(path, 'utf8').split('\n');
const isPlain = (word: string) => /^[a-z]{3,}$/.test(word);

/** Abstract nouns: attribute, cognition, feeling, motive, quantity, relation, shape, state, time, tops. */
const ABSTRACT = new Set([3, 7, 9, 12, 16, 23, 24, 25, 26, 28]);
const RELATIONAL_ADJECTIVE = 1;
/** Occurrences in WordNet's tagged texts from which a noun counts as common. */
const COMMON = 25;
/** Number of meanings from which a Portuguese word counts as common. */
const MANY_MEANINGS = 8;

interface Use {
  noun: number;
  verb: number;
  adjective: number;
  adverb: number;
  /** Lexicographer file of the word's first meaning as a noun and as an adjective. */
  nounFile: number | null;
  adjectiveFile: number | null;
}

const PARTS = { 1: 'noun', 2: 'verb', 3: 'adjective', 4: 'adverb', 5: 'adjective' } as const;
const uses = new Map<string, Use>();
const counted = linesOf(`${wordNet}/cntlist.rev`)
  .map((line) => /^([a-z]+)%(\d):(\d+):\S+ (\d+) (\d+)$/.exec(line))
  .filter((found) => found !== null)
  .toSorted((a, b) => Number(a[4]) - Number(b[4]));
for (const [, word = '', part = '', file, sense, count] of counted) {
  const use = uses.get(word) ?? {
    noun: 0,
    verb: 0,
    adjective: 0,
    adverb: 0,
    nounFile: null,
    adjectiveFile: null,
  };
  const name = PARTS[Number(part) as keyof typeof PARTS];
  use[name] += Number(count);
  if (Number(sense) === 1 && name === 'noun') use.nounFile = Number(file);
  if (Number(sense) === 1 && name === 'adjective') use.adjectiveFile = Number(file);
  uses.set(word, use);
}

const isWideEnglish = ({ noun, verb, adjective, adverb, nounFile, adjectiveFile }: Use): boolean => {
  const most = Math.max(noun, verb, adjective, adverb);
  if (adverb === most) return true;
  if (adjective === most) return adjectiveFile !== RELATIONAL_ADJECTIVE;
  if (noun >= COMMON) return true;
  return nounFile !== null && ABSTRACT.has(nounFile) && noun === most;
};

/** Noun files attribute, feeling, state, motive and cognition; descriptive adjectives count too. */
const QUALITY = new Set([7, 12, 16, 26, 9]);
const isQuality = ({ noun, verb, adjective, nounFile, adjectiveFile }: Use): boolean =>
  adjective > Math.max(noun, verb)
    ? adjectiveFile !== RELATIONAL_ADJECTIVE
    : nounFile !== null && QUALITY.has(nounFile) && noun > 0;
/** Nouns of action that describe a manner: 'with care', 'with attention', 'with support'. */
const MANNERS = 'care attention diligence discretion kindness courtesy respect support ease effort'.split(
  ' ',
);

interface Synset {
  readonly words: readonly string[];
  readonly opposites: readonly string[];
}

const synsets = new Map<string, Synset & { readonly pointers: readonly string[] }>();
const ids: string[] = [];
for (const part of ['noun', 'verb', 'adj', 'adv'])
  for (const line of linesOf(`${wordNet}/data.${part}`)) {
    if (line.startsWith(' ') || line === '') continue;
    const fields = (line.split(' | ')[0] ?? '').split(' ');
    const count = Number.parseInt(fields[3] ?? '0', 16);
    const words = Array.from({ length: count }, (_, index) =>
      fold((fields[4 + 2 * index] ?? '').replace(/\(.*\)/, '')),
    );
    const from = 5 + 2 * count;
    const pointers = Array.from({ length: Number(fields[from - 1]) }, (_, index) =>
      fields.slice(from + 4 * index, from + 4 * index + 4),
    );
    const id = `${part[0]}${fields[0]}`;
    ids.push(id);
    synsets.set(id, {
      words,
      opposites: pointers.flatMap(([sign, offset, kind, places = '']) =>
        sign === '!' && kind === 'a'
          ? [
              `${words[Number.parseInt(places.slice(0, 2), 16) - 1]} a${offset} ${Number.parseInt(places.slice(2), 16) - 1}`,
            ]
          : [],
      ),
      pointers: [],
    });
  }

const isUsed = (word: string) => uses.has(word);
const groups = new Set<string>();
for (const id of ids) {
  const words = (synsets.get(id)?.words ?? []).filter((word) => isPlain(word) && isUsed(word));
  const stems = [...new Set(words.map((word) => stem(word)))];
  if (stems.length > 1) groups.add(stems.toSorted().join(' '));
}

const opposites = new Set<string>();
for (const id of ids)
  for (const one of synsets.get(id)?.opposites ?? []) {
    const [word = '', target = '', place = '0'] = one.split(' ');
    const other = synsets.get(target)?.words[Number(place)] ?? '';
    if ([word, other].every((each) => isPlain(each) && isUsed(each)))
      opposites.add([stem(word), stem(other)].toSorted().join(' '));
  }

const irregular = ['noun', 'verb'].flatMap((part) =>
  linesOf(`${wordNet}/${part}.exc`).flatMap((line) => {
    const [form = '', base = ''] = line.split(' ');
    return isPlain(form) && isPlain(base) && isUsed(base) ? [`${form} ${base}`] : [];
  }),
);

const meanings = new Map<string, Set<string>>();
let word = '';
for (const line of linesOf(portuguese).slice(1)) {
  const [head = '', first = ''] = line.split('|');
  if (!line.startsWith('(')) word = fold(head);
  else if (isPlain(word) && isPlain(fold(first)))
    meanings.set(word, (meanings.get(word) ?? new Set()).add(fold(first)));
}
const FEWEST = 3;
const isKnown = (one: string) => (meanings.get(one)?.size ?? 0) >= FEWEST;
const portugueseGroups = [...meanings].flatMap(([one, others]) => {
  const later = [...others].filter((other) => other > one && isKnown(other)).map((other) => stem(other));
  return isKnown(one) && later.length > 0 ? [`${stem(one)} ${[...new Set(later)].join(' ')}`] : [];
});

const wide = new Set([
  ...[...uses].flatMap(([one, use]) => (isPlain(one) && isWideEnglish(use) ? [one] : [])),
  ...[...meanings].flatMap(([one, others]) => (others.size >= MANY_MEANINGS ? [one] : [])),
]);

const verbs = [...uses].flatMap(([one, { verb }]) => (isPlain(one) && verb > 0 ? [one] : []));
const rows = (words: Iterable<string>) => {
  const sorted = [...words].toSorted();
  return Array.from({ length: Math.ceil(sorted.length / 20) }, (_, row) =>
    sorted.slice(row * 20, row * 20 + 20).join(' '),
  );
};
const tables = {
  /** Common words that name nothing verifiable. */
  wideWords: rows(wide),
  /** English qualities of people and work. */
  qualities: rows([
    ...MANNERS,
    ...[...uses].flatMap(([one, use]) => (isPlain(one) && isQuality(use) ? [one] : [])),
  ]),
  /** English verbs in their base form. */
  verbs: rows(verbs),
  /** Groups of English synonyms, as stems. */
  englishGroups: [...groups].toSorted(),
  /** A Portuguese word and its synonyms, as stems. */
  portugueseGroups: portugueseGroups.toSorted(),
  /** Pairs of English antonyms, as stems. */
  opposites: [...opposites].toSorted(),
  /** Irregular English forms and their base words. */
  irregular: irregular.toSorted(),
};
process.stdout.write(`${JSON.stringify(tables, null, 2)}\n`);
