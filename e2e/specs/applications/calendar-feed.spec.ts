import type { APIRequestContext, Page } from '@playwright/test';
import { comeFromElsewhere, signUp } from '../../support/people/accounts.ts';
import { PRODUCT_ORIGIN } from '../../support/addresses.ts';
import { createApplication, dayFromNow } from '../../support/applications.ts';
import { expectSoundLayout } from '../../support/watching/layout-faults.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

test.describe.configure({ timeout: 60_000 });
test.beforeEach(({ context }) => comeFromElsewhere(context));

const TEXTS = {
  'en-US': {
    open: 'Add to your calendar',
    create: 'Create private address',
    address: 'Your private calendar address',
    copy: 'Copy address',
    copied: 'Address copied',
    since: /You’ve had a private address since/,
    replace: 'Create a new address',
    revoke: 'Turn off address',
    none: 'You don’t have an address yet.',
    name: 'Lauda: applications',
    interview: 'Interview: Globex · Engineer',
    step: 'Call Bia: Globex · Engineer',
    eventKind: 'What',
    kind: 'Interview',
    eventAt: 'When',
    add: 'Add',
  },
  'pt-BR': {
    open: 'Adicionar ao seu calendário',
    create: 'Criar endereço privado',
    address: 'Seu endereço privado de calendário',
    copy: 'Copiar endereço',
    copied: 'Endereço copiado',
    since: /Você tem um endereço privado desde/,
    replace: 'Criar outro endereço',
    revoke: 'Desativar endereço',
    none: 'Você ainda não tem um endereço.',
    name: 'Lauda: candidaturas',
    interview: 'Entrevista: Globex · Engineer',
    step: 'Call Bia: Globex · Engineer',
    eventKind: 'O quê',
    kind: 'Entrevista',
    eventAt: 'Quando',
    add: 'Adicionar',
  },
} as const;

/** Parses the feed as a calendar app does: unfolds lines and unescapes text. */
async function readFeed(program: APIRequestContext, address: string) {
  const answer = await program.get(address);
  const text = answer.status() === 200 ? await answer.text() : '';
  const values = (name: string) =>
    [...text.replaceAll('\r\n ', '').matchAll(new RegExp(`^${name}[^:]*:(.*)\r$`, 'gm'))].map(
      ([, value = '']) => value.replaceAll(/\\(.)/g, '$1'),
    );
  return { status: answer.status(), type: answer.headers()['content-type'], values };
}

const openDialog = async (page: Page, name: string) => {
  await page.getByRole('button', { name }).click();
  return page.getByRole('dialog', { name });
};

for (const locale of ['en-US', 'pt-BR'] as const)
  for (const [place, viewport] of [
    ['at a desk', { width: 1440, height: 900 }],
    ['on a phone', { width: 360, height: 780 }],
  ] as const)
    test.describe(`${locale} ${place}`, () => {
      const isPhone = place === 'on a phone';
      test.use({ locale, viewport, hasTouch: isPhone, colorScheme: isPhone ? 'dark' : 'light' });
      const texts = TEXTS[locale];

      test('[JOB-06] a calendar program reads what the address gives, until it is turned off', async ({
        page,
        context,
        playwright,
      }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.goto('/auth');
        await signUp(page);
        // The feed uses the account's language, which may differ from the browser's.
        await context.request.put('/api/account/details', {
          headers: { origin: PRODUCT_ORIGIN },
          data: { firstName: 'Ana', lastName: 'Lima', language: locale },
        });
        const id = await createApplication(context, {
          company: 'Globex',
          title: 'Engineer',
          nextStep: { text: 'Call Bia', on: dayFromNow(1) },
        });
        await page.goto('/applications?view=calendar');
        await expectSoundLayout(page);
        let dialog = await openDialog(page, texts.open);
        await expect(dialog.getByText(texts.none)).toBeVisible();
        await expectAccessible(page);
        await dialog.getByRole('button', { name: texts.create }).click();
        const address = await dialog.getByRole('textbox', { name: texts.address }).inputValue();
        await dialog.getByRole('button', { name: texts.copy }).click();
        await expect(
          page.getByRole('region', { name: /^(Notifications|Notificações)/ }).getByText(texts.copied),
        ).toBeVisible();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
        await expectAccessible(page);
        await expectSoundLayout(page);

        // Another app on another machine: it has only the URL.
        const program = await playwright.request.newContext();
        const first = await readFeed(program, address);
        expect([first.status, first.type]).toEqual([200, 'text/calendar; charset=utf-8']);
        expect(first.values('X-WR-CALNAME')).toEqual([texts.name]);
        expect(first.values('SUMMARY')).toEqual([texts.step]);
        expect(first.values('DTSTART')).toEqual([dayFromNow(1).replaceAll('-', '')]);

        await page.goto(`/applications/${id}`);
        await page.getByRole('combobox', { name: texts.eventKind }).click();
        await page.getByRole('option', { name: texts.kind }).click();
        await page.getByLabel(texts.eventAt, { exact: true }).fill(`${dayFromNow(3)}T09:30`);
        await page.getByRole('button', { name: texts.add, exact: true }).click();
        await expect
          .poll(async () => (await readFeed(program, address)).values('SUMMARY').toSorted())
          .toEqual([texts.step, texts.interview].toSorted());
        expect((await readFeed(program, address)).values('DTSTART')).toContain(
          `${dayFromNow(3).replaceAll('-', '')}T093000`,
        );

        await page.goto('/applications?view=calendar');
        dialog = await openDialog(page, texts.open);
        await expect(dialog.getByText(texts.since)).toBeVisible();
        await expect(dialog.getByRole('textbox', { name: texts.address })).toHaveCount(0);
        await expectSoundLayout(page);
        await dialog.getByRole('button', { name: texts.replace }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: texts.replace }).click();
        const next = await dialog.getByRole('textbox', { name: texts.address }).inputValue();
        expect((await readFeed(program, address)).status).toBe(404);
        expect((await readFeed(program, next)).values('SUMMARY')).toHaveLength(2);
        await dialog.getByRole('button', { name: texts.revoke }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: texts.revoke }).click();
        await expect(dialog.getByText(texts.none)).toBeVisible();
        expect((await readFeed(program, next)).status).toBe(404);
        await program.dispose();
      });
    });
