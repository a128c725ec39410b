import { expect, type Page } from '@playwright/test';

/** Until the worker serves this page and has all that the builder needs. */
export async function untilKept(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => {
      const cache = await caches.open('lauda-files-1');
      const shell = await cache.match('/builder', { ignoreVary: true });
      return shell !== undefined && navigator.serviceWorker.controller !== null;
    });
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
}
