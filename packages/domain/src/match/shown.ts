import type { Evidence } from './evidence/evidence.ts';
import type { AskedItem } from './requirements/meaning.ts';
import type { AdLine } from './ad/read-ad.ts';
import type { Sayers } from './evidence/sayers.ts';
import type { Standing } from './standing.ts';
import type { WorkShown } from './evidence/work.ts';

/** How well something is shown, and by which sentence. */
export interface Shown {
  /** From 0 to 1. */
  readonly share: number;
  readonly by: Evidence | null;
  /** Something lower on the same ladder. */
  readonly isPart?: true;
  /** Only similar work. */
  readonly isLike?: true;
}

export const NOTHING: Shown = { share: 0, by: null };
export const best = (shown: readonly Shown[]) =>
  shown.reduce((most, one) => (one.share > most.share ? one : most), NOTHING);

/** Anything mentioned at all counts as present; where it is mentioned decides how much it counts. */
export const NAMED = 0.15;

/** What a resume provides for judging each line of an ad. */
export interface Resources {
  readonly evidence: readonly Evidence[];
  readonly sayers: Sayers;
  /** Jobs related to the ad. */
  readonly relevant: readonly Evidence[];
  /** Each job as one text, with its employer. */
  readonly jobs: readonly Evidence[];
  readonly places: readonly string[];
  readonly today: string;
  /** Whether the user holds or has held a position with the ad's title. */
  readonly isOfTrade: boolean;
  readonly standing: {
    readonly in: Standing;
    /** The position closest to the ad's title. */
    readonly by: Evidence | null;
  };
}

/** Context of the line being judged. */
export interface Told {
  readonly line: AdLine;
  /** What the line names next to years: years are counted in jobs that show it. */
  readonly beside: readonly AskedItem[];
  readonly isOfYears: boolean;
  /** How much of the line is described in other words; computed only when needed. */
  readonly work: () => WorkShown;
}
