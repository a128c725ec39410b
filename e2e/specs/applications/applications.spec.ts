import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { comeFromElsewhere, forgiveRefusals, signUp } from '../../support/people/accounts.ts';
import {
  applicationsOf,
  createApplication,
  dayFromNow,
  fillApplications,
  storedApplication,
} from '../../support/applications.ts';
import { expectSoundLayout } from '../../support/watching/layout-faults.ts';
import { givePro } from '../../support/plans.ts';
import { createResume, resumesOf } from '../../support/resumes.ts';
import { userIdOf } from '../../support/people/staff.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

test.beforeEach(({ context }) => comeFromElsewhere(context));

const TEXTS = {
  'en-US': {
    heading: 'Applications',
    add: 'New application',
    paste: 'Job description or its address',
    company: 'Company',
    create: 'Add application',
    saved: 'Saved',
    states: ['Saved', 'Applied', 'Interview', 'Offer', 'Closed'],
    actions: 'Actions for Globex',
    views: ['Board', 'List', 'Calendar'],
    search: 'Search applications',
    mark: 'Mark as applied',
    what: 'What did I send them?',
    pdf: 'Download PDF',
    viewed: 'Viewed once',
  },
  'pt-BR': {
    heading: 'Candidaturas',
    add: 'Nova candidatura',
    paste: 'Descrição da vaga ou o endereço dela',
    company: 'Empresa',
    create: 'Adicionar candidatura',
    saved: 'Tudo salvo',
    states: ['Salva', 'Enviada', 'Entrevista', 'Proposta', 'Encerrada'],
    actions: 'Ações para Globex',
    views: ['Quadro', 'Lista', 'Calendário'],
    search: 'Buscar candidaturas',
    mark: 'Marcar como enviada',
    what: 'O que eu enviei?',
    pdf: 'Baixar PDF',
    viewed: '1 visualização',
  },
} as const;

