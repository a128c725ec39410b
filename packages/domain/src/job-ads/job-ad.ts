/** How the ad was found on its page. */
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
 * Why a page could not be fetched. Private addresses, unknown hosts and hosts that do not answer are all 'unreachable':
 * distinguishing them would let an attacker map the server's network.
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

/** Why there is no ad; 'unreadable': the page has none. */
export const AD_FAILURES = [...FETCH_FAILURES, 'unreadable'] as const;
export type AdFailure = (typeof AD_FAILURES)[number];

/** For title, company and place. */
export const MAX_AD_LABEL_CHARACTERS = 200;
export const MAX_AD_ADDRESS_CHARACTERS = 2_000;

/** All of it is untrusted text for the user to review; fields are empty where the page does not state them. */
export interface JobAd {
  readonly title: string;
  readonly company: string;
  readonly place: string;
  readonly text: string;
  /** Whether the text was cut to the limit for an ad. */
  readonly isCut: boolean;
  readonly address: string;
  readonly source: AdSource;
}
