import type { Concept } from '../../skills/concept.ts';
import { adSkills } from '../ad/ad-skills.ts';
import { type LanguageAsked, languagesAsked, yearsAsked } from './asked.ts';
import { type DegreeAsked, degreeAsked } from './degrees.ts';
import { type DrivingAsked, drivingAsked } from './driving.ts';
import { type Join, joinOf, leastOf, OPEN_END, settled } from './joining.ts';
import { negatedParts } from './negation.ts';
import { isPaperDetail, paperAsked, paperTail } from './papers.ts';
import { placesAsked } from './places.ts';
import type { AdLine } from '../ad/read-ad.ts';
import { roleAsked } from './roles.ts';
import { sectorsAsked } from './sectors.ts';

export type Need =
  | { readonly type: 'skill'; readonly concept: Concept }
  | { readonly type: 'years'; readonly years: number }
  | { readonly type: 'degree'; readonly degree: DegreeAsked }
  | { readonly type: 'role'; readonly titles: readonly string[] }
  /** The name may also mean an occupation: 'three years in cleaning'. */
  | { readonly type: 'sector'; readonly id: string; readonly trades: readonly Concept[] }
  | { readonly type: 'place' }
  | { readonly type: 'driving'; readonly licence: DrivingAsked }
  /** Nothing specific is named: the line as a whole. */
  | { readonly type: 'work' }
  | { readonly type: 'language'; readonly language: LanguageAsked };

/** One thing that a line asks for. */
export interface AskedItem {
  readonly start: number;
  readonly end: number;
  /** Verbatim from the ad. */
  readonly name: string;
  readonly need: Need;
}

/** `least` of the items are enough: one of several alternatives, or a single item. */
export interface AskedGroup {
  readonly least: number;
  readonly items: readonly AskedItem[];
}

