import { companyScore, roleScore } from '../../lexicon/roles.ts';
import { sectionKind } from '../../lexicon/section-kinds.ts';
import type { Headed } from './headed.ts';
import type { Part } from './head-parts.ts';

const NAME = /^\p{Lu}[\p{L}.'’-]*(?: (?:\p{Lu}[\p{L}.'’-]*|d[aeo]s?|de|upon|on|of|the|la|le)){0,3}$/u;
/** Minimum share of entries that must agree; a few may lack a location. */
const AGREEMENT = 0.6;

/** Whether a name could be a town: few words, none of which suggests a role or a company. */
export const couldBePlace = (text: string) =>
  NAME.test(text) && roleScore(text) === 0 && companyScore(text) === 0;

const tailOf = ({ text }: Part): { name: string; tail: string } | null => {
  const [, before, inside] = /^(.+?)\s+\(([^()]+)\)$/.exec(text) ?? [];
  if (before !== undefined && inside !== undefined) return { name: before, tail: inside };
  const at = text.lastIndexOf(', ');
  return at <= 0 ? null : { name: text.slice(0, at), tail: text.slice(at + 2) };
};

/**
 * Finds towns without a region or country. Nothing in 'Leeds' itself identifies a town, but the same position in most
 * entries of a section, beside a role and a company, does.
 */
export function withBarePlaces(entries: readonly Headed[]): Headed[] {
  const open = entries.filter(({ place }) => place === undefined);
  if (open.length < 2 || open.length < AGREEMENT * entries.length) return [...entries];
  return afterComma(open, entries) ?? asThirdName(open, entries) ?? belowHead(open, entries) ?? [...entries];
}

/** 'St Aldhelm Hospital, Leeds' or in parentheses, always in the same one of the two names. */
function afterComma(open: readonly Headed[], entries: readonly Headed[]): Headed[] | null {
  for (const index of [0, 1]) {
    const tails = open.map(({ names }) => (names.length <= 2 && names[index] ? tailOf(names[index]) : null));
    const fitting = tails.filter((own) => own !== null && couldBePlace(own.tail));
    if (fitting.length < 2 || fitting.length < AGREEMENT * open.length) continue;
    return entries.map((entry) => {
      const part = entry.place === undefined && entry.names.length <= 2 ? entry.names[index] : undefined;
      const own = part && tailOf(part);
      if (!part || !own || !couldBePlace(own.tail)) return entry;
      const names = entry.names.map((name) => (name === part ? { ...part, text: own.name } : name));
      return { ...entry, names, place: { ...part, text: own.tail, kind: 'place' } };
    });
  }
  return null;
}

/** A third name in the same position, where the other two are recognized as role or company. */
function asThirdName(open: readonly Headed[], entries: readonly Headed[]): Headed[] | null {
  const three = open.filter(({ names }) => names.length === 3);
  if (three.length < 2 || three.length < AGREEMENT * open.length) return null;
  const votes = [2, 1, 0].map((index) => ({
    index,
    fits: three.filter(({ names }) => couldBePlace(names[index]?.text ?? '')).length,
    // How often another name is clearly a role or company: more makes this position more likely.
    others: three.filter(({ names }) =>
      names.some((name, at) => at !== index && roleScore(name.text) + companyScore(name.text) > 0),
    ).length,
  }));
  const [best] = votes.toSorted((a, b) => b.fits - a.fits || b.others - a.others);
  if (!best || best.fits < AGREEMENT * three.length || best.others < AGREEMENT * three.length) return null;
  return entries.map((entry) => {
    const part = entry.place === undefined && entry.names.length === 3 ? entry.names[best.index] : undefined;
    if (!part || !couldBePlace(part.text)) return entry;
    return {
      ...entry,
      names: entry.names.filter((name) => name !== part),
      place: { ...part, kind: 'place' },
    };
  });
}

/** A separate line between the head and the description. */
function belowHead(open: readonly Headed[], entries: readonly Headed[]): Headed[] | null {
  const lineOf = ({ entry: { body } }: Headed) => {
    const [line, next] = body;
    const isAlone = line !== undefined && line.cells.length === 1 && !line.isBullet && next !== undefined;
    return isAlone && couldBePlace(line.text) && sectionKind(line.text) === null ? line : null;
  };
  const fitting = open.filter((entry) => lineOf(entry) !== null && entry.names.length === 2);
  if (fitting.length < 2 || fitting.length < AGREEMENT * open.length) return null;
  return entries.map((own) => {
    const line = own.place === undefined ? lineOf(own) : null;
    if (line === null) return own;
    const place = { text: line.text, kind: 'place', line } as const;
    return { ...own, place, entry: { ...own.entry, body: own.entry.body.slice(1) } };
  });
}
