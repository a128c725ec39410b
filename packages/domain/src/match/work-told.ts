import type { Concept } from '../skills/concept.ts';
import { contentStems, wordsOf } from '../skills/words.ts';
import { isDutyVerb } from './duty-verbs.data.ts';
import { type AskedItem, isPhrase } from './meaning.ts';
import { PAPER } from './papers.ts';
import { NAMED, type Resources, type Shown, type Told } from './shown.ts';
import { skillTold, TOLD } from './skill-shown.ts';

export const WORK_MET = 0.28;
/** Who has held the position is believed the work of it sooner. */
const WORK_OF_TRADE = 0.2;
/** 'School Food Standards' is a name, and has to be said. */
const NAME_LIKE = /(?<![\p{L}\p{N}])(?:\p{Lu}|\d)/u;
const NAME_WORDS = 0.5;
/** Of so many things each has to be told by itself. */
const LONG_LIST = 4;

/** 'Run payroll' speaks of payroll. */
function withoutVerb(name: string): string {
  const [first, second] = wordsOf(name);
  return first !== undefined && second !== undefined && isDutyVerb(first.raw) ? name.slice(first.end) : name;
}

/** 'Comfortable costing seasonal menus': of who has held the position, a requirement may be work too. */
const isWorkAsked = (item: AskedItem, { category }: Concept, line: string, { isOfTrade }: Resources) =>
  isOfTrade &&
  isPhrase(item) &&
  category !== 'certification' &&
  !PAPER.test(line) &&
  contentStems(item.name).length >= 2;

/** A skill by its name, or as work told in other words. */
export function skillOrWork(
  item: AskedItem,
  concept: Concept,
  { line, beside, work }: Told,
  resources: Resources,
): Shown {
  const named = skillTold(item, concept, line.text, resources);
  // Names of products and papers are said or they are not; duties are told in other words.
  const isName = !isPhrase(item) && concept.category !== 'hard' && concept.category !== 'soft';
  if (named.share >= NAMED || isName) return named;
  const isDuty = line.kind === 'duty';
  if (!isDuty && !isWorkAsked(item, concept, line.text, resources)) return named;
  const { share, by, shareOf } = work();
  const own = shareOf(item.name);
  const { isOfTrade } = resources;
  const isNameLike = item.start > 0 && NAME_LIKE.test(item.name);
  const isObject = shareOf(withoutVerb(item.name)) > 0;
  if (beside.length >= LONG_LIST && !isObject) return named;
  const isTold = () => {
    if (isNameLike) return own >= NAME_WORDS;
    if (!isDuty) return share >= WORK_MET && own >= NAME_WORDS;
    return isOfTrade ? share >= WORK_OF_TRADE : share >= WORK_MET && isObject;
  };
  return isTold() ? { share: share * TOLD, by } : named;
}
