import type { PreviewPage } from '../engine.ts';

export interface PaintRequest {
  readonly id: number;
  /** Null when they are those of the request before. */
  readonly defs: string | null;
  readonly index: number;
  readonly page: PreviewPage;
  /** Pixels for each point. */
  readonly scale: number;
}

export type PaintReply =
  | { readonly id: number; readonly picture: ImageBitmap }
  | { readonly id: number; readonly error: string };
