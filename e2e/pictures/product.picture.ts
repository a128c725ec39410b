// Product images for the landing page and the READMEs: `npm run product:pictures`.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { comeFromElsewhere, newPerson, signUp } from '../support/people/accounts.ts';
import { PRODUCT_ORIGIN } from '../support/addresses.ts';
import { ROOT } from '../support/product.ts';
import { entryRow, resumesOf } from '../support/resumes.ts';
import { expect, test } from '../support/test.ts';

type Locale = 'en-US' | 'pt-BR';

const LANDING = path.join(ROOT, 'apps/web/src/features/landing/pictures');
const DOCS = path.join(ROOT, 'docs/images');
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };
/** Viewport for an image shown at half the page's width. */
const CLOSE = { width: 700, height: 525 };
const QUALITY = '78';
const FRAME_MS = '140';

const ADS: Record<Locale, string> = {
  'en-US': `Operations manager, Portland

Requirements:
- Experience leading a team
- SQL and process design
- Written onboarding guides or training material
- Fluent Portuguese is a plus
- Experience with Tableau`,
  'pt-BR': `Gerente de operações, São Paulo

Requisitos:
- Experiência com liderança de equipe
- SQL e desenho de processos
- Elaboração de guias de integração ou treinamentos
- Inglês avançado é um diferencial
- Experiência com Tableau`,
};

const TYPED: Record<Locale, string> = {
  'en-US': 'Moved 14 teams to one planning calendar',
  'pt-BR': 'Reuniu 14 equipes em um só calendário de planejamento',
};

/** The product's own messages, so that the images follow when these change. */
function textOf(locale: Locale, area: string, key: string): string {
  const file = path.join(ROOT, `packages/messages/locales/${locale}/${area}.json`);
  const text = (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)[key];
  if (text === undefined) throw new Error(`${area}.${key} is no text of ${locale}`);
  return text;
}

