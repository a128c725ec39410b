import type { AdSource } from '@lauda/domain/job-ads/job-ad';

/** Found on a page, before it is cleaned and cut to size. */
export interface FoundAd {
  readonly title?: string | null | undefined;
  readonly company?: string | null | undefined;
  readonly place?: string | null | undefined;
  readonly text: string;
  readonly source: AdSource;
}
