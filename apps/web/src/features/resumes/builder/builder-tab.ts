/** What fills the builder's column; the address says which. */
export const BUILDER_TABS = ['edit', 'preview', 'design', 'coach', 'proposals'] as const;
export type BuilderTab = (typeof BUILDER_TABS)[number];

/** What is there for this resume beyond writing it: the coach and proposals need one that the account holds. */
export interface Offers {
  readonly coach: boolean;
  /** How many wait to be decided; null where there is nowhere they could come from. */
  readonly proposals: number | null;
}

export const isOffered = (tab: BuilderTab, { coach, proposals }: Offers): boolean =>
  tab === 'coach' ? coach : tab !== 'proposals' || proposals !== null;

export const tabsWith = (offers: Offers): readonly BuilderTab[] =>
  BUILDER_TABS.filter((tab) => isOffered(tab, offers));