const folder = mkdtempSync(path.join(tmpdir(), 'lauda-pictures-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const encode = (png: string, target: string, resizing: readonly string[] = []) =>
  execFileSync('cwebp', ['-quiet', '-q', QUALITY, '-m', '6', ...resizing, png, '-o', target]);

/** Returns the path of the uncompressed image. */
async function photograph(page: Page, targets: readonly string[]): Promise<string> {
  const png = path.join(folder, `${randomUUID()}.png`);
  await page.screenshot({ path: png, animations: 'disabled', caret: 'hide' });
  for (const target of targets) encode(png, target);
  return png;
}

/** The person in the product's sample. */
const PEOPLE: Record<Locale, { firstName: string; lastName: string }> = {
  'en-US': { firstName: 'Maya', lastName: 'Lindqvist' },
  'pt-BR': { firstName: 'Helena', lastName: 'Tavares' },
};

async function signInWithSample(page: Page, locale: Locale): Promise<{ id: string; title: string }> {
  await comeFromElsewhere(page.context());
  const { firstName, lastName } = PEOPLE[locale];
  const title = `${firstName} ${lastName}`;
  // The browser's language decides the language of the first screen.
  await page.goto('/auth');
  await signUp(page, { ...newPerson(), firstName, lastName });
  await page.goto('/new-resume');
  await page.getByRole('button', { name: textOf(locale, 'newResume', 'sample') }).click();
  const stored = async () => (await resumesOf(page.context()))[0]?.resume.personalInfo.lastName;
  await expect.poll(stored).toBe(lastName);
  const [sample] = await resumesOf(page.context());
  const id = sample?.id ?? '';
  const saved = await page.request.patch(`/api/resume/${id}?lean=true`, {
    headers: {
      origin: PRODUCT_ORIGIN,
      'if-match': `"${sample?.version ?? 0}"`,
      'idempotency-key': randomUUID(),
    },
    data: { ...sample?.resume, title, templateId: 'modern' },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  return { id, title };
}

/** Waits until the page beside the form is drawn and nothing is loading. */
async function openEditor(page: Page, id: string, locale: Locale): Promise<void> {
  await page.goto(`/builder?resume=${id}`);
  await expect(
    page.getByRole('textbox', { name: textOf(locale, 'resumes', 'firstName') }).first(),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Opens the first experience and focuses its description. */
async function firstDescription(page: Page, locale: Locale): Promise<Locator> {
  await entryRow(page, textOf(locale, 'resumes', 'experienceNumber').replace('{number}', '1')).click();
  const description = page.getByRole('textbox', { name: textOf(locale, 'resumes', 'description') }).first();
  await description.click();
  await description.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return description;
}

for (const locale of ['en-US', 'pt-BR'] as const)
  test.describe(locale, () => {
    test.use({ locale, viewport: DESK, deviceScaleFactor: 1.5, reducedMotion: 'reduce' });
    const isForReadme = locale === 'en-US';
    const targets = (name: string) => [
      path.join(LANDING, `${name}-${locale}.webp`),
      path.join(DOCS, `${name}${isForReadme ? '' : '-pt'}.webp`),
    ];

    test(`editor, match and phone, ${locale}`, async ({ page }) => {
      const { id, title } = await signInWithSample(page, locale);
      await openEditor(page, id, locale);
      await firstDescription(page, locale);
      const editor = await photograph(page, targets('editor').slice(0, 1));
      encode(editor, path.join(LANDING, `editor-960-${locale}.webp`), ['-resize', '960', '0']);

      await page.setViewportSize(PHONE);
      await openEditor(page, id, locale);
      const previewTab = textOf(locale, 'preview', 'title');
      await page.getByRole('link', { name: previewTab, exact: true }).click();
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(1_500);
      await photograph(page, targets('phone'));

      await page.setViewportSize(DESK);
      await page.goto('/resume-tailoring');
      await page.locator('label').filter({ hasText: title }).click();
      await page.getByRole('button', { name: textOf(locale, 'tailoring', 'next'), exact: true }).click();
      await page.getByRole('textbox').first().fill(ADS[locale]);
      await page.getByRole('button', { name: textOf(locale, 'tailoring', 'analyze'), exact: true }).click();
      await expect(
        page.getByRole('progressbar', { name: textOf(locale, 'tailoring', 'scoreNow') }),
      ).toBeVisible({
        timeout: 30_000,
      });
      await page.waitForLoadState('networkidle');
      await photograph(page, [path.join(DOCS, `tailoring${isForReadme ? '' : '-pt'}.webp`)]);

      await page.setViewportSize(CLOSE);
      const asked = page.getByRole('heading', { name: textOf(locale, 'tailoring', 'requirements') });
      await asked.evaluate((element) => {
        element.scrollIntoView({ block: 'start' });
        globalThis.scrollBy(0, -90);
      });
      await page.waitForTimeout(500);
      await photograph(page, targets('match').slice(0, 1));
    });

    test(`typing beside the preview, ${locale}`, async ({ page }) => {
      const { id } = await signInWithSample(page, locale);
      await openEditor(page, id, locale);
      const description = await firstDescription(page, locale);
      await page.keyboard.press('Control+End');
      await page.keyboard.press('Enter');
      await description.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const frames: string[] = [];
      for (const letter of TYPED[locale]) {
        await page.keyboard.type(letter);
        // The page beside the form follows within this time.
        await page.waitForTimeout(250);
        const frame = path.join(folder, `frame-${locale}-${String(frames.length).padStart(3, '0')}.png`);
        writeFileSync(frame, await page.screenshot({ scale: 'css' }));
        frames.push(frame);
      }
      const last = frames.at(-1) ?? '';
      const pause = Array.from<string>({ length: 12 }).fill(last);
      const options = ['-lossy', '-q', '60', '-m', '6', '-d', FRAME_MS];
      execFileSync('img2webp', [
        '-loop',
        '0',
        ...options,
        ...frames,
        ...pause,
        '-o',
        path.join(DOCS, `typing${isForReadme ? '' : '-pt'}.webp`),
      ]);
    });
  });
