import type { TextLine } from './text-lines.ts';
import type { Resume } from '@lauda/domain/resume/resume';

/**
 * The product's whole interface to the document engine, so that the engine can be replaced. The server and browser
 * engines use the same sources, fonts and compiler version, and produce identical bytes.
 */
export interface DocumentEngine {
  readonly preview: (resume: Resume, options?: RenderOptions) => Promise<Preview>;
  readonly pdf: (resume: Resume, options?: RenderOptions) => Promise<Uint8Array>;
  readonly close: () => void;
}

/** The server's preview also includes the text of its pages: shared pages are read and printed without JavaScript. */
export interface ServerDocumentEngine extends DocumentEngine {
  readonly preview: (resume: Resume, options?: ServerRenderOptions) => Promise<ReadablePreview>;
  readonly pdf: (resume: Resume, options?: ServerRenderOptions) => Promise<Uint8Array>;
  /** Renders a Word file. */
  readonly docx: (resume: Resume, options?: ServerWordOptions) => Promise<Uint8Array>;
  readonly load: () => PoolLoad;
}

/** On whose behalf a document is made. Clients are distinguished by user id or network address. */
export interface Caller {
  readonly kind: 'visitor' | 'user';
  readonly client: string;
}

export interface PoolLoad {
  readonly waitingVisitors: number;
  readonly waitingOthers: number;
  readonly underWay: number;
}

/** Inputs that are not part of the resume. */
export interface RenderOptions {
  /** The image bytes, PNG or JPEG. Without them no photo is printed. */
  readonly photo?: Uint8Array | undefined;
}

export interface ServerRenderOptions extends RenderOptions {
  readonly caller?: Caller | undefined;
}

/** A JPEG for a Word file. Word needs its size in pixels to keep the aspect ratio. */
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
  /** Glyph outlines that the pages refer to. */
  readonly defs: string;
  readonly pages: readonly PreviewPage[];
  /** In reading order. */
  readonly places: readonly Place[];
}

/** Includes the text of every page, which the SVG contains only as outlines. */
export interface ReadablePreview extends Preview {
  readonly lines: readonly (readonly TextLine[])[];
}

/** SVG markup without styles or scripts, to be placed inside an <svg> of this size in points. */
export interface PreviewPage {
  readonly width: number;
  readonly height: number;
  readonly body: string;
}

/** Where a part of the resume begins. `field` is a path such as 'experience/2'. Pages count from 0. */
export interface Place {
  readonly field: string;
  readonly page: number;
  readonly x: number;
  readonly y: number;
  /** End of a bullet or paragraph; `y` is then the top of its first line. */
  readonly end?: { readonly page: number; readonly y: number };
}
