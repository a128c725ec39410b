import type { Page } from '@playwright/test';
import { comeFromElsewhere } from '../../support/people/accounts.ts';
import { previewPane } from '../../support/preview.ts';
import { field, openBuilder, saveStatus } from '../../support/resumes.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

test.beforeEach(({ context }) => comeFromElsewhere(context));

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const chips = (page: Page, list: string) =>
  page.getByRole('list', { name: list, exact: true }).getByRole('button');
const FIFTEEN =
  'Python, SQL; dbt\n• Airflow\n• BigQuery\nTerraform, Kafka, Spark, Docker, Git, Linux, Looker, Excel, Figma, sql, Scrum';

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await page.keyboard.press('ControlOrMeta+v');
}

test('[ENT-02] skills are typed, pasted, removed, put in order and in groups, by keys and by mouse', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openBuilder(page);
  const input = field(page, 'Add skill');
  await input.click();
  await page.keyboard.type('Go,Rust');
  await page.keyboard.press('Enter');
  await expect(chips(page, 'Skills')).toHaveText(['Go', 'Rust']);
  await paste(page, FIFTEEN);
  await expect(chips(page, 'Skills')).toHaveCount(17);

  // The text still in the field is saved as well.
  await page.keyboard.type('Half typed');
  await expect(saveStatus(page)).toHaveText('Saved on this device');
  await page.reload();
  await expect(chips(page, 'Skills').last()).toHaveText('Half typed');
  await input.click();
  await page.keyboard.type('GO');
  await page.keyboard.press('Enter');
  await expect(chips(page, 'Skills')).toHaveCount(18);

  await page.keyboard.press('Backspace');
  await expect(button(page, 'Half typed')).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(input).toBeFocused();
  await expect(chips(page, 'Skills').last()).toHaveText('Scrum');
  await button(page, 'Undo').last().click();
  await expect(chips(page, 'Skills').last()).toHaveText('Half typed');

  await input.click();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(chips(page, 'Skills').last()).toHaveText('Scrum');
  await expect(button(page, 'Half typed')).toBeFocused();

  await button(page, 'Add group').click();
  await page.keyboard.type('Languages');
  await page.keyboard.press('Enter');
  await field(page, 'Add skill to Languages').click();
  await page.keyboard.type('Kotlin');
  await page.keyboard.press('Enter');
  await button(page, 'Rust').click();
  await page.getByRole('menuitem', { name: 'Languages' }).click();
  await expect(chips(page, 'Languages')).toHaveText(['Kotlin', 'Rust']);

  const [go, kotlin] = await Promise.all(['Go', 'Kotlin'].map((name) => button(page, name).boundingBox()));
  await page.mouse.move((go?.x ?? 0) + 8, (go?.y ?? 0) + 8);
  await page.mouse.down();
  await page.mouse.move((kotlin?.x ?? 0) + 3, (kotlin?.y ?? 0) + 8, { steps: 8 });
  await page.mouse.up();
  await expect(chips(page, 'Languages')).toHaveText(['Go', 'Kotlin', 'Rust']);
  await expect(page.getByRole('menu')).toHaveCount(0);

  const name = page.getByRole('textbox', { name: 'Group name' });
  await name.fill('Programming languages');
  await expect(name).toBeFocused();
  await name.press('Enter');
  await expect(chips(page, 'Programming languages')).toHaveCount(3);
  await expectAccessible(page);
});

test('[ENT-06] an entry and a skill are hidden, stay in the editor, and come back', async ({ page }) => {
  await openBuilder(page);
  await button(page, 'Look at a sample').click();
  await button(page, 'Hide Experience 1 from the resume').click();
  await expect(page.getByText('Not on the resume', { exact: true })).toBeVisible();
  await button(page, /^SQL/).click();
  await page.getByRole('menuitem', { name: 'Hide from the resume' }).click();
  await expect(saveStatus(page)).toHaveText('Saved on this device');
  await page.reload();
  await expect(button(page, 'Show Experience 1 in the resume')).toBeVisible();
  await expect(button(page, /^SQL/)).toHaveText(/Not on the resume/);
  const pages = previewPane(page);
  await expect(pages).toContainText('Fernhill', { timeout: 60_000 });
  await expect(pages).not.toContainText('Harborline');
  await button(page, 'Show Experience 1 in the resume').click();
  await expect(pages).toContainText('Harborline', { timeout: 30_000 });
});

test.describe('a phone', () => {
  test.use({
    locale: 'pt-BR',
    colorScheme: 'dark',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });

  test('[ENT-02] fifteen skills are on one screen', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/builder');
    await field(page, 'Adicionar habilidade').tap();
    await paste(page, FIFTEEN);
    const list = chips(page, 'Habilidades');
    await expect(list).toHaveCount(15);
    await list.first().scrollIntoViewIfNeeded();
    const [first, last] = await Promise.all([list.first().boundingBox(), list.last().boundingBox()]);
    expect((last?.y ?? 0) + (last?.height ?? 0) - (first?.y ?? 0)).toBeLessThan(844 / 2);
    await list.first().tap();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible(page);
  });
});
