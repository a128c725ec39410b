import { untilProgram } from '../../support/resumes.ts';
import { answerSessionAs, expect, test } from '../../support/test.ts';

const NOBODY = { user: null, expiresAt: null, isSecondFactorVerified: false, impersonation: null };

test('[APP-06] a spinner stands in while the session is loading', async ({ page }) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/session', async (route) => {
    await asked;
    await route.fulfill({ json: { data: NOBODY } });
  });
  await page.goto('/resumes');
  await expect(page.getByText('Loading...')).toBeVisible();
  answer();
  await expect(page).toHaveURL('/auth?redirect=%2Fresumes');
});

test('[APP-06] an auth callback is waited for, two seconds at most', async ({ page }) => {
  await page.route('**/api/session', (route) => route.fulfill({ json: { data: NOBODY } }));
  // Measured in the page: loading it and querying it take extra time, more on a busy machine.
  await page.addInitScript(() => {
    const moments = { shown: 0, left: 0 };
    Object.assign(globalThis, { moments });
    new MutationObserver(() => {
      if (moments.shown === 0 && document.body?.textContent.includes('Processing authentication...'))
        moments.shown = performance.now();
    }).observe(document, { childList: true, subtree: true });
    const replaceState = history.replaceState.bind(history);
    history.replaceState = (state, unused, url) => {
      if (String(url).includes('/auth?')) moments.left ||= performance.now();
      replaceState(state, unused, url);
    };
  });
  for (const hash of ['#access_token=abc', '#code=abc']) {
    await page.goto('about:blank');
    await page.goto(`/resumes${hash}`);
    await expect(page.getByText('Processing authentication...')).toBeVisible();
    await expect(page).toHaveURL(/\/auth\?/);
    const { shown, left } = await page.evaluate(
      () => (globalThis as never as { moments: { shown: number; left: number } }).moments,
    );
    expect(left - shown).toBeGreaterThan(1900);
    expect(left - shown).toBeLessThan(3000);
  }
});

test('[APP-11] the top navigation leads home, to pricing, and in', async ({ page }) => {
  await page.goto('/faq');
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(navigation.getByRole('link')).toHaveText(['Lauda', 'Home', 'Pricing', 'Sign in']);
  await navigation.getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await navigation.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await navigation.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/auth?view=sign-in');
});

for (const [locale, name] of [
  ['en-US', 'Upload resume'],
  ['pt-BR', 'Enviar currículo'],
] as const)
  test.describe(locale, () => {
    test.use({ locale });
    test('[APP-12] the breadcrumb names the screen in the language of the page', async ({ page }) => {
      await answerSessionAs(page, {});
      await page.goto('/upload-resume');
      await expect(page.getByRole('banner').getByText(name)).toHaveAttribute('aria-current', 'page');
    });
  });

test('[APP-14] the footer leads to the texts and to support', async ({ page }) => {
  for (const address of ['/', '/new-resume']) {
    await page.goto(address);
    const links = page.getByRole('contentinfo').getByRole('link');
    await expect(links).toHaveText([
      'Privacy Policy',
      'FAQ',
      'Terms of Service',
      'How we test',
      'Contact support',
    ]);
    const targets = await links.evaluateAll((list) => list.map((link) => link.getAttribute('href')));
    expect(targets.slice(0, 4)).toEqual(['/privacy-policy', '/faq', '/terms-of-service', '/how-we-test']);
    expect(targets[4]).toMatch(/^mailto:.+@.+/);
  }
});

test('[APP-16] /error says what happened, gives a reference and a retry', async ({ page, trouble }) => {
  trouble.announce('screen');
  await page.goto('/builder');
  await page.goto('/error');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await expect(page.getByText(/Error reference: \w+/)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/builder');
});

test('[APP-18] everything in the shell can be reached and used by keyboard, with visible focus', async ({
  page,
  trouble,
}) => {
  trouble.announce('screen');
  await page.goto('/builder');
  // Before that there is only the early form, and the first Tab would reach it.
  await untilProgram(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  // A screen with little content between the bars.
  await page.goto('/error');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const reached: string[] = [];
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return {
        name: element.textContent || element.getAttribute('aria-label'),
        hasOutline: outlineStyle !== 'none' && outlineWidth !== '0px',
      };
    });
    if (!focus) break;
    expect(focus.hasOutline, `focus ring on ${focus.name}`).toBe(true);
    reached.push(focus.name ?? '');
  }
  for (const name of [
    'New resume',
    'My resumes',
    'Applications',
    'Sign in',
    'Toggle sidebar',
    'Theme and language',
    'Contact support',
  ])
    expect(reached).toContain(name);

  const menu = page.getByRole('button', { name: 'Theme and language' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('[APP-18] nothing moves for people who asked for less motion', async ({ page }) => {
    await page.goto('/builder');
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((element) => {
          const { transitionProperty, transitionDuration } = getComputedStyle(element);
          return transitionProperty !== 'opacity' && transitionDuration !== '0s';
        }).length,
    );
    expect(moving).toBe(0);
  });
});
