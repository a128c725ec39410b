import { TEMPLATE_IDS } from './resume/template.ts';

/**
 * Every event that is counted. A property can only take one of the values listed here, so an event can contain neither
 * text that a user wrote nor anything that identifies a user.
 */
export const EVENT_PROPERTIES = {
  sign_up: {},
  sign_in: { method: ['password', 'code', 'passkey', 'second_factor', 'social'] },
  resume_created: {},
  resume_updated: {},
  resume_deleted: {},
  resume_downloaded: { format: ['pdf', 'docx', 'txt', 'json'] },
  resume_shared: {},
  template_selected: { template: TEMPLATE_IDS },
  upload_started: { format: ['pdf', 'docx', 'other'] },
  upload_completed: { format: ['pdf', 'docx', 'other'] },
  upload_failed: { format: ['pdf', 'docx', 'other'] },
  ai_suggestion_requested: { kind: ['summary', 'experience', 'tailoring', 'cover_letter', 'other'] },
  ai_suggestion_selected: { kind: ['summary', 'experience', 'tailoring', 'cover_letter', 'other'] },
  coach_opened: {},
  coach_closed: {},
  password_change: {},
  password_reset: {},
  error: { source: ['screen', 'script', 'promise', 'call', 'sign_in'] },
  web_vital: {
    metric: ['LCP', 'CLS', 'FCP', 'TTFB', 'INP'],
    rating: ['good', 'needs-improvement', 'poor'],
    place: ['page', 'app'],
  },
} as const satisfies Record<string, Record<string, readonly string[]>>;

export type EventName = keyof typeof EVENT_PROPERTIES;

export type EventProperties<N extends EventName> = {
  readonly [
    P in keyof (typeof EVENT_PROPERTIES)[N]
  ]: (typeof EVENT_PROPERTIES)[N][P] extends readonly (infer V)[] ? V : never;
};

export interface AnalyticsEvent {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  /** The measured value of a web vital. */
  readonly value?: number | undefined;
}

const isEventName = (name: string): name is EventName => Object.hasOwn(EVENT_PROPERTIES, name);

/** Whether it is a listed event with exactly its properties, each with an allowed value. */
export function isKnownEvent({ name, properties, value }: AnalyticsEvent): boolean {
  if (!isEventName(name)) return false;
  if ((value !== undefined) !== (name === 'web_vital')) return false;
  const allowed: Record<string, readonly string[]> = EVENT_PROPERTIES[name];
  const given = Object.entries(properties);
  return (
    given.length === Object.keys(allowed).length &&
    given.every(([key, each]) => Object.hasOwn(allowed, key) && allowed[key]?.includes(each) === true)
  );
}

export type Vital = EventProperties<'web_vital'>['metric'];
export type VitalRating = EventProperties<'web_vital'>['rating'];

/** Good up to the first, poor above the second. In milliseconds, except for the layout shift. */
export const VITAL_LIMITS = {
  LCP: [2500, 4000],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
  INP: [200, 500],
} as const satisfies Record<Vital, readonly [good: number, poor: number]>;

export function rateVital(metric: Vital, value: number): VitalRating {
  const [good, poor] = VITAL_LIMITS[metric];
  if (value <= good) return 'good';
  return value <= poor ? 'needs-improvement' : 'poor';
}
