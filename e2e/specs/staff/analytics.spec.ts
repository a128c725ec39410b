import type { Page, Request } from '@playwright/test';
import { watchCounting } from '../../support/watching/counted-events.ts';
import { field, untilProgram } from '../../support/resumes.ts';
import { expect, test } from '../../support/test.ts';

/** POST only: a GET of the same URL is the live event stream. */
const isCount = (request: Request) => request.method() === 'POST' && request.url().endsWith('/api/events');

/** The browser reports the largest contentful paint only until the first click. */
const untilLargestPaint = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) =>
      new PerformanceObserver(resolve).observe({ type: 'largest-contentful-paint', buffered: true }),
    );
  });

/** The page starts reading web vitals when idle, and the browser reports a click after the next paint. */
const untilVitalsAreRead = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) =>
      new PerformanceObserver(resolve).observe({ type: 'first-input', buffered: true }),
    );
    await new Promise((resolve) => requestIdleCallback(resolve));
  });

test('[ANA-02] [ANA-03] web vitals go to the product’s own host, and to nobody else', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  const counted = await watchCounting(page);
  await page.goto('/');
  await untilLargestPaint(page);
  await page.getByRole('button', { name: 'Theme and language' }).click();
  const answer = page.waitForResponse((response) => isCount(response.request()));
  await untilVitalsAreRead(page);
  const events = await counted();
  expect((await answer).status()).toBe(200);
  const metrics = events.map(({ properties }) => properties['metric']);
  expect(new Set(metrics)).toEqual(new Set(['LCP', 'CLS', 'FCP', 'TTFB', 'INP']));
  for (const { name, properties, value } of events) {
    expect(name).toBe('web_vital');
    expect(['good', 'needs-improvement', 'poor']).toContain(properties['rating']);
    expect(value).toBeGreaterThanOrEqual(0);
  }
  expect([...hosts]).toHaveLength(1);
});

test('[ANA-03] nothing is sent for whoever asked not to be tracked', async ({ page }) => {
  let count = 0;
  page.on('request', (request) => (count += isCount(request) ? 1 : 0));
  await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
  await page.goto('/');
  await page.getByRole('button', { name: 'Theme and language' }).click();
  await page.goto('/builder');
  await untilProgram(page);
  await page.goto('/');
  expect(count).toBe(0);
});

test('[ANA-01] [BLD-08] [DOC-04] a template that is chosen and a file that is taken along are counted', async ({
  page,
}) => {
  const counted = await watchCounting(page);
  await page.goto('/new-resume');
  await page.getByRole('button', { name: 'Use Modern' }).click();
  await field(page, 'First name').fill('Ana');
  await page.getByRole('button', { name: 'Download' }).click();
  await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /^Plain text/ }).click(),
  ]);
  const events = (await counted()).filter(({ name }) => name !== 'web_vital');
  expect(events).toEqual([
    { name: 'template_selected', properties: { template: 'modern' } },
    { name: 'resume_downloaded', properties: { format: 'txt' } },
  ]);
});
