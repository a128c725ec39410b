import type { Concept } from '../skills/concept.ts';
import { type DegreePart, degreeParts } from './requirements/degrees.ts';
import type { Evidence } from './evidence/evidence.ts';
import type { Requirement, RequirementItem } from './match.ts';
import { type AskedGroup, type AskedItem, meaningOf } from './requirements/meaning.ts';
import { itemStatus, needShown } from './shown/need-shown.ts';
import type { AdLine } from './ad/read-ad.ts';
import { best, type Resources, type Shown, type Told } from './shown.ts';
import { workShown } from './evidence/work.ts';

export interface Judged {
  readonly line: AdLine;
  readonly concepts: readonly Concept[];
  /** Skills that nothing in the resume shows. */
  readonly missing: readonly Concept[];
  readonly status: Requirement['status'];
  /** From 0 to 1. */
  readonly share: number;
  readonly by: Evidence | null;
  /** How many separate things the line asks for. */
  readonly size: number;
  readonly items: readonly JudgedItem[];
}

interface JudgedItem {
  readonly item: AskedItem;
  readonly status: RequirementItem['status'];
  readonly by: Evidence | null;
}

interface JudgedGroup {
  readonly status: Requirement['status'];
  readonly share: number;
  readonly items: readonly (Omit<JudgedItem, 'by'> & { readonly shown: Shown })[];
}

const ENOUGH = 0.8;
const MOST_WHEN_SHORT = 0.55;

function judgeGroup({ least, items }: AskedGroup, told: Told, resources: Resources): JudgedGroup {
  const judged = items.map((item) => {
    const shown = needShown(item, told, resources);
    return { item, shown, status: itemStatus(item.need, shown) };
  });
  const isMet = judged.filter(({ status }) => status === 'met').length >= least;
  const isPartly = judged.some(
    ({ item, shown, status }) =>
      status !== 'missing' ||
      shown.isPart === true ||
      shown.isLike === true ||
      ((item.need.type === 'degree' || item.need.type === 'role') && shown.share > 0),
  );
  const shares = judged.map(({ shown }) => shown.share).toSorted((one, other) => other - one);
  return {
    status: isMet ? 'met' : isPartly ? 'partly' : 'missing',
    share: shares.slice(0, least).reduce((sum, share) => sum + share, 0) / least,
    // Once an alternative is met, the others are not needed.
    items: judged.map(({ item, shown, status }) => ({
      item,
      shown,
      status: isMet && status !== 'met' ? 'not-needed' : status,
    })),
  };
}

/** The common status of all groups, otherwise 'partly'. */
function statusOf(groups: readonly JudgedGroup[]): Judged['status'] {
  const [first, ...others] = new Set(groups.map(({ status }) => status));
  return first === undefined ? 'missing' : others.length === 0 ? first : 'partly';
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** Splits a degree into its level and its fields: a resume may have one without the other. */
function itemsToldApart(judged: JudgedItem, { evidence }: Resources): JudgedItem[] {
  const { item, status } = judged;
  if (item.need.type !== 'degree' || item.need.degree.fields.length === 0) return [judged];
  const { level, fields } = degreeParts(item.need.degree, item.name, evidence);
  if (level.name === '') return [judged];
  const isEnough = status === 'met' || status === 'not-needed';
  const isField = isEnough || fields.some(({ isShown }) => isShown);
  const partOf = ({ name, isShown, by }: DegreePart, isLeft: boolean): JudgedItem => ({
    item: { ...item, name },
    status: isShown ? 'met' : isLeft ? 'not-needed' : 'missing',
    by,
  });
  return [partOf(level, isEnough), ...fields.map((field) => partOf(field, isField))];
}

/** How well a resume meets one line, and which sentence shows it. */
export function judgeLine(line: AdLine, resources: Resources): Judged {
  const meaning = meaningOf(line);
  const asked = meaning.groups.flatMap((group) => group.items);
  const told: Told = {
    line,
    beside: asked.filter(
      ({ need }) => need.type === 'skill' || need.type === 'role' || need.type === 'sector',
    ),
    isOfYears: asked.some(({ need }) => need.type === 'years'),
    work: once(() => workShown(line.text, resources.sayers)),
  };
  const groups = meaning.groups.map((group) => judgeGroup(group, told, resources));
  const items = groups.flatMap((group) => group.items);
  const mean = groups.reduce((total, { share }) => total + share, 0) / Math.max(1, groups.length);
  // Knowing the trade does not make up for missing years.
  const isShort = groups.some(
    (group) => group.share < ENOUGH && group.items.every(({ item }) => item.need.type !== 'skill'),
  );
  const concepts = items.flatMap(({ item: { need }, status }) =>
    need.type === 'skill' ? [{ concept: need.concept, status }] : [],
  );
  return {
    line,
    concepts: concepts.map(({ concept }) => concept),
    missing: concepts.filter(({ status }) => status === 'missing').map(({ concept }) => concept),
    status: statusOf(groups),
    share: isShort ? Math.min(mean, MOST_WHEN_SHORT) : mean,
    by: best(items.map(({ shown }) => shown)).by,
    size: groups.length,
    items: [
      ...items.flatMap(({ item, shown, status }) =>
        itemsToldApart({ item, status, by: status === 'met' ? shown.by : null }, resources),
      ),
      ...meaning.notNeeded.map((item) => ({ item, status: 'not-needed' as const, by: null })),
    ],
  };
}
