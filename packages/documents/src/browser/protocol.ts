import type { Resume } from '@lauda/domain/resume/resume';
import type { Place, PreviewPage } from '../engine.ts';

export interface StartMessage {
  readonly compiler: WebAssembly.Module;
  readonly renderer: WebAssembly.Module;
  readonly sources: Readonly<Record<string, string>>;
  /** URLs of each family's files. */
  readonly fonts: Readonly<Record<string, readonly string[]>>;
}

export interface RequestMessage {
  readonly id: number;
  readonly kind: 'preview' | 'pdf';
  readonly resume: Resume;
  readonly photo: Uint8Array | undefined;
}

/** Null means unchanged since this worker's previous preview. */
export interface PreviewChange {
  readonly defs: string | null;
  readonly pages: readonly (PreviewPage | null)[];
  readonly places: readonly Place[];
}

/** Id 0 answers the start message. `memory` is the compiler's memory in bytes. */
export interface ReplyMessage {
  readonly id: number;
  readonly memory: number;
  readonly error?: string;
  readonly preview?: PreviewChange;
  readonly pdf?: Uint8Array;
}
