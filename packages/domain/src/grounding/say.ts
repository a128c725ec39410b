import type { ClaimKind } from './claim.ts';

/** A span of text that states something, and whether the user's own data states it, too. */
export interface Said {
  readonly start: number;
  readonly end: number;
  readonly kind: ClaimKind;
  readonly isKnown: boolean;
  /** Stands next to text that was kept, so it is not just another name for a skill already there. */
  readonly isBeside?: boolean;
}

interface Worded {
  readonly group: string;
  readonly pattern: RegExp;
}

export interface Found {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly group: string;
}

export const findWordings = (text: string, wordings: readonly Worded[]): Found[] =>
  wordings.flatMap(({ group, pattern }) =>
    Array.from(text.matchAll(pattern), (found) => {
      const said = found[0].trimEnd();
      return { start: found.index, end: found.index + said.length, text: said, group };
    }),
  );

export const groupsIn = (text: string, wordings: readonly Worded[]): Set<string> =>
  new Set(findWordings(text, wordings).map(({ group }) => group));
