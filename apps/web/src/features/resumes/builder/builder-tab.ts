/** What fills the builder's column; the address says which. */
export const BUILDER_TABS = ['edit', 'preview', 'design', 'coach'] as const;
export type BuilderTab = (typeof BUILDER_TABS)[number];

/** The coach talks about a resume that the account holds. */
export const tabsWith = (hasCoach: boolean): readonly BuilderTab[] =>
  BUILDER_TABS.filter((tab) => hasCoach || tab !== 'coach');
