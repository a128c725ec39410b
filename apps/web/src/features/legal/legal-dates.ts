/**
 * When each text last changed, and the hash of its messages in both languages at that time. legal-dates.test.ts fails
 * when a text changes without its date, and prints the new hash.
 */
export const LEGAL_DATES = {
  privacy: { date: '2026-11-18', hash: '45bcf9801913a128' },
  terms: { date: '2026-11-16', hash: '906c43a6c2cbf22f' },
} as const;
