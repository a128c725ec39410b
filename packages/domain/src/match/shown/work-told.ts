import type { Concept } from '../../skills/concept.ts';
import { contentStems, fold, wordsOf } from '../../skills/words.ts';
import { isDutyVerb } from '../ad/duty-verbs.data.ts';
import { type AskedItem, isPhrase } from '../requirements/meaning.ts';
import { PAPER } from '../requirements/papers.ts';
import { onceFor } from '../evidence/once-for.ts';
import { isSummary } from '../evidence/relevance.ts';
import { NAMED, NOTHING, type Resources, type Shown, type Told } from '../shown.ts';
import { skillTold, TOLD } from './skill-shown.ts';
import { SOFT_DEEDS } from './soft-deeds.data.ts';

export const WORK_MET = 0.28;
/** Users who have held the position need less proof of its work. */
const WORK_OF_TRADE = 0.2;
/** 'School Food Standards' is a name and must be mentioned. */
const NAME_LIKE = /(?<![\p{L}\p{N}])(?:\p{Lu}|\d)/u;
const NAME_WORDS = 0.5;
/** Leading, hiring and budget responsibility are steps up: they must be stated. */
const LEADS =
  /^(?:manage|managing|lead|leading|supervise|supervising|hire|hiring|recruit|own|gerir|gerenciar|liderar|coordenar|supervisionar|contratar|gest[ãa]o d[eoa]s?)(?!\p{L})/iu;
/** In a list of this many items each must be shown by itself. */
const LONG_LIST = 4;

/** 'Run payroll' is about payroll. */
function withoutVerb(name: string): string {
  const [first, second] = wordsOf(name);
  return first !== undefined && second !== undefined && isDutyVerb(first.raw) ? name.slice(first.end) : name;
}

/** 'Comfortable costing seasonal menus': for users who have held the position, a requirement may describe work, too. */
const isWorkAsked = (item: AskedItem, { category }: Concept, line: string, { isOfTrade }: Resources) =>
  isOfTrade &&
  isPhrase(item) &&
  category !== 'certification' &&
  !PAPER.test(line) &&
  contentStems(item.name).length >= 2;

/** Whether a job contains one of the words of the name, in any form. */
const isSaid = (name: string, { sayers }: Resources) =>
  contentStems(name).some((word) => [...sayers(word)].some(({ source }) => source === 'experience'));

const foldedOf = onceFor(({ said }) => fold(said));

/** 'Leadership' for someone who led a crew: a soft skill that a job shows without naming it. */
function deedShown({ name }: AskedItem, { evidence }: Resources): Shown {
  const asked = fold(name);
  const told = SOFT_DEEDS.flatMap(([pattern, deeds]) => (pattern.test(asked) ? [deeds] : []));
  const by = evidence.find(
    (one) =>
      (one.source === 'experience' || isSummary(one)) && told.some((deeds) => deeds.test(foldedOf(one))),
  );
  return by === undefined ? NOTHING : { share: by.strength * TOLD, by };
}

/** A skill by name, or as work described in other words. */
export function skillOrWork(
  item: AskedItem,
  concept: Concept,
  { line, beside, isOfYears, work }: Told,
  resources: Resources,
): Shown {
  const named = skillTold(item, concept, line.text, resources);
  // Products and certificates must be named; duties may be described in other words.
  const isName = !isPhrase(item) && concept.category !== 'hard' && concept.category !== 'soft';
  if (named.share >= NAMED || isName) return named;
  const deed = deedShown(item, resources);
  if (deed.by !== null) return deed;
  const isDuty = line.kind === 'duty';
  const { standing } = resources;
  const isNameLike = item.start > 0 && NAME_LIKE.test(item.name);
  // Names must always be mentioned; users inside the trade are believed the rest, and years of it.
  if (standing.in === 'inside' && (isDuty || isOfYears) && !isNameLike && !LEADS.test(line.text)) {
    const { share, by } = work();
    return { share: Math.max(share, WORK_MET) * TOLD, by: by ?? standing.by };
  }
  if (!isDuty && !isWorkAsked(item, concept, line.text, resources)) return named;
  const { share, by, shareOf } = work();
  const own = shareOf(item.name);
  const { isOfTrade } = resources;
  const isObject = shareOf(withoutVerb(item.name)) > 0;
  if (beside.length >= LONG_LIST && !isObject) return named;
  const isTold = () => {
    if (isNameLike) return own >= NAME_WORDS;
    if (!isDuty) return share >= WORK_MET && own >= NAME_WORDS;
    return isOfTrade ? share >= WORK_OF_TRADE : share >= WORK_MET && isObject;
  };
  if (!isTold()) return named;
  if (!isDuty || standing.in !== 'outside') return { share: share * TOLD, by };
  const object = withoutVerb(item.name);
  if (isSaid(object, resources)) return { share: share * TOLD, by, isPart: true };
  // If no job mentions the object, the skill is missing; but similar work may still be shown.
  return object === item.name || LEADS.test(line.text) ? named : { share: NAMED / 2, by, isLike: true };
}
