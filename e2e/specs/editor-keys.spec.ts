import type { Page } from '@playwright/test';
import { comeFromElsewhere, signUp } from '../support/accounts.ts';
import { createResume, entryRow, field, openBuilder, saveStatus, untilSaved } from '../support/resumes.ts';
import { expect, expectAccessible, forgiveNetwork, test } from '../support/test.ts';

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

test('[ENT-12] the palette finds resumes by what they say, and adds sections', async ({ page, context }) => {
  await page.goto('/auth');
  await signUp(page);
  const other = await createResume(context, { title: 'For Globex' });
  await openSample(page);
  await untilSaved(page);
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Search and commands' });
  // Only the other resume says this, and its title does not.
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
