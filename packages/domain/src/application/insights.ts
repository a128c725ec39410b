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
/** States whose first day is known; the day an application was added is not recorded. */
const TIMED_STEPS = ['applied', 'interview', 'offer'] as const satisfies readonly Step[];

/** Smaller groups are not meaningful. */
export const SMALLEST_GROUP = 5;
/** The most used resumes; the rest is shown as one group. */
export const MAX_VARIANTS = 20;

export interface Share {
  readonly count: number;
  readonly of: number;
  /** From 0 to 1; null when the group is too small. */
  readonly rate: number | null;
}

export interface Days {
  readonly count: number;
  /** Null when the group is too small. */
  readonly median: number | null;
}

export interface VariantInsights {
  readonly group: { readonly resumeId: string | null } | 'others';
  readonly applied: number;
  readonly answered: Share;
  readonly interviewed: Share;
}

export interface Insights {
  /** Applications that ever reached the step, and their share of those that reached the step before. */
  readonly funnel: readonly { readonly step: Step; readonly reached: Share }[];
  /** Share of the sent applications. */
  readonly answered: Share;
  /** Sent, open and unanswered: days until today. */
  readonly waiting: Days;
  /** Days in a state that the application has left; current states are not counted. */
  readonly stays: readonly ({ readonly step: Step } & Days)[];
  readonly variants: readonly VariantInsights[];
}

/** How one application is counted. */
export interface Course {
  readonly furthest: Step;
  readonly isAnswered: boolean;
  /** When it first reached the state, or was last closed; null if unknown. */
  readonly firstDays: Readonly<Record<(typeof TIMED_STEPS)[number] | 'closed', string | null>>;
}

const rankOf = (state: ApplicationState): number =>
  state === 'closed' ? STEPS.length : STEPS.indexOf(state);

/** A move back on the same day is a correction: the move that it reverts is ignored. */
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

/** An outcome implies how far the application got, even if nobody moved the card there. */
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

/** Days spent in each state that it has left. The applied date set by the user overrides the date of the move. */
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

/**
 * Statistics over all applications. Counts are always given, shares and medians only for groups that are large enough.
 */
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
