import { comeFromElsewhere, signUp } from '../../support/people/accounts.ts';
import { untilKept } from '../../support/browser/offline.ts';
import { pictureOf, untilPainted } from '../../support/preview.ts';
import { field, openBuilder, resumesOf, untilSaved } from '../../support/resumes.ts';
import { expect, forgiveNetwork, test } from '../../support/test.ts';

// This file cuts the network on purpose.
test.use({ toleratedTrouble: ['save', 'preview', 'tool', 'We couldn’t show this part'] });

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ context }) => comeFromElsewhere(context));

test('[SYNC-06] the builder opens without a network, with what was typed, and goes on', async ({
  page,
  context,
  pageErrors,
}) => {
  await openBuilder(page);
  await untilKept(page);
  await field(page, 'First name').fill('Maya');
  await untilPainted(page);
  await context.setOffline(true);
  await page.reload();
  await expect(field(page, 'First name')).toHaveValue('Maya', { timeout: 20_000 });
  await field(page, 'Last name').fill('Offline');
  await page.reload();
  await expect(field(page, 'Last name')).toHaveValue('Offline', { timeout: 20_000 });
  await context.setOffline(false);
  await page.reload();
  await expect(field(page, 'Last name')).toHaveValue('Offline');
  await untilPainted(page);
  expect(await pictureOf(page)).not.toBeNull();
  forgiveNetwork(pageErrors);
});

test('[SYNC-06] somebody signed in finds their own resume without a network, and it is sent when there is one', async ({
  page,
  context,
  pageErrors,
}) => {
  await page.goto('/auth');
  await signUp(page);
  await openBuilder(page);
  await untilKept(page);
  await field(page, 'First name').fill('Ana');
  await untilSaved(page);
  await context.setOffline(true);
  await page.reload();
  await expect(field(page, 'First name')).toHaveValue('Ana', { timeout: 20_000 });
  await field(page, 'Last name').fill('Lima');
  await context.setOffline(false);
  await expect(async () => {
    const [resume] = await resumesOf(context);
    expect(resume?.resume.personalInfo).toMatchObject({ firstName: 'Ana', lastName: 'Lima' });
  }).toPass({ timeout: 30_000 });
  forgiveNetwork(pageErrors);
});