/** The meaning of a line: all groups are required. */
export interface Meaning {
  readonly groups: readonly AskedGroup[];
  /** Named, but stated as not required. */
  readonly notNeeded: readonly AskedItem[];
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** 'Or equivalent experience' */
const INSTEAD_OF_DEGREE = 4;

function itemsOf(line: AdLine): AskedItem[] {
  const { text, kind } = line;
  const item = ({ start, end }: Place, need: Need): AskedItem => ({
    start,
    end,
    name: text.slice(start, end).replace(/^(?:in|of|with|em|de|com|no|na)\s+/iu, ''),
    need,
  });
  const places = placesAsked(text);
  const isAsked = kind !== 'duty';
  const licence = isAsked ? drivingAsked(text) : null;
  const role = isAsked ? roleAsked(text) : null;
  const named = adSkills(line);
  // 'Retail pharmacy' names more than the sector it begins with.
  const isMoreThan = (one: Place, place: Place) =>
    meets(one, [place]) &&
    (!OF_SECTOR.test(text.slice(one.start, Math.max(one.start, place.start))) ||
      !OF_SECTOR.test(text.slice(Math.min(one.end, place.end), one.end)));
  const sectors = (isAsked ? sectorsAsked(text) : []).filter(
    (place) => !named.some((one) => !one.concept.id.startsWith('phrase:') && isMoreThan(one, place)),
  );
  const degree = isAsked ? degreeAsked(text) : null;
  const paper = isAsked ? paperAsked(text) : null;
  // 'A four-year degree' does not ask for years of work.
  const said = isAsked ? yearsAsked(text) : null;
  const years = said !== null && degree !== null && meets(said, [degree]) ? null : said;
  // A place, a position or a sector is not a skill.
  const taken = [...places, ...sectors, ...[role, degree, licence, paper].flatMap((one) => one ?? [])];
  const languages = languagesAsked(text);
  // Next to a place, language, position or degree only known names are skills: other words just describe it.
  const isMeasured = places.length > 0 || languages.length > 0 || role !== null || degree !== null;
  const skills = [...new Map(named.map((one) => [one.concept.id, one])).values()]
    .filter((one) => !meets(one, taken) && !(isMeasured && one.concept.id.startsWith('phrase:')))
    .filter((one) => !(one.concept.id.startsWith('phrase:') && isPaperDetail(text.slice(one.start, one.end))))
    .map((one) => item(one, { type: 'skill', concept: one.concept }));
  const tradesAt = (place: Place) => named.filter((one) => meets(one, [place])).map(({ concept }) => concept);
  const items = [
    ...skills,
    ...languages.map((one) => item(one, { type: 'language', language: one })),
    ...places.map((one) => item(one, { type: 'place' })),
    ...(role === null ? [] : [item(role, { type: 'role', titles: role.titles })]),
    ...sectors
      .filter(
        (one) =>
          !meets(
            one,
            [role, degree].flatMap((other) => other ?? []),
          ),
      )
      .map((one) => item(one, { type: 'sector', id: one.id, trades: tradesAt(one) })),
    ...(licence === null ? [] : [item(licence, { type: 'driving', licence })]),
    ...(years === null ? [] : [item(years, { type: 'years', years: years.years })]),
    ...(paper === null ? [] : [item(paper, { type: 'skill', concept: paper.concept })]),
    ...(degree === null ? [] : [item(degree, { type: 'degree', degree })]),
    ...(degree === null || degree.insteadAt === null
      ? []
      : [item({ start: degree.insteadAt, end: text.length }, { type: 'years', years: INSTEAD_OF_DEGREE })]),
  ].toSorted((one, other) => one.start - other.start);
  if (items.length > 0 || line.asksFrom !== 0) return items;
  return [item({ start: 0, end: text.length }, { type: 'work' })];
}

/** 'Setor de saúde', 'health sector' name only the sector. */
const OF_SECTOR =
  /^\s*(?:(?:setor(?:es)?|[áa]reas?|segmentos?|mercados?|ramos?|ind[úu]strias?|sectors?|industry|industries|market)(?:\s+(?:de|da|do|das|dos))?)?\s*$/iu;

const meets = (one: Place, places: readonly Place[]) =>
  places.some((place) => one.start < place.end && place.start < one.end);

/** If part of a line is negated, a requirement of the whole line is, too. */
const isIn = ({ start, end, need }: AskedItem, places: readonly Place[]) =>
  places.some((place) => (place.start <= start && end <= place.end) || need.type === 'work');

/** Two places are alternatives: nobody lives in both. */
const isBothPlaces = (one: AskedItem | undefined, other: AskedItem) =>
  one?.need.type === 'place' && other.need.type === 'place';

function groupsOf(items: readonly AskedItem[], line: string): AskedGroup[] {
  const joins = settled(
    items.slice(1).map((item, index): Join => joinOf(line.slice(items[index]?.end, item.start))),
  );
  const groups: AskedItem[][] = [];
  let isExample = false;
  for (const [index, item] of items.entries()) {
    const before = items[index - 1];
    // 'Ten years as a baker', 'dez anos como padeiro': here 'as' does not introduce an example.
    const isOfYears = before?.need.type === 'years' && joins[index - 1] === 'examples';
    const join = isOfYears ? 'all' : (joins[index - 1] ?? 'apart');
    isExample = join === 'examples' || (isExample && join !== 'apart');
    const isAlternative = join === 'any' || isExample || isBothPlaces(before, item);
    if (index > 0 && isAlternative) groups.at(-1)?.push(item);
    else groups.push([item]);
  }
  return groups.map((members) => ({ least: 1, items: members }));
}

/** Merges an open-ended list, or one of which some are enough, into one group. */
function asOne(groups: readonly AskedGroup[], least: number): AskedGroup[] {
  const isSkill = ({ items }: AskedGroup) => items.every(({ need }) => need.type === 'skill');
  const [skills, others] = [groups.filter(isSkill), groups.filter((group) => !isSkill(group))];
  if (skills.length < 2) return [...groups];
  const items = skills.flatMap((group) => group.items);
  return [...others, { least: Math.min(least, items.length), items }];
}

/** Not in the dictionary. */
export const isPhrase = ({ need }: Pick<AskedItem, 'need'>): boolean =>
  need.type === 'skill' && need.concept.id.startsWith('phrase:');

/** 'Watch output in SCADA', 'dashboards for the board': a phrase tied to a name says where or for whom. */
const TIE =
  /^[\s,]*(?:in|with|using|on|via|for|to|em|com|no|na|nos|nas|usando|para|segundo|conforme|pelo|pela)\s+(?:(?:the|an?|o|a|os|as)\s+)?$/iu;

const FOR = /^\s(?:for|para)\s[^,;]*$/iu;

const isName = ({ need }: AskedItem) =>
  need.type === 'skill' &&
  !need.concept.id.startsWith('phrase:') &&
  need.concept.category !== 'soft' &&
  need.concept.category !== 'certification';

function isTied(item: AskedItem, index: number, items: readonly AskedItem[], line: string): boolean {
  // 'Payroll systems: ADP or LG': the text before the colon is the list's heading.
  const next = items[index + 1];
  if (index === 0 && item.need.type === 'skill' && next?.need.type === 'skill')
    if (/^\s*:\s/u.test(line.slice(item.end, next.start)) && next.start - item.end <= 3) return true;
  if (!isPhrase(item)) return false;
  const [before, after] = [items[index - 1], items[index + 1]];
  // 'ServSafe Food Protection Manager' is one certificate.
  if (before?.need.type === 'skill' && before.need.concept.category === 'certification' && !isPhrase(before))
    if (item.end <= before.end + paperTail(line, before.end).length) return true;
  return (
    (before !== undefined &&
      isName(before) &&
      (TIE.test(line.slice(before.end, item.start)) || FOR.test(line.slice(before.end, item.start)))) ||
    (after !== undefined && isName(after) && TIE.test(line.slice(item.end, after.start)))
  );
}

/** What a line of an ad asks for, and how its items are combined. */
export function meaningOf(line: AdLine): Meaning {
  const negated = negatedParts(line.text);
  const all = itemsOf(line);
  // After 'X is not needed', phrases only say why.
  const items = all.filter((item) => !isIn(item, negated) && !(negated.length > 0 && isPhrase(item)));
  const groups = groupsOf(
    items.filter((item, index) => !isTied(item, index, items, line.text)),
    line.text,
  );
  const least = leastOf(line.text) ?? (OPEN_END.test(line.text) ? 1 : null);
  return {
    groups: least === null ? groups : asOne(groups, least),
    notNeeded: all.filter((item) => isIn(item, negated)),
  };
}
