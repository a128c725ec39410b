import type { DocumentEngine } from '../engine.ts';
import { TEXT_FAMILIES } from '../fonts.ts';
import { loadAssets } from './assets.ts';
import { createBrowserEngine } from './browser-engine.ts';
import { FONT_URLS } from './font-urls.gen.ts';
import { startPreviewWorker } from './start-worker.ts';

/** Loads the engine, 8 MB, in the background; the first answer waits for it. */
export const createDocumentEngine = (): DocumentEngine =>
  createBrowserEngine({ assets: loadAssets, startWorker: startPreviewWorker });

/**
 * Brings the fonts of all templates, 2.6 MB, into the browser's cache, one after the other: then another
 * design needs no network either.
 */
export async function cacheFonts(): Promise<void> {
  for (const url of TEXT_FAMILIES.flatMap(({ family }) => FONT_URLS[family] ?? [])) {
    const answer = await fetch(url, { priority: 'low' });
    // Only what is read to its end is kept.
    await answer.arrayBuffer();
  }
}
