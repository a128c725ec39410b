import type { ApplicationState, Outcome } from './application.ts';
import type { ApplicationCard, Move } from './card.ts';

/** How far an application got. */
export const STEPS = [
  'saved',
  'applied',
  'interview',
  'offer',
] as const satisfies readonly ApplicationState[];
export type Step = (typeof STEPS)[number];
/** States whose first day is known: nothing records when an application was added. */
const TIMED_STEPS = ['applied', 'interview', 'offer'] as const satisfies readonly Step[];

/** Fewer than these say nothing about the next one. */
export const SMALLEST_GROUP = 5;
/** The most used resumes; the others are one group. */
export const MAX_VARIANTS = 20;

export interface Share {
  readonly count: number;
  readonly of: number;
  /** From 0 to 1; null when there are too few to say. */
  readonly rate: number | null;
}

export interface Days {
  readonly count: number;
  /** Null when there are too few to say. */
  readonly median: number | null;
}

export interface VariantInsights {
  readonly group: { readonly resumeId: string | null } | 'others';
  readonly applied: number;
  readonly answered: Share;
  readonly interviewed: Share;
}

export interface Insights {
  /** Those that ever got so far, and which share of the step before. */
  readonly funnel: readonly { readonly step: Step; readonly reached: Share }[];
  /** Of those that were sent. */
  readonly answered: Share;
  /** Sent, open and without an answer: how long until today. */
  readonly waiting: Days;
  /** From entering a state to leaving it; those that are still in it are not counted. */
  readonly stays: readonly ({ readonly step: Step } & Days)[];
  readonly variants: readonly VariantInsights[];
}

/** What one application counts as. */
export interface Course {
  readonly furthest: Step;
  readonly isAnswered: boolean;
  /** When it first got there, and when it was last closed; null when that is not known. */
  readonly firstDays: Readonly<Record<(typeof TIMED_STEPS)[number] | 'closed', string | null>>;
}

const rankOf = (state: ApplicationState): number =>
  state === 'closed' ? STEPS.length : STEPS.indexOf(state);

/** A move back on the same day corrects a slip: what it takes back did not happen. */
const takesBack = (move: Move, last: Move | undefined): boolean =>
  last?.on === move.on && rankOf(last.state) > rankOf(move.state);

function withoutSlips(moves: readonly Move[]): Move[] {
  const kept: Move[] = [];
  for (const move of moves) {
    while (takesBack(move, kept.at(-1))) kept.pop();
    if (kept.at(-1)?.state !== move.state) kept.push(move);
  }
  return kept;
}

/** An outcome says how far it got, also when nobody moved the card there. */
const STEP_OF_OUTCOME: Readonly<Record<Outcome, Step>> = {
  accepted: 'offer',
  declined: 'offer',
  rejected: 'applied',
  unanswered: 'applied',
  withdrawn: 'saved',
};

export function courseOf(card: ApplicationCard): Course {
  const { state, outcome, appliedOn, sentVersion, interviews } = card;
  const moves = withoutSlips(card.moves);
  const ranks = [
    ...moves.filter((move) => move.state !== 'closed').map((move) => rankOf(move.state)),
    state === 'closed' ? 0 : rankOf(state),
    outcome === null ? 0 : rankOf(STEP_OF_OUTCOME[outcome]),
    sentVersion !== null || (state !== 'saved' && appliedOn !== null) ? 1 : 0,
    interviews.length > 0 ? 2 : 0,
  ];
  const furthest = STEPS[Math.max(...ranks)] ?? 'saved';
  const firstOn = (wanted: ApplicationState) => moves.find((move) => move.state === wanted)?.on ?? null;
  return {
    furthest,
    isAnswered: rankOf(furthest) >= 2 || outcome === 'rejected',
    firstDays: {
      applied: furthest === 'saved' ? null : (appliedOn ?? firstOn('applied')),
      interview: firstOn('interview'),
      offer: firstOn('offer'),
      closed: state === 'closed' ? (moves.findLast((move) => move.state === 'closed')?.on ?? null) : null,
    },
  };
}

const shareOf = (count: number, of: number): Share => ({
  count,
  of,
  rate: of < SMALLEST_GROUP ? null : count / of,
});

function daysOf(values: readonly number[]): Days {
  const sorted = values.toSorted((one, other) => one - other);
  const count = sorted.length;
  if (count < SMALLEST_GROUP) return { count, median: null };
  const [low = 0, high = 0] = [sorted[Math.floor((count - 1) / 2)], sorted[Math.floor(count / 2)]];
  return { count, median: (low + high) / 2 };
}

const DAY_MS = 24 * 60 * 60 * 1000;
const daysBetween = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS));

/** How long it stayed in each state that it has left. The person's own day of applying counts before that of the move. */
function staysOf(card: ApplicationCard): { state: ApplicationState; days: number }[] {
  const moves = withoutSlips(card.moves);
  let isFirst = true;
  return moves.slice(0, -1).map(({ state, on }, index) => {
    const isOwnDay = state === 'applied' && isFirst && card.appliedOn !== null;
    if (state === 'applied') isFirst = false;
    return { state, days: daysBetween((isOwnDay ? card.appliedOn : null) ?? on, moves[index + 1]?.on ?? on) };
  });
}

interface Counted {
  readonly card: ApplicationCard;
  readonly course: Course;
}

const hasReached = (step: Step) => (one: Counted) => rankOf(one.course.furthest) >= rankOf(step);
const isAnswered = ({ course }: Counted) => course.isAnswered;

function variantOf(group: VariantInsights['group'], sent: readonly Counted[]): VariantInsights {
  return {
    group,
    applied: sent.length,
    answered: shareOf(sent.filter(isAnswered).length, sent.length),
    interviewed: shareOf(sent.filter(hasReached('interview')).length, sent.length),
  };
}

function variantsOf(sent: readonly Counted[]): VariantInsights[] {
  const groups = [...Map.groupBy(sent, ({ card }) => card.resumeId)].toSorted(
    ([oneId, one], [otherId, other]) =>
      other.length - one.length || ((oneId ?? '') < (otherId ?? '') ? -1 : 1),
  );
  const rest = groups.slice(MAX_VARIANTS).flatMap(([, of]) => of);
  return [
    ...groups.slice(0, MAX_VARIANTS).map(([resumeId, of]) => variantOf({ resumeId }, of)),
    ...(rest.length === 0 ? [] : [variantOf('others', rest)]),
  ];
}

/** What the applications so far say. Counts always, shares and medians only of groups that are large enough. */
export function insightsOf(cards: readonly ApplicationCard[], today: string): Insights {
  const all = cards.map((card): Counted => ({ card, course: courseOf(card) }));
  const reached = STEPS.map((step) => all.filter(hasReached(step)).length);
  const sent = all.filter(hasReached('applied'));
  const waiting = sent.filter(({ card, course }) => card.state === 'applied' && !course.isAnswered);
  const stays = cards.flatMap(staysOf);
  return {
    funnel: STEPS.map((step, index) => ({
      step,
      reached: shareOf(reached[index] ?? 0, reached[Math.max(0, index - 1)] ?? 0),
    })),
    answered: shareOf(sent.filter(isAnswered).length, sent.length),
    waiting: daysOf(waiting.map(({ course }) => daysBetween(course.firstDays.applied ?? today, today))),
    stays: TIMED_STEPS.map((step) =>
      Object.assign(daysOf(stays.filter(({ state }) => state === step).map(({ days }) => days)), { step }),
    ),
    variants: variantsOf(sent),
  };
}
