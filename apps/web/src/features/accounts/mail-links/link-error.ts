/** Why a link from a mail did not work, as the address says it. */
export const LINK_ERRORS = ['verification_failed', 'reset_failed'] as const;
export type LinkError = (typeof LINK_ERRORS)[number];
