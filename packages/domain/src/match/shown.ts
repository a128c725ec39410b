import type { Evidence } from './evidence.ts';
import type { Sayers } from './sayers.ts';

/** How far something is shown, and by which sentence. */
export interface Shown {
  /** From 0 to 1. */
  readonly share: number;
  readonly by: Evidence | null;
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
}
