import type { Browser, Page } from '@playwright/test';
import type { Fault } from '../../network/modes.ts';
import { type Proxy, startProxy } from '../../network/proxy.ts';
import { comeFromElsewhere, newPerson, signUp } from '../../support/people/accounts.ts';
import { createResume, field } from '../../support/resumes.ts';
import { expect, forgiveNetwork, test } from '../../support/test.ts';

test.beforeEach(({ context }) => comeFromElsewhere(context));

/** The same user behind a proxy, without the browser knowing. */
async function behindProxy(browser: Browser, page: Page, ...faults: Fault[]): Promise<[Page, Proxy]> {
  const proxy = await startProxy();
  const context = await browser.newContext({
    proxy: { server: proxy.url },
    storageState: await page.context().storageState(),
    serviceWorkers: 'block',
  });
  proxy.trouble(...faults);
  context.on('close', () => proxy.close());
  return [await context.newPage(), proxy];
}

const UNREAD = 'We can’t check whether you’re signed in';

test('[BRW-05] a session that cannot be read signs nobody out, and is read again by itself', async ({
  page,
  browser,
  pageErrors,
  trouble,
}) => {
  trouble.announce(UNREAD);
  await signUp(page);
  const id = await createResume(page.context(), { title: 'Quiet River' });
  const [tab, proxy] = await behindProxy(browser, page, { call: 'GET /api/session', mode: 'bad' });
  await tab.goto(`/builder?resume=${id}`);
  await expect(tab.getByText(UNREAD)).toBeVisible();
  await expect(tab.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  await tab.goto('/resumes');
  await expect(tab.getByText(UNREAD)).toBeVisible();
  await expect(tab).toHaveURL('/resumes');
  proxy.heal();
  await expect(tab.getByRole('link', { name: 'Quiet River' })).toBeVisible();
  await tab.context().close();
  forgiveNetwork(pageErrors);
});

test('[BRW-05] what nobody answers is said after half a minute, and “Try again” leads on', async ({
  page,
  browser,
  pageErrors,
  trouble,
}) => {
  test.slow();
  const person = await signUp(page, newPerson());
  await createResume(page.context(), { title: 'Quiet River' });
  const [list, proxy] = await behindProxy(
    browser,
    page,
    { call: 'GET /api/resume/all/:id', mode: 'hang' },
    { call: 'GET /assets/preview-pane.js', mode: 'hang' },
  );
  const silence = 'We couldn’t reach the server';
  trouble.announce('We couldn’t load your resumes', 'We couldn’t show this part', silence, 'notice');
  const [visitor, own] = await behindProxy(browser, page, {
    call: 'POST /api/account/sign-in',
    mode: 'hang',
  });
  await visitor.context().clearCookies();
  const builder = await list.context().newPage();
  await Promise.all([list.goto('/resumes'), builder.goto('/builder'), visitor.goto('/auth?view=sign-in')]);
  const form = visitor.getByRole('main');
  await form.getByLabel(/^Email/).fill(person.email);
  await form.getByLabel(/^Password/).fill(person.password);
  const signIn = form.getByRole('button', { name: 'Sign in', exact: true });
  await signIn.click();
  await field(builder, 'City').fill('Ōsaka');
  const later = { timeout: 40_000 };
  await expect(list.getByRole('button', { name: 'Try again' })).toBeVisible(later);
  await expect(form.getByRole('alert')).toBeVisible(later);
  await expect(builder.getByText('We couldn’t show this part')).toBeVisible(later);
  proxy.heal();
  own.heal();
  await list.getByRole('button', { name: 'Try again' }).click();
  await expect(list.getByRole('link', { name: 'Quiet River' })).toBeVisible();
  await signIn.click();
  await expect(visitor).toHaveURL('/resumes');
  // The browser still waits for the lost file; only a new page requests it again.
  await builder.getByRole('button', { name: 'Try again' }).first().click();
  await expect(builder.locator('canvas[data-page="1"]')).toBeVisible();
  await expect(field(builder, 'City')).toHaveValue('Ōsaka');
  await list.context().close();
  await visitor.context().close();
  forgiveNetwork(pageErrors);
});

test('[BRW-05] a deploy strands no open tab', async ({ page, browser, pageErrors, trouble }) => {
  await signUp(page);
  const [tab, proxy] = await behindProxy(browser, page);
  await tab.goto('/resumes');
  await expect(tab.getByText('No resumes yet')).toBeVisible();
  proxy.deploy();
  trouble.announce('screen');
  await tab.getByRole('link', { name: 'Applications', exact: true }).click();
  await expect(tab.getByRole('button', { name: 'New application' })).toBeVisible();
  await tab.context().close();
  forgiveNetwork(pageErrors);
});
