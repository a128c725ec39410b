/** Why an email link did not work, as given in the URL. */
export const LINK_ERRORS = ['verification_failed', 'reset_failed'] as const;
export type LinkError = (typeof LINK_ERRORS)[number];
