import type { Page } from '@playwright/test';

export interface CountedEvent {
  name: string;
  properties: Record<string, string>;
  value?: number;
}

/**
 * Watches what the page counts, from its next load on; the answer sends what still waits and gives all of it.
 * A beacon's body is not told to whoever watches from outside.
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
