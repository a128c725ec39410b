import type { Evidence } from './evidence.ts';
import type { AskedItem } from './meaning.ts';
import type { AdLine } from './read-ad.ts';
import type { Sayers } from './sayers.ts';
import type { Standing } from './standing.ts';
import type { WorkShown } from './work.ts';

/** How far something is shown, and by which sentence. */
export interface Shown {
  /** From 0 to 1. */
  readonly share: number;
  readonly by: Evidence | null;
  /** Not the thing itself, but something below it on the same ladder. */
  readonly isPart?: true;
  /** Work like it, which does not show the thing itself. */
  readonly isLike?: true;
}

export const NOTHING: Shown = { share: 0, by: null };
export const best = (shown: readonly Shown[]) =>
  shown.reduce((most, one) => (one.share > most.share ? one : most), NOTHING);

/** Something that is named anywhere is there; the sentence it stands in says how much it counts, not whether. */
export const NAMED = 0.15;

/** What a resume offers to every line of an ad. */
export interface Resources {
  readonly evidence: readonly Evidence[];
  readonly sayers: Sayers;
  /** Jobs that have something to do with the ad. */
  readonly relevant: readonly Evidence[];
  /** Each job as one text, with its employer. */
  readonly jobs: readonly Evidence[];
  readonly places: readonly string[];
  readonly today: string;
  /** Whether the person holds or held a position with the ad's title. */
  readonly isOfTrade: boolean;
  readonly standing: {
    readonly in: Standing;
    /** The position that says most of the ad's title. */
    readonly by: Evidence | null;
  };
}

/** What is known of the line that asks. */
export interface Told {
  readonly line: AdLine;
  /** What the line names beside years: they are counted in jobs that show it. */
  readonly beside: readonly AskedItem[];
  readonly isOfYears: boolean;
  /** How much of the line is told in other words; worked out only where it matters. */
  readonly work: () => WorkShown;
}
