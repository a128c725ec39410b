/** 'YYYY-MM': until now, for jobs that go on. */
export const thisMonth = (): string => new Date().toISOString().slice(0, 7);
