import type { PageSize } from '@lauda/domain/resume/theme';

export interface Paper {
  readonly width: number;
  readonly height: number;
}

/** In points. A4 is 210 by 297 mm. */
export const PAPERS: Readonly<Record<PageSize, Paper>> = {
  a4: { width: 595.276, height: 841.89 },
  letter: { width: 612, height: 792 },
};
