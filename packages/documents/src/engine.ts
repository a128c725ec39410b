import type { TextLine } from './text-lines.ts';
import type { Resume } from '@lauda/domain/resume/resume';

/**
 * All that the product knows of the document engine, so that it can be replaced. The server's and the
 * browser's come from the same sources, fonts and compiler version, and give the same bytes.
 */
export interface DocumentEngine {
  readonly preview: (resume: Resume, options?: RenderOptions) => Promise<Preview>;
  readonly pdf: (resume: Resume, options?: RenderOptions) => Promise<Uint8Array>;
  readonly close: () => void;
}

/** The server's also says what its pages say: shared pages are read and printed without a script. */
export interface ServerDocumentEngine extends DocumentEngine {
  readonly preview: (resume: Resume, options?: ServerRenderOptions) => Promise<ReadablePreview>;
  readonly pdf: (resume: Resume, options?: ServerRenderOptions) => Promise<Uint8Array>;
  /** A Word file. */
  readonly docx: (resume: Resume, options?: ServerWordOptions) => Promise<Uint8Array>;
  readonly load: () => PoolLoad;
}

/** Who a document is for. Clients are told apart by user or by network address. */
export interface Caller {
  readonly kind: 'visitor' | 'user';
  readonly client: string;
}

export interface PoolLoad {
  readonly waitingVisitors: number;
  readonly waitingOthers: number;
  readonly underWay: number;
}

/** Beyond what a resume holds itself. */
export interface RenderOptions {
  /** The picture's bytes, PNG or JPEG; without them none is printed. */
  readonly photo?: Uint8Array | undefined;
}

export interface ServerRenderOptions extends RenderOptions {
  readonly caller?: Caller | undefined;
}

/** A JPEG for a Word file, which needs its size in pixels to keep its shape. */
export interface WordPhoto {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface WordOptions {
  readonly photo?: WordPhoto | undefined;
}

export interface ServerWordOptions extends WordOptions {
  readonly caller?: Caller | undefined;
}

export interface Preview {
  /** Shapes of letters that the pages refer to. */
  readonly defs: string;
  readonly pages: readonly PreviewPage[];
  /** In reading order. */
  readonly places: readonly Place[];
}

/** With the text of every page, which the pictures show as shapes. */
export interface ReadablePreview extends Preview {
  readonly lines: readonly (readonly TextLine[])[];
}

/** SVG markup without styles and scripts, to stand inside an <svg> of this size, in points. */
export interface PreviewPage {
  readonly width: number;
  readonly height: number;
  readonly body: string;
}

/** Where something of the resume begins; the field is a path such as 'experience/2'. Pages count from 0. */
export interface Place {
  readonly field: string;
  readonly page: number;
  readonly x: number;
  readonly y: number;
  /** Where it ends: of a bullet or a paragraph, whose `y` is the top of its first line. */
  readonly end?: { readonly page: number; readonly y: number };
}
