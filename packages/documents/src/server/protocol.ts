import type { Resume } from '@lauda/domain/resume/resume';
import type { ReadablePreview, WordPhoto } from '../engine.ts';

/** A request to a child. */
export type Order =
  | { readonly kind: 'pdf' | 'preview'; readonly resume: Resume; readonly photo: Uint8Array | undefined }
  | { readonly kind: 'docx'; readonly resume: Resume; readonly photo: WordPhoto | undefined };

export type Request = Order & { readonly id: number };

export type Made = ReadablePreview | Uint8Array;

/** `memory` is the child's own memory in bytes after the work. */
export type Reply =
  | { readonly ready: true }
  | { readonly id: number; readonly memory: number; readonly error: string }
  | { readonly id: number; readonly memory: number; readonly result: Made };
