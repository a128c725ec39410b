const BRACKETS = /\[([^[\]]+)\]/g;
const ID = /^[A-Z0-9]+-\d\d$/;

/** The clauses in a test title, each in its own brackets. */
export const idsIn = (title: string): string[] => [
  ...new Set([...title.matchAll(BRACKETS)].map((match) => match[1] ?? '').filter((text) => ID.test(text))),
];

/** Brackets that look like a clause but are invalid: `[APP-1]`, `[APP-01, APP-02]`. */
export const brokenIdsIn = (title: string, areas: readonly string[]): string[] =>
  [...title.matchAll(BRACKETS)]
    .map((match) => match[1] ?? '')
    .filter((text) => !ID.test(text) && areas.some((area) => text.startsWith(`${area}-`)));
