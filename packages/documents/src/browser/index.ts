import type { DocumentEngine } from '../engine.ts';
import { loadAssets } from './assets.ts';
import { createBrowserEngine } from './browser-engine.ts';
import { startWorker } from './start-worker.ts';

export type { DocumentEngine, Pdf, Place, Preview, PreviewPage, RenderOptions } from '../engine.ts';
export { type DocumentData, documentData } from '../data.ts';
export { documentText } from '../text.ts';
export { FALLBACK_MEASUREMENTS, type Measurements, type Template } from '../template.ts';
export { TEMPLATES } from '../templates.ts';
export { templateThumbnail } from './thumbnails.ts';

/** Loads the engine, 7 MB, in the background; the first answer waits for it. */
export const createDocumentEngine = (): DocumentEngine =>
  createBrowserEngine({ assets: loadAssets, startWorker });
