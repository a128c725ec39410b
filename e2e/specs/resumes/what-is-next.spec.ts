import type { BrowserContext, Page } from '@playwright/test';
import { comeFromElsewhere, signUp } from '../../support/people/accounts.ts';
import { createApplication, dayFromNow } from '../../support/applications.ts';
import { expectSoundLayout } from '../../support/watching/layout-faults.ts';
import { untilKept } from '../../support/browser/offline.ts';
import { createResume } from '../../support/resumes.ts';
import { expect, expectAccessible, forgiveNetwork, test } from '../../support/test.ts';

test.beforeEach(({ context }) => comeFromElsewhere(context));

const TEXTS = {
  'en-US': {
    heading: 'What’s next',
    rows: [
      /^Today, 2:30.PM\s*Interview: Globex$/,
      /^Tomorrow\s*Last day to apply: Initech$/,
      /^Overdue, .*Call Ana: Hooli$/,
    ],
    more: '1 more application',
  },
  'pt-BR': {
    heading: 'Próximos passos',
    rows: [
      /^Hoje, 14:30\s*Entrevista: Globex$/,
      /^Amanhã\s*Último dia para se candidatar: Initech$/,
      /^Em atraso, .*Call Ana: Hooli$/,
    ],
    more: 'mais 1 candidatura',
  },
} as const;

const strip = (page: Page, heading: string) => page.getByRole('region', { name: heading });
const firstCard = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: 'Base' });

async function fillJobSearch(context: BrowserContext): Promise<void> {
  await createResume(context, { title: 'Base' });
  const interview = {
    id: crypto.randomUUID(),
    kind: 'interview' as const,
    at: `${dayFromNow(0)}T14:30`,
    text: '',
    stage: null,
  };
  await createApplication(context, {
    company: 'Globex',
    stage: { state: 'interview', outcome: null },
    events: [interview],
  });
  await createApplication(context, { company: 'Initech', closesOn: dayFromNow(1) });
  await createApplication(context, { company: 'Hooli', nextStep: { text: 'Call Ana', on: dayFromNow(-2) } });
  await createApplication(context, { company: 'Umbrella', nextStep: { text: 'Ask', on: dayFromNow(-30) } });
  await createApplication(context, { company: 'Quiet', nextStep: { text: 'Wait', on: dayFromNow(9) } });
}

for (const locale of ['en-US', 'pt-BR'] as const)
  for (const [device, viewport] of [
    ['desk', { width: 1440, height: 900 }],
    ['phone', { width: 360, height: 740 }],
  ] as const)
    test.describe(`${locale} ${device}`, () => {
      test.use({ locale, viewport, colorScheme: device === 'desk' ? 'light' : 'dark' });
      const texts = TEXTS[locale];

      test('the list of resumes begins with what is due, reached by keys, and nothing moves', async ({
        page,
        context,
      }) => {
        await signUp(page);
        await page.goto('/resumes');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(strip(page, texts.heading)).toHaveCount(0);
        await fillJobSearch(context);
        await page.addInitScript(() => {
          new MutationObserver((_changes, observer) => {
            const card = document.querySelector('main li[aria-posinset]');
            if (card === null) return;
            observer.disconnect();
            document.documentElement.dataset['firstTop'] = String(card.getBoundingClientRect().top);
          }).observe(document, { subtree: true, childList: true });
        });
        await page.goto('/resumes');
        const rows = strip(page, texts.heading).getByRole('listitem');
        await expect(rows).toHaveText(texts.rows);
        await expect(strip(page, texts.heading).getByRole('link', { name: texts.more })).toBeVisible();
        await expect(firstCard(page)).toBeVisible();
        // The list has not moved since its first paint.
        const firstTop = Number(await page.locator('html').getAttribute('data-first-top'));
        expect((await page.locator('main li[aria-posinset]').first().boundingBox())?.y).toBe(firstTop);
        await expectAccessible(page);
        await expectSoundLayout(page);
        await rows.first().getByRole('link').focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Globex');
      });
    });

test('an answer that comes late does not push the list down, and shows on the next visit', async ({
  page,
  context,
}) => {
  await signUp(page);
  await fillJobSearch(context);
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/application/all', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/resumes');
  await expect(firstCard(page)).toBeVisible();
  const before = await firstCard(page).boundingBox();
  const answered = page.waitForResponse('**/api/application/all');
  gate.resolve();
  await answered;
  await page.waitForTimeout(300);
  expect(await firstCard(page).boundingBox()).toEqual(before);
  await page.getByRole('link', { name: 'Applications' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Applications');
  await page.goBack();
  await expect(strip(page, 'What’s next')).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', toleratedTrouble: ['save', 'tool', 'notice'] });

  test('what this device has of the applications is still said', async ({ page, context, pageErrors }) => {
    await signUp(page);
    const id = await createApplication(context, {
      company: 'Globex',
      nextStep: { text: 'Call Ana', on: dayFromNow(0) },
    });
    await page.goto('/builder');
    await untilKept(page);
    await page.goto(`/applications/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Globex');
    await page.goto('/resumes');
    await expect(strip(page, 'What’s next')).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(strip(page, 'What’s next').getByRole('link', { name: /Call Ana: Globex/ })).toBeVisible({
      timeout: 20_000,
    });
    forgiveNetwork(pageErrors);
  });
});
