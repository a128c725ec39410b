import type { Person } from '../../testing/eval-sets.ts';
import { type Half, halfOf } from '../../testing/halves.ts';
import type { Claim } from '../claim.ts';
import { ground } from '../ground.ts';

export interface GroundingCase {
  readonly id: string;
  readonly person: string;
  readonly itemId: string | null;
  readonly original: string;
  readonly suggested: string;
  readonly edit: string;
  readonly fabricated: readonly { readonly text: string; readonly kind: string }[];
}

export interface Judged {
  readonly case: GroundingCase;
  readonly half: Half;
  readonly claims: readonly Claim[];
  readonly isCaught: boolean;
  /** A claim overlaps the fabricated text. */
  readonly isWell: boolean;
}

/** When the sets were written: their resumes have no timestamp, and current jobs end then. */
const WRITTEN = '2026-11';

function overlaps({ suggested, fabricated }: GroundingCase, claims: readonly Claim[]): boolean {
  return fabricated.some(({ text }) => {
    const start = suggested.indexOf(text);
    return claims.some((claim) => claim.start < start + text.length && start < claim.end);
  });
}

export function judgeCases(people: readonly Person[], cases: readonly GroundingCase[]): Judged[] {
  const resumes = new Map(people.map(({ id, resume }) => [id, resume]));
  return cases.map((one) => {
    const resume = resumes.get(one.person);
    if (resume === undefined) throw new Error(`${one.id}: nobody is called ${one.person}`);
    const claims = ground(one.suggested, {
      resume,
      itemId: one.itemId ?? undefined,
      original: one.original,
      today: WRITTEN,
    });
    return {
      case: one,
      half: halfOf(one.person),
      claims,
      isCaught: claims.length > 0,
      isWell: overlaps(one, claims),
    };
  });
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

export function groundingFigures(judged: readonly Judged[]) {
  const planted = judged.filter(({ case: one }) => one.fabricated.length > 0);
  const honest = judged.filter(({ case: one }) => one.fabricated.length === 0);
  return {
    planted: planted.length,
    honest: honest.length,
    /** Only claims on the fabricated text count, not claims on other parts of it. */
    caught: share(planted.filter(({ isWell }) => isWell).length, planted.length),
    objected: share(planted.filter(({ isCaught }) => isCaught).length, planted.length),
    false: share(honest.filter(({ isCaught }) => isCaught).length, honest.length),
  };
}