/** Visits of headless browsers are not counted, so this is a normal user agent. */
const AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const AD = 'Data Engineer\n\nGlobex looks for a data engineer with five years of Python and SQL.';
const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}, `) });
const stateOf = async (page: Page) => (await applicationsOf(page.context()))[0]?.state;

async function middleOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('not visible');
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 60) };
}

for (const locale of ['en-US', 'pt-BR'] as const)
  test.describe(locale, () => {
    test.use({ locale, colorScheme: locale === 'en-US' ? 'light' : 'dark' });
    const texts = TEXTS[locale];

    test('[JOB-02] [JOB-04] a pasted job is moved by menu, keys and mouse, and found again', async ({
      page,
    }) => {
      await signUp(page);
      await page.goto('/applications');
      await page.getByRole('button', { name: texts.add }).click();
      await page.getByRole('textbox', { name: texts.paste }).fill(AD);
      await page.getByRole('textbox', { name: texts.company }).fill('Globex');
      await page.reload();
      await page.getByRole('button', { name: texts.add }).click();
      await expect(page.getByRole('textbox', { name: texts.paste })).toHaveValue(AD);
      await expect(page.getByRole('textbox', { name: texts.company })).toHaveValue('Globex');
      await page.getByRole('button', { name: texts.create }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Globex');
      await expect(page.getByRole('status').filter({ hasText: texts.saved })).toBeVisible();
      const [made] = await applicationsOf(page.context());
      expect(made).toMatchObject({ company: 'Globex', title: 'Data Engineer', state: 'saved' });
      expect((await storedApplication(page.context(), made?.id ?? '')).ad).toMatchObject({
        text: AD,
        takenOn: dayFromNow(0),
      });
      await expectAccessible(page);
      await expectSoundLayout(page);

      await page.goto('/applications');
      await page.getByRole('button', { name: texts.add }).click();
      await expect(page.getByRole('textbox', { name: texts.company })).toHaveValue('');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: texts.actions }).click();
      await page.getByRole('menuitemradio', { name: texts.states[1] }).click();
      await expect(column(page, texts.states[1]).getByRole('link')).toHaveText('Globex');
      await expect(column(page, texts.states[1]).getByRole('link')).toBeFocused();
      await expect.poll(() => stateOf(page)).toBe('applied');

      await page.keyboard.press('Alt+ArrowRight');
      await expect(column(page, texts.states[2]).getByRole('link')).toBeFocused();
      await expect.poll(() => stateOf(page)).toBe('interview');

      const [from, to] = [
        await middleOf(column(page, texts.states[2]).getByRole('listitem')),
        await middleOf(column(page, texts.states[3])),
      ];
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 8 });
      await page.keyboard.press('Escape');
      await page.mouse.up();
      await expect(column(page, texts.states[2]).getByRole('link')).toBeVisible();
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 8 });
      await page.mouse.up();
      await expect(column(page, texts.states[3]).getByRole('link')).toHaveText('Globex');
      await expect.poll(() => stateOf(page)).toBe('offer');
      await expect(page).toHaveURL('/applications');
      await expectAccessible(page);
      await expectSoundLayout(page);

      await page.getByRole('searchbox', { name: texts.search }).fill('nobody');
      await expect(page.getByRole('link', { name: 'Globex' })).toHaveCount(0);
      await page.getByRole('searchbox', { name: texts.search }).fill('engineer glob');
      await expect(page.getByRole('link', { name: 'Globex' })).toBeVisible();
      for (const view of texts.views.slice(1)) {
        await page.getByRole('tab', { name: view }).click();
        await expectAccessible(page);
        await expectSoundLayout(page);
      }
    });

    test('[JOB-03] [JOB-05] what was sent stays as it was, and its link counts views', async ({
      page,
      context,
    }) => {
      await signUp(page);
      await givePro(await userIdOf(context.request));
      const resumeId = await createResume(context, { title: 'Before' });
      const before = await context.request.get(`/api/resume/${resumeId}/export/pdf`);
      const id = await createApplication(context, { company: 'Globex', title: 'Data Engineer' });
      await page.goto(`/applications/${id}`);
      await page.getByRole('button', { name: texts.mark }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('checkbox', { name: /Globex/ }).check();
      await dialog.getByRole('button', { name: texts.mark }).click();
      await expect(page.getByRole('button', { name: texts.what })).toBeVisible();
      await expect.poll(async () => (await storedApplication(context, id)).link).not.toBeNull();
      const stored = await storedApplication(context, id);
      expect(stored).toMatchObject({
        stage: { state: 'applied' },
        appliedOn: dayFromNow(0),
        sent: { resumeId, version: 1 },
        events: [{ kind: 'moved' }, { kind: 'sent', text: 'Before' }],
      });

      const [resume] = await resumesOf(context);
      await context.request.put(`/api/resume/${resumeId}`, {
        headers: {
          origin: new URL(page.url()).origin,
          'if-match': '"1"',
          'idempotency-key': crypto.randomUUID(),
        },
        data: { ...resume?.resume, title: 'After' },
      });
      await page.getByRole('button', { name: texts.what }).click();
      const download = page.waitForEvent('download');
      await dialog.getByRole('button', { name: texts.pdf }).click();
      const file = await readFile(await (await download).path());
      expect(file.equals(await before.body())).toBe(true);
      await expectAccessible(page);

      const links = await context.request.get(`/api/resume/${resumeId}/links`);
      const { data } = (await links.json()) as {
        data: { path: string; label: string; frozenVersion: number }[];
      };
      expect(data).toMatchObject([{ label: 'Globex', frozenVersion: 1 }]);
      const visitor = await page.context().browser()?.newContext({ userAgent: AGENT });
      const reader = await visitor?.newPage();
      await reader?.goto(new URL(data[0]?.path ?? '', page.url()).href);
      await visitor?.close();
      await expect.poll(async () => (await applicationsOf(context))[0]?.viewCount).toBe(1);
      await page.goto('/applications');
      await expect(page.getByText(texts.viewed, { exact: true })).toBeAttached();
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[JOB-02] a thumb drags a card by its handle onto the tab of another state', async ({
    page,
    context,
  }) => {
    await signUp(page);
    await createApplication(context, { company: 'Globex', title: 'Engineer' });
    await page.goto('/applications');
    const from = await middleOf(page.locator('[data-handle]'));
    const to = await middleOf(page.getByRole('tab', { name: /^Applied/ }));
    const session = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [from]);
    for (let step = 1; step <= 8; step += 1)
      await touch('touchMove', [
        { x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 },
      ]);
    await touch('touchEnd', []);
    await expect(page.getByRole('tab', { name: 'Applied 1' })).toBeVisible();
    await expect.poll(() => stateOf(page)).toBe('applied');
  });
});

for (const { name, ...device } of [
  { name: 'a desk', viewport: { width: 1280, height: 800 } },
  { name: 'a phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
])
  test.describe(`on ${name}`, () => {
    test.use(device);

    test('[JOB-02] the focus of a card that leaves goes to its neighbor, or stays in its column', async ({
      page,
      context,
    }) => {
      await signUp(page);
      for (const company of ['Globex', 'Initech']) await createApplication(context, { company });
      await page.goto('/applications');
      const choose = async (role: 'menuitem' | 'menuitemradio', item: string, company: string) => {
        await page.getByRole('button', { name: `Actions for ${company}` }).press('Enter');
        await page.getByRole(role, { name: item }).press('Enter');
      };
      await choose('menuitem', 'Delete', 'Globex');
      await expect(page.getByRole('link', { name: 'Initech' })).toBeFocused();
      await choose('menuitemradio', 'Applied', 'Initech');
      await expect(
        name === 'a phone'
          ? page.getByRole('tab', { name: 'Saved 0' })
          : column(page, 'Applied').getByRole('link', { name: 'Initech' }),
      ).toBeFocused();
    });
  });

test('[JOB-03] an entry of the timeline that is being written is kept, added or not', async ({
  page,
  pageErrors,
}) => {
  await signUp(page);
  const id = await createApplication(page.context(), { company: 'Globex' });
  await page.goto(`/applications/${id}`);
  const details = page.getByRole('textbox', { name: 'Details' });
  const timeline = page.getByRole('list', { name: 'Timeline' });
  await details.pressSequentially('Called Ana ');
  // Read without waiting: the reload follows the last key.
  const typed = await details.inputValue();
  await page.reload();
  await expect(timeline.getByRole('listitem'), `“${typed}” was in the field`).toContainText(
    'Note Called Ana',
  );
  await details.fill('Wrong number');
  await details.fill('');
  await details.fill('Sent a portfolio ');
  await expect(timeline.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(details).toHaveValue('');
  await expect(timeline.getByRole('listitem')).toHaveCount(2);
  await expect
    .poll(async () => (await storedApplication(page.context(), id)).events.map(({ text }) => text))
    .toEqual(['Called Ana ', 'Sent a portfolio']);
  // A save cut off by the reload may have arrived; the next one is then stale and gets merged.
  forgiveRefusals(pageErrors, 409);
});

test('[JOB-02] a list from before a move neither puts the card back nor takes the focus from it', async ({
  page,
  context,
}) => {
  await signUp(page);
  await createApplication(context, { company: 'Globex' });
  await page.goto('/applications');
  await column(page, 'Saved').getByRole('link').focus();
  const older = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  await page.route('**/api/application/all', async (route) => {
    const response = await route.fetch();
    await older.promise;
    await route.fulfill({ response });
  });
  await page.route('**/api/application/id/*', async (route) => {
    await opened.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/application/all');
  // The list is read again whenever the window is looked at again.
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await asked;
  await page.keyboard.press('Alt+ArrowRight');
  await expect(column(page, 'Applied').getByRole('link')).toBeFocused();
  const answered = page.waitForResponse('**/api/application/all');
  older.resolve();
  await (await answered).finished();
  await page.unroute('**/api/application/all');
  opened.resolve();
  await expect.poll(() => stateOf(page)).toBe('applied');
  await expect(column(page, 'Applied').getByRole('link')).toBeFocused();
});

test('[JOB-02] of 2,000 cards only those in sight are drawn, also at the end of a column', async ({
  page,
  context,
}) => {
  await signUp(page);
  await fillApplications(await userIdOf(context.request), 2_000);
  await page.goto('/applications');
  const card = page.locator('[data-card]');
  await expect(card.first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Saved, 400 applications' })).toBeVisible();
  expect(await card.count()).toBeLessThan(100);
  await page
    .locator('[data-scroller]')
    .first()
    .evaluate((column) => column.scrollTo({ top: column.scrollHeight }));
  await expect(page.getByRole('link', { name: 'Company 2000', exact: true })).toBeVisible();
  expect(await card.count()).toBeLessThan(100);
});

for (const { name, ...device } of [
  { name: 'a desk', viewport: { width: 1280, height: 800 } },
  { name: 'a tablet', viewport: { width: 820, height: 1180 }, hasTouch: true },
  { name: 'a phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
])
  test.describe(`on ${name}`, () => {
    test.use(device);

    test('[JOB-02] a board card shows company, job title and next step in full', async ({
      page,
      context,
    }) => {
      await signUp(page);
      await createApplication(context, {
        company: 'Companhia de Energia do Vale',
        title: 'Analista de dados sênior (crédito e risco)',
        nextStep: { text: 'Call', on: dayFromNow(2) },
      });
      await page.goto('/applications');
      const card = page.locator('[data-card]');
      const lines = card.locator('a, p');
      await expect(lines.first()).toHaveText('Companhia de Energia do Vale');
      await expect(lines.nth(1)).toHaveText('Analista de dados sênior (crédito e risco)');
      const cut = await lines.evaluateAll((all) =>
        all
          .filter((line) => line.scrollHeight > line.clientHeight + 1 || line.scrollWidth > line.clientWidth)
          .map((line) => line.textContent),
      );
      expect(cut).toEqual([]);
      expect(await card.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
    });
  });

test('a pasted ad fills in title, company and place from its first line, and nothing that was typed', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/applications');
  const texts = TEXTS['en-US'];
  await page.getByRole('button', { name: texts.add }).first().click();
  const dialog = page.getByRole('dialog');
  const ad = 'Nurse at Lakeside Clinic, Dayton\n\nWe look for a nurse for nights.';
  await dialog.getByLabel('Location').fill('Remote');
  await dialog.getByLabel(texts.paste).fill(ad);
  await expect(dialog.getByLabel('Job title')).toHaveValue('Nurse');
  await expect(dialog.getByLabel(texts.company)).toHaveValue('Lakeside Clinic');
  await expect(dialog.getByLabel('Location')).toHaveValue('Remote');
});
