import type { Page } from '@playwright/test';
import { comeFromElsewhere, signUp } from '../../support/people/accounts.ts';
import { createApplication } from '../../support/applications.ts';
import { BUILDER_WORDS } from '../../support/acts/builder-words.ts';
import {
  createResume,
  entryRow,
  field,
  openBuilder,
  resumesOf,
  saveStatus,
  untilSaved,
} from '../../support/resumes.ts';
import { expect, expectAccessible, forgiveNetwork, test } from '../../support/test.ts';

test.beforeEach(({ context }) => comeFromElsewhere(context));

async function openSample(page: Page): Promise<void> {
  await openBuilder(page);
  await page.getByRole('button', { name: 'Look at a sample' }).click();
  await expect(field(page, 'First name')).toHaveValue('Maya');
}

test('[ENT-12] the editor is worked by keys, and the sheet of shortcuts lists them', async ({ page }) => {
  await openSample(page);
  await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
  await entryRow(page, 'Education 1').focus();
  await page.keyboard.press('Control+Enter');
  await expect(field(page, 'School')).toBeFocused();
  await page.keyboard.type('Night School');
  await expect(entryRow(page, 'Education 2')).toHaveText(/^Night School/);

  await page.keyboard.press('Alt+PageDown');
  await expect(field(page, 'Add skill')).toBeFocused();
  await page.keyboard.press('Alt+PageUp');
  await expect(field(page, 'School')).toBeFocused();
  await page.keyboard.press('Control+Alt+Digit3');
  await expect(page).toHaveURL(/tab=design/);
  await page.keyboard.press('Control+Alt+Digit1');
  await expect(page).toHaveURL('/builder');

  await page.keyboard.press('Control+Shift+Enter');
  await expect(page.getByRole('menuitem', { name: /^PDF/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+/');
  const sheet = page.getByRole('dialog');
  for (const said of [
    'Add an entry to this section',
    'Move an entry up, on its row',
    'Next section',
    'Design',
    'Download',
  ])
    await expect(sheet.getByText(said, { exact: true })).toBeVisible();
  await expectAccessible(page);
  // As wide as a 720-pixel window at 200% zoom.
  await page.setViewportSize({ width: 360, height: 450 });
  await expect(sheet.getByText('Ctrl', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
});

for (const locale of ['en-US', 'pt-BR'] as const)
  test.describe(`without a mouse, ${locale}`, () => {
    test.use({ locale, colorScheme: locale === 'pt-BR' ? 'dark' : 'light' });
    const words = BUILDER_WORDS[locale];
    const undo = { 'en-US': 'Undo', 'pt-BR': 'Desfazer' }[locale];

    test('[ENT-11] [ENT-12] an entry is written, moved, deleted and taken back, and the resume downloaded', async ({
      page,
    }) => {
      await page.goto('/builder');
      const { keyboard } = page;
      await expect(page.getByRole('button', { name: words.export })).toBeVisible();
      const rows = page.locator('[data-section="experience"] h3 button');
      const write = async (position: string, company: string) => {
        await expect(page.getByLabel(new RegExp(`^${words.position}`))).toBeFocused();
        await keyboard.type(position);
        await keyboard.press('Enter');
        await keyboard.type(company);
        await keyboard.press('Enter');
        await keyboard.type('03/2021');
        await keyboard.press('Escape');
      };
      // With nothing selected, new entries go to the experience section.
      await keyboard.press('Control+Enter');
      await write('Welder', 'Quayside');
      await expect(rows).toHaveText([/^Welder · Quayside/]);
      await expect(rows).toBeFocused();
      await keyboard.press('Control+Enter');
      await write('Foreman', 'Harborline');
      await expect(rows.nth(1)).toBeFocused();
      await keyboard.press('Alt+ArrowUp');
      await expect(rows).toHaveText([/^Foreman/, /^Welder/]);
      await expect(rows.first()).toBeFocused();

      // Past the visibility button to the row's menu, whose last item removes the entry.
      await keyboard.press('Tab');
      await keyboard.press('Tab');
      await keyboard.press('ArrowUp');
      await keyboard.press('Enter');
      await expect(rows).toHaveText([/^Welder/]);
      await expect(rows).toBeFocused();
      await keyboard.press('F8');
      await keyboard.press('Tab');
      await expect(page.getByRole('button', { name: undo }).and(page.locator(':focus'))).toBeVisible();
      await keyboard.press('Enter');
      await expect(rows).toHaveText([/^Foreman/, /^Welder/]);
      await expect(rows.nth(1)).toBeFocused();

      await keyboard.press('Alt+PageDown');
      await expect(page.locator('[data-section="education"] :focus')).toBeVisible();
      await keyboard.press('Control+Shift+Enter');
      await expect(page.getByRole('menuitem', { name: /^PDF/ })).toBeFocused();
      const saving = page.waitForEvent('download');
      await keyboard.type(words.plainText.slice(0, 3));
      await keyboard.press('Enter');
      expect((await saving).suggestedFilename()).toMatch(/\.txt$/);
    });
  });

test('[ENT-12] a key pressed right after the one that adds an entry is typed into it', async ({ page }) => {
  await openSample(page);
  await entryRow(page, 'Education 1').focus();
  const focused = await page.evaluate(() => {
    const press = { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', press));
    return (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent;
  });
  expect(focused).toMatch(/^School/);
});

test('[ENT-12] the palette finds sections and entries by what they say, and the acts of the screen', async ({
  page,
}) => {
  await openSample(page);
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Search and commands' });
  await search.fill('driver hours');
  await expect(page.getByRole('option').first()).toHaveText(/^Operations Analyst · Fernhill/);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(/^Position/)).toBeFocused();
  await expect(page.getByLabel(/^Position/)).toHaveValue('Operations Analyst');
  await page.keyboard.press('Control+k');
  await search.fill('add language');
  await page.keyboard.press('Enter');
  await expect(entryRow(page, 'Language 3')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Control+k');
  await search.fill('checks');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Checks' })).toBeVisible();
});

test('[ENT-12] the palette finds resumes and applications by what they say, and adds sections', async ({
  page,
  context,
}) => {
  await page.goto('/auth');
  await signUp(page);
  const other = await createResume(context, { title: 'For Globex' });
  await createApplication(context, { company: 'Initech', title: 'Fitter', notes: 'Ask Milton' });
  await openSample(page);
  await untilSaved(page);
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Search and commands' });
  // Only the other resume contains this, and not in its title.
  await search.fill('ana@lauda');
  await expect(page.getByRole('option')).toHaveText([/^For Globex/]);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`resume=${other}`));
  await expect(field(page, 'First name')).toHaveValue('Ana');
  await page.keyboard.press('Control+k');
  await search.fill('add section cert');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-section="certifications"]')).toBeVisible();
  await page.keyboard.press('Control+k');
  await search.fill('change templ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=design/);
  await page.keyboard.press('Control+k');
  await search.fill('ask milton');
  await expect(page.getByRole('option')).toHaveText([/^Initech · Fitter/]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Initech');
});

test('[ENT-11] an Undo is still good when the editor has been left', async ({ page, context }) => {
  await page.goto('/auth');
  await signUp(page);
  await openSample(page);
  await untilSaved(page);
  const schools = async () => {
    const [stored] = (await resumesOf(context)) as unknown as {
      resume: { education: { school: string }[] };
    }[];
    return stored?.resume.education.map(({ school }) => school);
  };
  await page.getByRole('button', { name: 'Education 1: options' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect.poll(schools).toEqual([]);
  await page.getByRole('link', { name: 'My resumes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My resumes' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(schools).toEqual(['Cascadia Hills University']);
});

test('[ENT-11] the save status is said aloud when it gets worse or is asked for, not after every burst', async ({
  page,
  context,
  pageErrors,
  trouble,
}) => {
  trouble.announce('save');
  await page.goto('/auth');
  await signUp(page);
  await openBuilder(page);
  await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
  const said: string[] = [];
  await page.exposeFunction('heard', (words: string) => said.push(words));
  await page.getByRole('group', { name: 'Tools' }).evaluate((tools) => {
    const heard = (globalThis as unknown as { heard: (words: string) => void }).heard;
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const live = (target instanceof Element ? target : target.parentElement)?.closest(
          'output, [aria-live]',
        );
        if (live && live.getAttribute('aria-live') !== 'off' && live.textContent) heard(live.textContent);
      }
    }).observe(tools, { subtree: true, childList: true, characterData: true });
  });
  await field(page, 'First name').pressSequentially('Ana');
  await untilSaved(page);
  await field(page, 'Last name').pressSequentially('Lima');
  await untilSaved(page);
  expect(said).toEqual([]);
  await page.keyboard.press('Control+s');
  await expect.poll(() => said).toEqual(['Saved']);
  await context.setOffline(true);
  await field(page, 'Last name').pressSequentially(' Reis');
  await expect(saveStatus(page)).toHaveText('Saved – offline');
  await expect.poll(() => said).toContain('Saved – offline');
  await context.setOffline(false);
  await untilSaved(page);
  forgiveNetwork(pageErrors);
});
