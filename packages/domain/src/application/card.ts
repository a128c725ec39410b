import type { Application, ApplicationState, Outcome } from './application.ts';
import { dayOf } from './changes.ts';
import { inOrder } from './merge.ts';

/** Only the latest are kept; no calendar day shows more than these. */
const MAX_INTERVIEWS = 20;
const MAX_MOVES = 20;

/** The day on which the application entered this state. */
export interface Move {
  readonly state: ApplicationState;
  /** 'YYYY-MM-DD' */
  readonly on: string;
}

/** The summary of an application that boards, lists and calendars show. */
export interface ApplicationCard {
  readonly company: string;
  readonly title: string;
  readonly place: string;
  readonly state: ApplicationState;
  readonly outcome: Outcome | null;
  readonly appliedOn: string | null;
  readonly closesOn: string | null;
  readonly nextStep: string;
  readonly nextStepOn: string | null;
  readonly resumeId: string | null;
  readonly sentVersion: number | null;
  readonly linkId: string | null;
  readonly score: number | null;
  /** In local time. */
  readonly interviews: readonly string[];
  /** Oldest first; only the latest are kept. */
  readonly moves: readonly Move[];
}

export const cardOf = (application: Application): ApplicationCard => ({
  company: application.company,
  title: application.title,
  place: application.place,
  state: application.stage.state,
  outcome: application.stage.outcome,
  appliedOn: application.appliedOn,
  closesOn: application.closesOn,
  nextStep: application.nextStep.text,
  nextStepOn: application.nextStep.on,
  resumeId: application.sent?.resumeId ?? application.resumeId,
  sentVersion: application.sent?.version ?? null,
  linkId: application.link?.linkId ?? null,
  score: application.match?.score ?? null,
  interviews: application.events
    .filter(({ kind }) => kind === 'interview')
    .map(({ at }) => at)
    .toSorted()
    .slice(-MAX_INTERVIEWS),
  moves: inOrder(application.events)
    .flatMap(({ stage, at }) => (stage === null ? [] : [{ state: stage.state, on: dayOf(at) }]))
    .slice(-MAX_MOVES),
});

/** The date of the next step has passed and the application is still open. */
export const isLate = (
  { nextStepOn, state }: Pick<ApplicationCard, 'nextStepOn' | 'state'>,
  today: string,
): boolean => nextStepOn !== null && nextStepOn < today && state !== 'closed';
