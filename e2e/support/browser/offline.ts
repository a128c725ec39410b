import { expect, type Page } from '@playwright/test';

/**
 * Waits until the service worker controls this page and has cached every file it lists for an offline start. The page
 * alone proves little: it is cached on the first visit, the files of other screens some time later.
 */
export async function untilKept(page: Page): Promise<void> {
  const missingFiles = () =>
    page.evaluate(async () => {
      if (navigator.serviceWorker.controller === null) return ['the worker'];
      const script = await (await fetch('/service-worker.js')).text();
      // The worker has two lists: all files of the build, then those for offline starts.
      const wanted = script
        .match(/\/assets\/[\w.-]+(?:["',\s]+\/assets\/[\w.-]+)+/g)
        ?.at(-1)
        ?.match(/\/assets\/[\w.-]+/g);
      if (!wanted || wanted.length < 20) return ['the list of files'];
      const cache = await caches.open('lauda-files-1');
      const kept = await Promise.all(
        ['/builder', ...wanted].map(async (path) => ({
          path,
          isKept: (await cache.match(path, { ignoreVary: true })) !== undefined,
        })),
      );
      return kept.filter(({ isKept }) => !isKept).map(({ path }) => path);
    });
  await expect.poll(missingFiles, { timeout: 60_000 }).toEqual([]);
}
