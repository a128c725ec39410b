import type { AdSource } from '@lauda/domain/job-ads/job-ad';

/** An ad found on a page, before cleaning and truncation. */
export interface FoundAd {
  readonly title?: string | null | undefined;
  readonly company?: string | null | undefined;
  readonly place?: string | null | undefined;
  readonly text: string;
  readonly source: AdSource;
}
