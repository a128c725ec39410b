const KEY = 'lauda-departure';

/** Why a tab leaves for another page: to sign in with an account elsewhere, or to be somebody else for a while. */
const REASONS = ['sign-in', 'other'] as const;
export type DepartureReason = (typeof REASONS)[number];

/** This tab has left, and comes back with a whole new page. */
export const departure = {
  remember: (reason: DepartureReason): void => sessionStorage.setItem(KEY, reason),
  /** The reason for the first who asks. */
  take: (): DepartureReason | null => {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return REASONS.find((reason) => reason === stored) ?? null;
  },
};
