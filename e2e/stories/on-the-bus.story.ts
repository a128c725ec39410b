import type { CDPSession } from '@playwright/test';
import { newPerson, signUp } from '../support/people/accounts.ts';
import { untilKept } from '../support/browser/offline.ts';
import { countPreviewCalls, pictureOf, untilOwnEngine, untilPainted } from '../support/preview.ts';
import { field, resumesOf, untilSaved } from '../support/resumes.ts';
import { forgiveNetwork } from '../support/test.ts';
import { expect, test } from './story.ts';

/** Connected, but nothing responds: as in a tunnel. */
const setDead = (session: CDPSession, isDead: boolean) =>
  session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: isDead ? 3_600_000 : 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });

// Parts that are loading when the network drops show as missing until it is back.
test.use({ toleratedTrouble: ['We couldn’t show this part', 'tool', 'preview'] });

test('edits on the bus: offline before the engine has loaded, offline after, connected but dead, and back', async ({
  page,
  context,
  story,
  trouble,
  pageErrors,
}) => {
  trouble.announce('save');
  const person = { ...newPerson(), firstName: 'Joshua', lastName: 'Okafor' };
  await page.goto('/auth');
  await signUp(page, person);
  await story.step(page, 'opens the editor and loses the network within the first second', async () => {
    await page.goto('/builder', { waitUntil: 'commit' });
    await expect(field(page, 'First name')).toBeVisible({ timeout: 30_000 });
    await context.setOffline(true);
    await field(page, 'First name').fill('Joshua');
    await field(page, 'Last name').fill('Okafor');
    await field(page, 'Professional title').fill('Bus driver and union steward');
  });
  await story.step(page, 'has a network again, and the page appears by itself', async () => {
    await context.setOffline(false);
    await untilPainted(page);
    await untilSaved(page);
    await expect(page.getByText('The preview is behind')).toBeHidden();
    // The engine that failed to load is fetched after all.
    await untilOwnEngine(page, countPreviewCalls(page), (word) => field(page, 'City').fill(word));
    // So is what the next visit needs, whose download the network loss may have interrupted.
    await untilKept(page);
  });
  await story.step(page, 'goes offline with the engine loaded, and the preview follows', async () => {
    await context.setOffline(true);
    const before = await pictureOf(page);
    await field(page, 'City').fill('Leeds');
    await expect.poll(() => pictureOf(page), { timeout: 20_000 }).not.toBe(before);
  });
  await story.step(page, 'reloads offline, and everything is there', async () => {
    await page.reload();
    await expect(field(page, 'City')).toHaveValue('Leeds', { timeout: 30_000 });
    await expect(field(page, 'Professional title')).toHaveValue('Bus driver and union steward');
  });
  await story.step(page, 'is back, and the account has it', async () => {
    await context.setOffline(false);
    await untilSaved(page);
    expect((await resumesOf(context))[0]?.resume.personalInfo).toMatchObject({ city: 'Leeds' });
  });

  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await story.step(page, 'writes in a tunnel, connected but dead', async () => {
    await setDead(session, true);
    await field(page, 'City').fill('York');
    await expect(field(page, 'City')).toHaveValue('York');
  });
  await story.step(page, 'leaves the tunnel, and the account has it', async () => {
    await setDead(session, false);
    await expect(async () => {
      expect((await resumesOf(context))[0]?.resume.personalInfo.city).toBe('York');
    }).toPass({ timeout: 90_000 });
    await untilSaved(page);
  });
  forgiveNetwork(pageErrors);
});
