import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { comeFromElsewhere, forgiveRefusals, signUp } from '../../support/people/accounts.ts';
import {
  createResume,
  field,
  openBuilder,
  resumesOf,
  saveStatus,
  untilSaved,
} from '../../support/resumes.ts';
import { answerSessionAs, expect, expectAccessible, test } from '../../support/test.ts';

// At the limit a save may be refused before the page knows the limit.
test.use({ toleratedTrouble: ['You’ve used all'] });

test.describe.configure({ timeout: 60_000 });
test.beforeEach(({ context }) => comeFromElsewhere(context));

const cards = (page: Page) => page.getByRole('list', { name: 'My resumes' }).getByRole('listitem');
const titles = (page: Page) => cards(page).getByRole('link');
const choose = async (page: Page, title: string, action: string) => {
  await page.getByRole('button', { name: `More for ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

test('[RES-08] resumes are found, sorted, renamed, duplicated and deleted with a way back', async ({
  page,
  context,
}) => {
  await page.goto('/auth');
  await signUp(page);
  await expect(page.getByText('No resumes yet')).toBeVisible();
  await createResume(context, { title: 'Operações no banco' });
  await createResume(context, { title: 'Aurora' });
  // A plan that is later than the list has its notice on the next visit.
  await expect(async () => {
    await page.goto('/resumes');
    await expect(page.getByText('2 of 3 resumes')).toBeVisible();
    await expect(page.getByText('You can add one more resume')).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(titles(page)).toHaveText(['Aurora', 'Operações no banco']);
  const picture = cards(page).locator('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 15_000 })
    .toBeGreaterThan(500);

  await page.getByRole('searchbox').fill('OPERACOES');
  await expect(titles(page)).toHaveText(['Operações no banco']);
  await page.getByRole('searchbox').fill('zzz');
  await expect(page.getByText('No resumes match “zzz”')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();

  await choose(page, 'Aurora', 'Rename');
  await page.getByRole('textbox', { name: 'New title for Aurora' }).fill('Zenith');
  await page.keyboard.press('Enter');
  await expect(titles(page)).toHaveText(['Zenith', 'Operações no banco']);
  await expect
    .poll(async () => (await resumesOf(context)).map(({ resume }) => resume.title))
    .toContain('Zenith');
  await page.getByRole('combobox', { name: 'Order' }).click();
  await page.getByRole('option', { name: 'Title' }).click();
  await expect(titles(page)).toHaveText(['Operações no banco', 'Zenith']);

  await choose(page, 'Zenith', 'Duplicate');
  await expect(titles(page)).toHaveText(['Operações no banco', 'Zenith', 'Zenith (copy)']);
  await expect(page.getByText('3 of 3 resumes')).toBeVisible();
  await expect(page.getByText('You’ve used all 3 resumes in your plan.')).toBeVisible();
  await page.getByRole('button', { name: 'More for Zenith', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');

  await choose(page, 'Zenith (copy)', 'Delete');
  const confirmation = page.getByRole('alertdialog', { name: 'Delete this resume?' });
  await confirmation.getByRole('button', { name: 'Delete' }).click();
  await expect(titles(page)).toHaveText(['Operações no banco', 'Zenith']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(titles(page)).toHaveCount(3);
  await choose(page, 'Zenith (copy)', 'Delete');
  await confirmation.getByRole('button', { name: 'Delete' }).click();
  await expect(titles(page)).toHaveCount(2);
  await page.getByText('1 deleted resume').click();
  await page.getByRole('button', { name: 'Restore Zenith (copy)' }).click();
  await expect(titles(page)).toHaveCount(3);
  await page.getByRole('link', { name: 'Zenith', exact: true }).click();
  await expect(field(page, 'First name')).toHaveValue('Ana', { timeout: 15_000 });
});

test('[RES-08] a list that cannot be read and a resume that cannot be deleted are told', async ({
  page,
  context,
  pageErrors,
  trouble,
}) => {
  trouble.announce(
    'We couldn’t load your resumes. They’re safe; try again.',
    'We couldn’t delete this resume. Try again.',
  );
  await page.goto('/auth');
  await signUp(page);
  await createResume(context, { title: 'Aurora' });
  await page.route('**/api/resume/all/**', (route) => route.fulfill({ status: 404, json: {} }));
  await page.reload();
  await expect(page.getByText('We couldn’t load your resumes. They’re safe; try again.')).toBeVisible();
  await page.unroute('**/api/resume/all/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.route('**/api/resume/*', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
  await choose(page, 'Aurora', 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(
    page
      .getByRole('region', { name: /^Notifications/ })
      .getByText('We couldn’t delete this resume. Try again.'),
  ).toBeVisible();
  await expect(titles(page)).toHaveText(['Aurora']);
  forgiveRefusals(pageErrors, 500);
});

test('a new title and what is typed in an open editor are both kept', async ({
  page,
  context,
  pageErrors,
}) => {
  await page.goto('/auth');
  await signUp(page);
  const id = await createResume(context, { title: 'Aurora' });
  const editor = await context.newPage();
  await openBuilder(editor, `/builder?resume=${id}`);
  await page.goto('/resumes');
  await field(editor, 'City').fill('Recife');
  await choose(page, 'Aurora', 'Rename');
  await page.getByRole('textbox', { name: 'New title for Aurora' }).fill('Zenith');
  await page.keyboard.press('Enter');
  await untilSaved(editor);
  await expect
    .poll(async () => (await resumesOf(context)).map(({ resume }) => resume))
    .toMatchObject([{ title: 'Zenith', personalInfo: { city: 'Recife' } }]);
  // If both are sent at the same time, the second is stale and is merged with the first.
  forgiveRefusals(pageErrors, 409);
});

const COUNT = 1000;

/** Time from an empty search result to showing the matches. */
async function showAgainMs(page: Page, search: string): Promise<number> {
  const box = page.getByRole('searchbox');
  await box.fill('nothing at all');
  await expect(page.getByRole('button', { name: 'Show all' })).toBeVisible();
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let startedAt = 0;
        document.addEventListener('input', () => (startedAt = performance.now()), { once: true });
        new MutationObserver((_, observer) => {
          if (!document.querySelector('main li[aria-posinset]')) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - startedAt)));
        }).observe(document, { childList: true, subtree: true });
      }),
  );
  await box.fill(search);
  return Math.round(await shown);
}

interface Frames {
  middle: number;
  p95: number;
}

/** Frame durations while the list scrolls. */
async function frameMs(page: Page, pixels: number): Promise<Frames> {
  const frames = await page.evaluate(
    (by) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        let last = performance.now();
        const step = () => {
          const now = performance.now();
          times.push(now - last);
          last = now;
          scrollBy(0, by);
          if (times.length < 120) requestAnimationFrame(step);
          else resolve(times.slice(1).toSorted((a, b) => a - b));
        };
        requestAnimationFrame(step);
      }),
    pixels,
  );
  const share = (part: number) => Math.round(frames[Math.floor(frames.length * part)] ?? Infinity);
  return { middle: share(0.5), p95: share(0.95) };
}

/** Records when the first card appears, from the start of the navigation. */
async function watchFirstCard(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main li[aria-posinset]')) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => performance.mark('first-card')));
    }).observe(document, { childList: true, subtree: true });
  });
  return () =>
    page.evaluate(() => Math.round(performance.getEntriesByName('first-card')[0]?.startTime ?? Infinity));
}

test('[RES-08] a thousand resumes stay fluid', async ({ page }) => {
  const data = Array.from({ length: COUNT }, (_, index) => ({
    id: randomUUID(),
    title: `Resume ${index}`,
    version: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: new Date(Date.UTC(2026, 0, 1) - index * 60_000).toISOString(),
    deletedAt: null,
  }));
  await answerSessionAs(page, {});
  await page.route('**/api/resume/all/*', (route) =>
    route.fulfill({ json: { data: route.request().url().includes('deleted') ? [] : data } }),
  );
  let pictures = 0;
  await page.route('**/api/resume/*/thumbnail**', (route) => {
    pictures += 1;
    return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
  const firstCard = await watchFirstCard(page);
  await page.goto('/resumes');
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(firstCard).toBeLessThan(Infinity);
  const first = await firstCard();
  let [few, all] = [Infinity, Infinity];
  for (let round = 0; round < 3; round += 1) {
    few = Math.min(few, await showAgainMs(page, 'Resume 99'));
    all = Math.min(all, await showAgainMs(page, ''));
  }
  expect(await cards(page).count(), 'only what is in sight is there').toBeLessThan(60);
  const still = await frameMs(page, 0);
  const scrolling = await frameMs(page, 100);
  const figures = { first, few, all, still, scrolling };
  console.log(
    `list of ${COUNT}: ms to the first card, to show few and all, for frames ${JSON.stringify(figures)}`,
  );
  // Compared with the same action on the same machine, and the best of three, so that its load does not matter.
  expect(all).toBeLessThan(few * 2 + 100);
  expect(scrolling.middle).toBeLessThan(still.middle * 2 + 100);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole('link', { name: `Resume ${COUNT - 1}`, exact: true })).toBeVisible();
  await expect(cards(page).last()).toHaveAttribute('aria-posinset', String(COUNT));
  expect(pictures).toBeLessThan(COUNT);
  await page.getByRole('searchbox').fill(`${COUNT - 1}`);
  await expect(titles(page)).toHaveText([`Resume ${COUNT - 1}`]);
});

test('[RES-09] versions are seen in words, compared with now and brought back', async ({ page, context }) => {
  await page.goto('/auth');
  await signUp(page);
  const id = await createResume(context, { title: 'Aurora' });
  await openBuilder(page, `/builder?resume=${id}`);
  await field(page, 'City').fill('Recife');
  await untilSaved(page);
  await page.goto('/resumes');
  await choose(page, 'Aurora', 'History');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('History of Aurora');
  await expect(page.getByText('Personal information – City')).toBeVisible();
  await expect(page.locator('ins')).toHaveText('Recife');
  await page.getByRole('link', { name: /Version 1/ }).click();
  await expect(page.getByText('This is the first version.')).toBeVisible();
  await page.getByRole('tab', { name: 'Changed since then' }).click();
  await expect(page.locator('ins')).toHaveText('Recife');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText(
    'Restored as the newest version',
  );
  await expect(page.getByRole('link', { name: /Version 2/ })).toBeVisible();
  expect((await resumesOf(context))[0]).toMatchObject({ version: 3, resume: { personalInfo: { city: '' } } });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(async () => (await resumesOf(context))[0])
    .toMatchObject({ version: 4, resume: { personalInfo: { city: 'Recife' } } });
});

test('[BLD-08] a template is chosen with the sample, and looking around leaves one draft', async ({
  page,
}) => {
  await page.goto('/new-resume');
  await expect(page.getByRole('link', { name: 'Upload a resume' })).toHaveAttribute('href', '/upload-resume');
  await page.getByRole('button', { name: 'Free', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Use / })).toHaveCount(1);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await page.getByRole('button', { name: 'Use Modern' }).click();
  await expect(field(page, 'First name')).toHaveValue('', { timeout: 15_000 });
  await page.goto('/new-resume');
  await page.getByRole('button', { name: 'Use Classic' }).click();
  await expect(field(page, 'First name')).toHaveValue('', { timeout: 15_000 });
  const drafts = await page.evaluate(
    () =>
      new Promise<{ queue: { waiting: { resume: { templateId: string } } | null } }[]>((resolve) => {
        const opening = indexedDB.open('lauda-drafts');
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('drafts').objectStore('drafts').getAll();
          all.addEventListener('success', () => resolve(all.result));
        });
      }),
  );
  expect(drafts.map(({ queue }) => queue.waiting?.resume.templateId)).toEqual(['classic']);
  await page.goto('/new-resume');
  await page.getByRole('button', { name: 'Start with a sample' }).click();
  await expect(field(page, 'First name')).toHaveValue('Maya', { timeout: 15_000 });
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const locale of ['en-US', 'pt-BR'] as const)
    test.describe(`${colorScheme}, ${locale}`, () => {
      test.use({ colorScheme, locale });
      test('[RES-08] a filled list has no accessibility violation and fits a phone', async ({
        page,
        context,
      }) => {
        await page.goto('/auth');
        await signUp(page);
        await createResume(context, { title: 'Uma vaga muito longa para caber em uma linha só do celular' });
        await createResume(context, { title: 'Aurora' });
        await page.reload();
        await expect(page.getByRole('link', { name: 'Aurora', exact: true })).toBeVisible();
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 844 });
          await expectAccessible(page);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(overflow, 'pixels wider than the window').toBeLessThanOrEqual(0);
        }
      });
    });

test('[RES-11] at the limit the person is told before writing, writes all the same, and it is sent when there is room', async ({
  page,
  context,
  pageErrors,
}) => {
  await signUp(page);
  for (const title of ['Aurora', 'Boreal', 'Cosmos']) await createResume(context, { title });
  await page.goto('/new-resume');
  const notice = page.getByText('You can still write');
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Start with a blank page' }).click();
  await expect(notice, 'before the first word').toBeVisible();
  await field(page, 'First name').fill('Ana');
  await field(page, 'Last name').fill('Lima');
  await field(page, 'Email').fill('ana@lauda.example');
  await expect(saveStatus(page)).toHaveText('Saved on this device');
  await expectAccessible(page);
  await page.reload();
  await expect(field(page, 'First name')).toHaveValue('Ana');
  await expect(notice).toBeVisible();

  await page.goto('/resumes');
  await expect(page.getByText('On this device', { exact: true })).toBeVisible();
  await choose(page, 'Cosmos', 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(async () => (await resumesOf(context)).length).toBe(3);
  await expect(page.getByText('On this device', { exact: true })).toHaveCount(0);
  const names = (await resumesOf(context)).map(({ resume }) => resume.title);
  expect(names).not.toContain('Cosmos');
  forgiveRefusals(pageErrors, 403);
});
