export type { DocumentEngine, Pdf, Place, Preview, PreviewPage, RenderOptions } from '../engine.ts';
export { type DocumentData, documentData } from '../data.ts';
export { pagePicture } from '../preview.ts';
export { documentText } from '../text.ts';
export { FALLBACK_MEASUREMENTS, type Measurements, type Template } from '../template.ts';
export { TEMPLATES } from '../templates.ts';
export { linesOverOnePage } from './lines-over.ts';
export { createPagePainter, type PagePainter } from './page-painter.ts';
export { templateThumbnail } from './thumbnails.ts';
