/**
 * When each text last changed, and the hash of its messages in both languages then: legal-dates.test.ts fails when
 * a text changes and its date does not. Prints the new hash.
 */
export const LEGAL_DATES = {
  privacy: { date: '2026-11-17', hash: '1c9b17c1c93a5da9' },
  terms: { date: '2026-11-16', hash: '906c43a6c2cbf22f' },
} as const;
