import { PRODUCT_ORIGIN } from '../../support/addresses.ts';
import { takeFlagTurn } from '../../support/flag-turn.ts';
import { setFlag } from '../../support/product.ts';
import { untilProgram } from '../../support/resumes.ts';
import { expect, test } from '../../support/test.ts';

// These tests switch a flag shared by all tests.
test.describe.configure({ mode: 'serial' });
let endTurn: () => Promise<void>;
test.beforeAll(async () => {
  endTurn = await takeFlagTurn();
});
test.afterAll(() => endTurn());

test('a switched feature reaches open pages without a reload, over one stream for all tabs', async ({
  context,
}) => {
  const streams: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'GET' && request.url().startsWith(`${PRODUCT_ORIGIN}/api/events`))
      streams.push(request.url());
  });
  await setFlag('coverLetter', true);
  const first = await context.newPage();
  await first.goto('/builder');
  // The first tab takes the stream before another tab exists.
  await expect.poll(() => streams.length).toBe(1);
  const second = await context.newPage();
  await second.goto('/builder');
  const entries = [first, second].map((page) => page.getByRole('link', { name: 'Cover letters' }));
  await untilProgram(second);
  // Both have read the flags; from here on only an event can change what they show.
  for (const entry of entries) await expect(entry).toBeVisible();

  await setFlag('coverLetter', false);
  for (const entry of entries) await expect(entry).toHaveCount(0);
  await setFlag('coverLetter', true);
  for (const entry of entries) await expect(entry).toBeVisible();
  expect(streams).toHaveLength(1);

  // The tab that holds the stream closes; another takes over.
  await first.close();
  await expect.poll(() => streams.length).toBe(2);
  await setFlag('coverLetter', false);
  await expect(second.getByRole('link', { name: 'Cover letters' })).toHaveCount(0);
  await setFlag('coverLetter', true);
  await expect(second.getByRole('link', { name: 'Cover letters' })).toBeVisible();
});
