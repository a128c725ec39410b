/** How an ad was found on its page. */
export const AD_SOURCES = [
  'schema-org',
  'greenhouse',
  'lever',
  'ashby',
  'workable',
  'gupy',
  'main-text',
] as const;
export type AdSource = (typeof AD_SOURCES)[number];

/**
 * Why there is no page. What is not public, has no name, or does not answer is all 'unreachable': an answer that told them
 * apart would let a stranger map the network that the server stands in.
 */
export const FETCH_FAILURES = [
  'address',
  'unreachable',
  'refused',
  'gone',
  'too-large',
  'too-slow',
  'not-a-page',
] as const;
export type FetchFailure = (typeof FETCH_FAILURES)[number];

/** Why there is no ad; 'unreadable': a page without one. */
export const AD_FAILURES = [...FETCH_FAILURES, 'unreadable'] as const;
export type AdFailure = (typeof AD_FAILURES)[number];

/** Of title, company and place. */
export const MAX_AD_LABEL_CHARACTERS = 200;
export const MAX_AD_ADDRESS_CHARACTERS = 2_000;

/** Everything in it is a stranger's text, for a person to look through; empty where the page does not say. */
export interface JobAd {
  readonly title: string;
  readonly company: string;
  readonly place: string;
  readonly text: string;
  /** Whether the text was longer than an ad may be. */
  readonly isCut: boolean;
  readonly address: string;
  readonly source: AdSource;
}
