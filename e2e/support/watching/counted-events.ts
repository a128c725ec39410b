import type { Page } from '@playwright/test';

export interface CountedEvent {
  name: string;
  properties: Record<string, string>;
  value?: number;
}

/**
 * Records the page's analytics events from its next load on. The returned function flushes pending ones and returns all
 * of them. Recorded in the page, because Playwright does not expose a beacon's body.
 */
export async function watchCounting(page: Page): Promise<() => Promise<CountedEvent[]>> {
  await page.addInitScript(() => {
    const bodies: Promise<string>[] = [];
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob) bodies.push(body.text());
      return send(url, body);
    };
    Object.assign(window, { bodies });
  });
  return async () => {
    const bodies = await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      return Promise.all((window as unknown as { bodies: Promise<string>[] }).bodies);
    });
    return bodies.flatMap((body) => (JSON.parse(body) as { events: CountedEvent[] }).events);
  };
}
