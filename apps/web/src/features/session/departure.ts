const KEY = 'lauda-departure';

/** Why a tab navigates away: to sign in with a social account, or to impersonate a user. */
const REASONS = ['sign-in', 'other'] as const;
export type DepartureReason = (typeof REASONS)[number];

/** Records that this tab has left and will return with a full page load. */
export const departure = {
  remember: (reason: DepartureReason): void => sessionStorage.setItem(KEY, reason),
  /** Returns the reason once, to the first caller. */
  take: (): DepartureReason | null => {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return REASONS.find((reason) => reason === stored) ?? null;
  },
};
