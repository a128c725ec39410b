export type { TextLine } from '../text-lines.ts';
export type {
  Caller,
  DocumentEngine,
  Place,
  PoolLoad,
  Preview,
  PreviewPage,
  ReadablePreview,
  RenderOptions,
  ServerDocumentEngine,
} from '../engine.ts';
export { documentData, itemGroups } from '../content/data.ts';
export { pagePicture } from '../preview.ts';
export { FALLBACK_MEASUREMENTS, type Measurements, type Template } from '../template.ts';
export { TEMPLATES } from '../templates.ts';
export { documentText } from '../content/text.ts';
export { createDocumentPool, DocumentError, type DocumentFailure } from './document-pool.ts';
