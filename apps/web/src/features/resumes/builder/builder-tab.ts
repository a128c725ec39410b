/** What fills the builder's column; the address says which. */
export const BUILDER_TABS = ['edit', 'preview', 'design'] as const;
export type BuilderTab = (typeof BUILDER_TABS)[number];
