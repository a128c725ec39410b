/** In the order in which an application goes through them. */
export const APPLICATION_STATES = ['saved', 'applied', 'interview', 'offer', 'closed'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** How a closed application ended. */
export const OUTCOMES = ['accepted', 'declined', 'rejected', 'withdrawn', 'unanswered'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Some result from changes (`changes.ts`), the others are added by the user. */
export const EVENT_KINDS = ['moved', 'sent', 'note', 'call', 'interview'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];
export const OWN_EVENT_KINDS = ['note', 'call', 'interview'] as const satisfies readonly EventKind[];
export type OwnEventKind = (typeof OWN_EVENT_KINDS)[number];

/** Longest texts, in UTF-16 units. */
export const MAX_APPLICATION_CHARACTERS = {
  line: 200,
  address: 2_000,
  ad: 20_000,
  notes: 10_000,
  event: 400,
  requirement: 300,
  proof: 400,
} as const;
/** Limit in the user interface. */
export const MAX_CONTACTS = 20;
/** Limit in storage: two devices that both added up to the UI limit can still merge. */
export const MAX_STORED_CONTACTS = 60;
/** The oldest events are dropped to make room for new ones. */
export const MAX_EVENTS = 150;
export const MAX_MATCH_ROWS = 40;
/** Per user, including deleted ones that can still be restored. */
export const MAX_APPLICATIONS = 500;

/** The stored copy of a job description. */
export interface JobAd {
  readonly text: string;
  /** Where the ad was found. Only stored; nothing is fetched from it. */
  readonly address: string;
  /** The day of the copy, 'YYYY-MM-DD'; null without text. */
  readonly takenOn: string | null;
}

export interface Stage {
  readonly state: ApplicationState;
  /** Only for a closed application; null when the user gave no outcome. */
  readonly outcome: Outcome | null;
}

export interface NextStep {
  readonly text: string;
  /** 'YYYY-MM-DD' */
  readonly on: string | null;
}

export interface Contact {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly email: string;
  readonly phone: string;
}

/** The resume and the version that was sent. */
export interface SentResume {
  readonly resumeId: string;
  readonly version: number;
}

export interface ApplicationLink {
  readonly resumeId: string;
  readonly linkId: string;
}

export const MATCH_STATUSES = ['met', 'partly', 'missing'] as const;

/** The match with the job, as computed on a given day. */
export interface MatchSnapshot {
  readonly score: number;
  readonly on: string;
  readonly rows: readonly {
    readonly text: string;
    readonly status: (typeof MATCH_STATUSES)[number];
    /** The sentence of the resume that meets it. */
    readonly proof: string | null;
  }[];
}

export interface TimelineEvent {
  readonly id: string;
  readonly kind: EventKind;
  /** Local time: 'YYYY-MM-DD' or 'YYYY-MM-DDTHH:MM'. */
  readonly at: string;
  readonly text: string;
  /** Only for `moved`. */
  readonly stage: Stage | null;
}

export interface Application {
  readonly company: string;
  readonly title: string;
  readonly place: string;
  readonly ad: JobAd;
  readonly stage: Stage;
  readonly appliedOn: string | null;
  /** The last day to apply. */
  readonly closesOn: string | null;
  readonly notes: string;
  readonly contacts: readonly Contact[];
  readonly nextStep: NextStep;
  /** The resume chosen for it; `sent` holds the version that was sent. */
  readonly resumeId: string | null;
  readonly sent: SentResume | null;
  readonly letterId: string | null;
  readonly link: ApplicationLink | null;
  readonly match: MatchSnapshot | null;
  readonly events: readonly TimelineEvent[];
}

export const EMPTY_APPLICATION: Application = {
  company: '',
  title: '',
  place: '',
  ad: { text: '', address: '', takenOn: null },
  stage: { state: 'saved', outcome: null },
  appliedOn: null,
  closesOn: null,
  notes: '',
  contacts: [],
  nextStep: { text: '', on: null },
  resumeId: null,
  sent: null,
  letterId: null,
  link: null,
  match: null,
  events: [],
};

/** An application can be stored once it has a company or a title. */
export const missingOfApplication = ({ company, title }: Application): 'company'[] =>
  company.trim() === '' && title.trim() === '' ? ['company'] : [];
