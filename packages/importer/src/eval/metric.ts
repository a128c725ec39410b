import type { Facts } from './for-metric.ts';

export interface Count {
  hits: number;
  extra: number;
  missed: number;
}

export interface Scores {
  readonly fields: ReadonlyMap<string, Count>;
  readonly documents: number;
  /** How many values a user would have to change, add or remove. */
  readonly edits: number;
  /** Entries without a counterpart on the page, and the number of all entries produced. */
  readonly invented: number;
  readonly entries: number;
}

const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/[–—−‐‑]/g, '-');
const words = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
const digits = (text: string) => text.replace(/\D/g, '');
const address = (text: string) =>
  fold(text)
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/+$/, '')
    .trim();

/** The share of words two texts have in common, from 0 to 1. */
function overlap(a: string, b: string): number {
  const [one, two] = [words(a).split(' ').filter(Boolean), words(b).split(' ').filter(Boolean)];
  if (one.length === 0 || two.length === 0) return 0;
  const left = new Map<string, number>();
  for (const word of one) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of two) {
    const count = left.get(word) ?? 0;
    if (count > 0) {
      shared += 1;
      left.set(word, count - 1);
    }
  }
  return (2 * shared) / (one.length + two.length);
}

type Equal = (a: string, b: string) => boolean;
const sameWords: Equal = (a, b) => words(a) === words(b);
const samePhone: Equal = (a, b) => {
  const [one, two] = [digits(a), digits(b)];
  return one === two || (Math.min(one.length, two.length) >= 8 && (one.endsWith(two) || two.endsWith(one)));
};
/** Long texts may differ in a word or a character. */
const sameText: Equal = (a, b) => overlap(a, b) >= 0.9;
const exactly: Equal = (a, b) => a === b;
const EQUAL: Readonly<Record<string, Equal>> = {
  email: (a, b) => fold(a).trim() === fold(b).trim(),
  phone: samePhone,
  summary: sameText,
  start: exactly,
  end: exactly,
};

type Entry = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Counts field by field. Fields missing from the truth file are not scored. */
export function createScorer() {
  const fields = new Map<string, Count>();
  let documents = 0;
  let edits = 0;
  let invented = 0;
  let entries = 0;
  const count = (name: string): Count => {
    const known = fields.get(name) ?? { hits: 0, extra: 0, missed: 0 };
    fields.set(name, known);
    return known;
  };

  function field(name: string, truth: string | undefined, found: string | undefined, equal: Equal): void {
    if (truth === undefined) return;
    const own = count(name);
    const [isTrue, isFound] = [truth !== '', found !== undefined && found !== ''];
    if (isTrue && isFound && equal(truth, found ?? '')) own.hits += 1;
    else {
      if (isTrue) own.missed += 1;
      if (isFound) own.extra += 1;
      if (isTrue || isFound) edits += 1;
    }
  }

  function list(
    name: string,
    truth: readonly string[] | undefined,
    found: readonly string[],
    equal: Equal,
  ): void {
    if (truth === undefined) return;
    const own = count(name);
    const left = [...found];
    for (const value of truth) {
      const at = left.findIndex((candidate) => equal(value, candidate));
      if (at >= 0) {
        left.splice(at, 1);
        own.hits += 1;
      } else {
        own.missed += 1;
        edits += 1;
      }
    }
    own.extra += left.length;
    edits += left.length;
  }

  /** Matches the most similar entries, regardless of order. */
  function pairs(
    truth: readonly Entry[],
    found: readonly Entry[],
    names: readonly string[],
  ): Map<number, number> {
    const likeness = (a: Entry, b: Entry) =>
      names.reduce((sum, name) => {
        const [one, two] = [a[name] as string | undefined, b[name] as string | undefined];
        if (name === 'start' || name === 'end')
          return sum + (one !== undefined && one !== '' && one === two ? 1 : 0);
        return sum + overlap(one ?? '', two ?? '');
      }, 0);
    const all = truth.flatMap((own, at) =>
      found.map((other, to) => ({ at, to, score: likeness(own, other) })),
    );
    const chosen = new Map<number, number>();
    const taken = new Set<number>();
    for (const { at, to } of all.filter(({ score }) => score > 0.6).toSorted((a, b) => b.score - a.score))
      if (!chosen.has(at) && !taken.has(to)) {
        chosen.set(at, to);
        taken.add(to);
      }
    return chosen;
  }

  function section(
    name: string,
    truth: readonly Entry[],
    found: readonly Entry[],
    own: readonly string[],
    keys: readonly string[],
  ): void {
    const matched = pairs(truth, found, keys);
    const taken = new Set(matched.values());
    entries += found.length;
    invented += found.length - taken.size;
    for (const [at, entry] of truth.entries()) {
      const other = found[matched.get(at) ?? -1] ?? {};
      for (const part of own)
        if (part === 'highlights')
          list(
            `${name}.highlights`,
            entry[part] as string[] | undefined,
            (other[part] ?? []) as string[],
            sameText,
          );
        else
          field(
            `${name}.${part}`,
            entry[part] as string | undefined,
            other[part] as string | undefined,
            EQUAL[part] ?? sameWords,
          );
    }
    for (const [at, entry] of found.entries()) {
      if (taken.has(at)) continue;
      for (const part of own) {
        if (truth.length > 0 && truth.every((one) => one[part] === undefined)) continue;
        const value = entry[part];
        const size = Array.isArray(value) ? value.length : value === undefined || value === '' ? 0 : 1;
        if (size > 0) count(`${name}.${part}`).extra += size;
        edits += size;
      }
    }
  }

  return {
    add(truth: Facts, found: Facts): void {
      documents += 1;
      for (const name of ['name', 'email', 'phone', 'location', 'label', 'summary'] as const)
        field(`basics.${name}`, truth.basics[name], found.basics[name], EQUAL[name] ?? sameWords);
      list('basics.urls', truth.basics.urls, found.basics.urls ?? [], (a, b) => address(a) === address(b));
      const work = ['company', 'position', 'location', 'start', 'end', 'highlights'];
      section('work', truth.work as readonly Entry[], found.work as readonly Entry[], work, [
        'company',
        'position',
        'start',
        'end',
      ]);
      const study = ['institution', 'degree', 'start', 'end'];
      section(
        'education',
        truth.education as readonly Entry[],
        found.education as readonly Entry[],
        study,
        study,
      );
      for (const name of ['skills', 'languages', 'certificates'] as const)
        list(name, truth[name], found[name] ?? [], sameWords);
    },
    scores: (): Scores => ({ fields, documents, edits, invented, entries }),
  };
}

export function f1({ hits, extra, missed }: Count): number {
  const total = 2 * hits + extra + missed;
  return total === 0 ? 0 : (2 * hits) / total;
}

/** Mean over fields, so that a field with few values weighs as much as one with many. */
export function macroF1({ fields }: Scores): number {
  const judged = [...fields.values()].filter(({ hits, extra, missed }) => hits + extra + missed > 0).map(f1);
  return judged.length === 0 ? 0 : judged.reduce((sum, own) => sum + own, 0) / judged.length;
}
