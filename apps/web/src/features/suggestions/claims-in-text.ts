import type { Suggestion } from '@lauda/contract/ai';

export type Claim = Suggestion['claims'][number];

/**
 * The claims that an edited text still contains, at their current positions. The user vouches for their own typing, but
 * not for what remains of the AI's text.
 */
export function claimsIn(text: string, claims: readonly Claim[]): Claim[] {
  let from = 0;
  return claims.flatMap((claim) => {
    const start = text.indexOf(claim.text, from);
    if (start === -1) return [];
    from = start + claim.text.length;
    return [{ ...claim, start, end: from }];
  });
}

export interface TextPart {
  readonly text: string;
  readonly claim: Claim | null;
}

/** Splits a text into claims and the parts between them, in order. */
export function partsOf(text: string, claims: readonly Claim[]): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const claim of claims.toSorted((a, b) => a.start - b.start)) {
    if (claim.start < at) continue;
    parts.push({ text: text.slice(at, claim.start), claim: null });
    parts.push({ text: text.slice(claim.start, claim.end), claim });
    at = claim.end;
  }
  parts.push({ text: text.slice(at), claim: null });
  return parts.filter((part) => part.text !== '');
}
