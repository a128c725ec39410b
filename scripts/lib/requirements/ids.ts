const BRACKETS = /\[([^[\]]+)\]/g;
const ID = /^[A-Z0-9]+-\d\d$/;

/** The clauses a test title names, each in brackets of its own. */
export const idsIn = (title: string): string[] => [
  ...new Set([...title.matchAll(BRACKETS)].map((match) => match[1] ?? '').filter((text) => ID.test(text))),
];

/** Brackets that were meant to name a clause but would count for none: `[APP-1]`, `[APP-01, APP-02]`. */
export const brokenIdsIn = (title: string, areas: readonly string[]): string[] =>
  [...title.matchAll(BRACKETS)]
    .map((match) => match[1] ?? '')
    .filter((text) => !ID.test(text) && areas.some((area) => text.startsWith(`${area}-`)));
