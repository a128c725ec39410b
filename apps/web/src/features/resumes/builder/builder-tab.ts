/** What fills the builder's column; stored in the URL. */
export const BUILDER_TABS = ['edit', 'preview', 'design', 'coach', 'proposals'] as const;
export type BuilderTab = (typeof BUILDER_TABS)[number];

/** Available features beyond writing. Visitors have neither; proposals also need a resume that is in the account. */
export interface Offers {
  readonly coach: boolean;
  /** Number of undecided proposals; null where none can exist. */
  readonly proposals: number | null;
}

export const isOffered = (tab: BuilderTab, { coach, proposals }: Offers): boolean =>
  tab === 'coach' ? coach : tab !== 'proposals' || proposals !== null;

export const tabsWith = (offers: Offers): readonly BuilderTab[] =>
  BUILDER_TABS.filter((tab) => isOffered(tab, offers));
