import { answerSessionAs, answerSiteWith, expect, test } from '../../support/test.ts';

const navigation = { name: 'App navigation' };

test.beforeEach(({ page }) => answerSiteWith(page, { coverLetter: true }));

test('[APP-08] visitors see the open entries, and are asked to sign in by the private ones', async ({
  page,
}) => {
  await page.goto('/builder');
  const links = page.getByRole('navigation', navigation).getByRole('listitem');
  await expect(links).toHaveText([
    'My resumes',
    'Applications',
    'Editor',
    'Tailor to a job',
    'Cover letters',
    'FAQ',
  ]);
  for (const [name, address] of [
    ['My resumes', '/resumes'],
    ['Applications', '/applications'],
    ['Tailor to a job', '/resume-tailoring'],
    ['Cover letters', '/cover-letter'],
  ] as const) {
    await page.goto('/builder');
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/auth?redirect=${encodeURIComponent(address)}`);
  }
});

test('[APP-08] users see account settings, staff the admin panel', async ({ page }) => {
  await answerSessionAs(page, {});
  await page.goto('/builder');
  await expect(page.getByRole('link', { name: 'Account settings' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin panel' })).toHaveCount(0);
  await answerSessionAs(page, { staffRole: 'support' });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Admin panel' })).toBeVisible();
});

test('[APP-08] help leads to the FAQ, and creating a resume to the templates', async ({ page }) => {
  await page.goto('/builder');
  await page.getByRole('navigation', navigation).getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await page.goto('/builder');
  await page.getByRole('button', { name: 'New resume' }).click();
  await expect(page).toHaveURL('/new-resume');
});

test('signed-out people find the ways in, with the way back', async ({ page }) => {
  await page.goto('/builder');
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/auth?view=sign-in&redirect=%2Fbuilder',
  );
  await expect(page.getByRole('link', { name: 'Create account' })).toHaveAttribute(
    'href',
    '/auth?view=sign-up&redirect=%2Fbuilder',
  );
});

test('[APP-10] Ctrl+B collapses the sidebar to icons with tooltips, and back', async ({ page }) => {
  await page.goto('/builder');
  const sidebar = page.getByRole('navigation', navigation);
  await expect(sidebar).toHaveCSS('width', '256px');
  await page.keyboard.press('Control+b');
  await expect(sidebar).toHaveCSS('width', '48px');
  await page.getByRole('link', { name: 'My resumes' }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('My resumes');
  await page.keyboard.press('Control+b');
  await expect(sidebar).toHaveCSS('width', '256px');
});

test('[APP-10] its state is kept in a cookie for 604800 s', async ({ page, context }) => {
  await page.goto('/builder');
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  const cookie = (await context.cookies()).find(({ name }) => name === 'lauda_sidebar');
  expect(cookie?.value).toBe('collapsed');
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 604_800)).toBeLessThan(60);
  await page.reload();
  await expect(page.getByRole('navigation', navigation)).toHaveCSS('width', '48px');
});

test('[APP-10] it collapses when a path under /admin opens, and comes back after', async ({ page }) => {
  await answerSessionAs(page, { staffRole: 'admin' });
  await page.goto('/builder');
  const sidebar = page.getByRole('navigation', navigation);
  await expect(sidebar).toHaveCSS('width', '256px');
  await page.getByRole('link', { name: 'Admin panel' }).click();
  await expect(sidebar).toHaveCSS('width', '48px');
  await page.getByRole('link', { name: 'Editor' }).click();
  await expect(sidebar).toHaveCSS('width', '256px');
});

test('[APP-10] under 768 px it is a sheet', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 844 });
  await page.goto('/builder');
  await expect(page.getByRole('navigation', navigation)).toHaveCount(0);
  await page.getByRole('button', { name: 'Open navigation' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('navigation', navigation)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.setViewportSize({ width: 768, height: 844 });
  await expect(page.getByRole('navigation', navigation)).toBeVisible();
});

test('Ctrl+B in a text editor stays with the editor', async ({ page }) => {
  await page.goto('/builder');
  const sidebar = page.getByRole('navigation', navigation);
  await expect(sidebar).toHaveCSS('width', '256px');
  await page.evaluate(() => {
    const editor = document.createElement('div');
    editor.contentEditable = 'true';
    document.querySelector('main')?.append(editor);
    editor.focus();
  });
  await page.keyboard.press('Control+b');
  // Outside the editor this press collapses the sidebar. If the first press had counted, it would expand it again.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Control+b');
  await expect(sidebar).toHaveCSS('width', '48px');
});
