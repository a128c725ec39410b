import type { Resume } from '@lauda/domain/resume/resume';
import type { Pdf, ReadablePreview } from '../engine.ts';

export interface Request {
  readonly id: number;
  readonly kind: 'pdf' | 'preview';
  readonly resume: Resume;
  readonly photo: Uint8Array | undefined;
}

/** Memory is the child's own, in bytes, after the work. */
export type Reply =
  | { readonly ready: true }
  | { readonly id: number; readonly memory: number; readonly error: string }
  | { readonly id: number; readonly memory: number; readonly result: Pdf | ReadablePreview };
