/** The current month as 'YYYY-MM', used as the end of ongoing jobs. */
export const thisMonth = (): string => new Date().toISOString().slice(0, 7);
