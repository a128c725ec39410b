import type { PreviewPage } from '../../engine.ts';

export interface PaintRequest {
  readonly id: number;
  /** Null if unchanged since the previous request. */
  readonly defs: string | null;
  readonly index: number;
  readonly page: PreviewPage;
  /** Pixels per point. */
  readonly scale: number;
}

export type PaintReply =
  | { readonly id: number; readonly picture: ImageBitmap }
  | { readonly id: number; readonly error: string };
