import type { DocumentEngine } from '../engine.ts';
import { TEXT_FAMILIES } from '../fonts/fonts.ts';
import { loadAssets } from './assets.ts';
import { createBrowserEngine } from './browser-engine.ts';
import { FONT_URLS } from './font-urls.gen.ts';
import { startPreviewWorker } from './start-worker.ts';

/** Loads the engine (8 MB) in the background. The first request waits for it. */
export const createDocumentEngine = (): DocumentEngine =>
  createBrowserEngine({ assets: loadAssets, startWorker: startPreviewWorker });

/**
 * Loads the fonts of all templates (2.6 MB) into the browser's cache, one after the other, so that switching templates
 * works offline.
 */
export async function cacheFonts(): Promise<void> {
  for (const url of TEXT_FAMILIES.flatMap(({ family }) => FONT_URLS[family] ?? [])) {
    const answer = await fetch(url, { priority: 'low' });
    // The browser caches only responses that were read to the end.
    await answer.arrayBuffer();
  }
}
