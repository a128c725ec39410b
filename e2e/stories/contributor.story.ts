import { GALLERY_ORIGIN } from '../support/addresses.ts';
import { createResume } from '../support/resumes.ts';
import { signUpByCall } from '../support/people/staff.ts';
import { expect, test } from './story.ts';

// The development server, started without its cache as in a new clone.
test.use({ baseURL: GALLERY_ORIGIN, serviceWorkers: 'block' });

test('a contributor walks through every screen of the development server, and it is loaded once', async ({
  page,
  context,
  story,
}) => {
  await signUpByCall(context.request);
  const id = await createResume(context, { title: 'Aurora' });
  let loads = 0;
  page.on('load', () => (loads += 1));
  await story.step(page, 'opens the list', async () => {
    await page.goto('/resumes');
    await expect(page.getByRole('link', { name: 'Aurora', exact: true })).toBeVisible({ timeout: 60_000 });
  });
  for (const address of [
    `/builder?resume=${id}`,
    `/builder?resume=${id}&tab=design`,
    '/new-resume',
    '/upload-resume',
    '/resume-tailoring',
    `/resume-assistant?resume=${id}`,
    '/account-settings',
    '/subscription',
  ])
    await test.step(`opens ${address}`, async () => {
      loads = 0;
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
      await page.waitForLoadState('networkidle');
      // Vite reloads the page when it finds a dependency that it has not optimized.
      expect(loads, 'pages loaded').toBe(1);
    });
});
