import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { onEveryContext } from './browser/every-context.ts';
import { collectPageErrors } from './watching/page-errors.ts';
import { answerStaffArea } from './staff-area.ts';
import { TroubleLog } from './watching/trouble.ts';
import { untilStill } from './watching/still.ts';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Options {
  /** Trouble that may occur in any test of a file; `trouble.announce` is for trouble that must occur. */
  toleratedTrouble: (string | RegExp)[];
  /** Whether a 404 of a page or file is a fault. */
  isNotFoundAFault: boolean;
}

interface Fixtures {
  /** Errors reported by any page; a test must end without any. */
  pageErrors: string[];
  /** Trouble notices; a test must end without unannounced ones. */
  trouble: TroubleLog;
}

export const test = base.extend<Options & Fixtures>({
  toleratedTrouble: [[], { option: true }],
  isNotFoundAFault: [false, { option: true }],
  pageErrors: [
    async ({ browser, context, isNotFoundAFault }, use) => {
      const errors: string[] = [];
      const release = await onEveryContext(browser, context, (one) =>
        collectPageErrors(one, errors, { isNotFoundAFault, isElsewhere: one !== context }),
      );
      await use(errors);
      release();
      expect(errors, 'errors on the page').toEqual([]);
    },
    { auto: true },
  ],
  trouble: [
    async ({ browser, context, toleratedTrouble }, use, testInfo) => {
      const log = new TroubleLog(toleratedTrouble);
      const release = await onEveryContext(browser, context, (one) => log.watch(one));
      await use(log);
      release();
      for (const { kind, text, url } of log.unannounced)
        testInfo.annotations.push({ type: 'trouble', description: `${kind}: ${text} (${url})` });
      expect(log.unannounced, 'trouble that was not announced').toEqual([]);
      if (testInfo.status === 'passed')
        await expect.poll(() => log.neverSeen, { message: 'announced trouble that never came' }).toEqual([]);
    },
    { auto: true },
  ],
});

/** Ignores console errors caused by an intentional network loss. */
export function forgiveNetwork(pageErrors: string[]): void {
  const others = pageErrors.filter(
    (error) =>
      !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of|dynamically imported|a file did not arrive/.test(
        error,
      ),
  );
  pageErrors.splice(0, pageErrors.length, ...others);
}

export async function expectAccessible(page: Page): Promise<void> {
  await untilStill(page);
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: WCAG_22_AA }, resultTypes: ['violations'] })
    // Otherwise axe opens a second page to merge frame results, which takes twice as long; no screen has frames.
    .setLegacyMode(true)
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found).toEqual([]);
}

interface SignedInAs {
  name?: string | null;
  email?: string;
  staffRole?: 'admin' | 'support' | 'content_manager' | null;
}

const NO_FACTORS = {
  factors: [],
  recoveryCodesLeft: 0,
  proofMethods: ['password'],
  phoneHint: null,
  isProofFresh: true,
  isSessionVerified: false,
  isStaff: false,
  canUsePhone: true,
};

const FREE_PLAN = {
  isProAccess: false,
  subscription: null,
  billingInfo: null,
  usageLimit: { maxAiSuggestions: 3, aiSuggestions: 0 },
};

/** Mocks the session call, so that the shell shows a signed-in user. */
export async function answerSessionAs(
  page: Page,
  { name = null, email = 'ana@lauda.example', staffRole = null }: SignedInAs,
) {
  const session = {
    id: '22222222-2222-4222-8222-222222222222',
    isCurrent: true,
    device: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0 Safari/537.36',
    ipAddress: '203.0.113.9',
    createdAt: '2026-11-01T12:00:00.000Z',
    lastUsedAt: '2026-11-14T12:00:00.000Z',
  };
  const user = { id: '11111111-1111-4111-8111-111111111111', email, name, avatarUrl: null, staffRole };
  await page.route('**/api/session', (route) =>
    route.fulfill({
      json: { data: { user, expiresAt: null, isSecondFactorVerified: false, impersonation: null } },
    }),
  );
  // The server does not know this user and would refuse to list their sessions.
  await page.route('**/api/account/security', (route) => route.fulfill({ json: { data: NO_FACTORS } }));
  await page.route('**/api/account/access-log', (route) => route.fulfill({ json: { data: [] } }));
  await page.route('**/api/account/passkeys', (route) => route.fulfill({ json: { data: [] } }));
  const details = {
    email,
    firstName: 'Ana',
    lastName: 'Lima',
    language: 'en-US',
    createdAt: session.createdAt,
    mailRefusedAt: null,
  };
  await page.route('**/api/account/details', (route) => route.fulfill({ json: { data: details } }));
  await page.route('**/api/account/archive', (route) => route.fulfill({ json: { data: { archive: null } } }));
  await page.route('**/api/account/notifications', (route) =>
    route.fulfill({ json: { data: [{ kind: 'updates', isOn: false }] } }),
  );
  await page.route('**/api/account/social', (route) => route.fulfill({ json: { data: [] } }));
  await page.route('**/api/profile/user/*', (route) =>
    route.fulfill({ json: { data: { id: user.id, userId: user.id, aiUsageCount: 0 } } }),
  );
  await page.route('**/api/plan/*', (route) => route.fulfill({ json: { data: FREE_PLAN } }));
  await page.route('**/api/cover-letter/all', (route) => route.fulfill({ json: { data: [] } }));
  await page.route('**/api/application/all', (route) => route.fulfill({ json: { data: [] } }));
  await page.route('**/api/resume/all/*', (route) => route.fulfill({ json: { data: [] } }));
  await page.route('**/api/resume/families/*', (route) => route.fulfill({ json: { data: [] } }));
  await page.route('**/api/import', (route) => route.fulfill({ json: { data: [] } }));
  await page.route('**/api/account/sessions', (route) => route.fulfill({ json: { data: [session] } }));
  if (staffRole !== null) await answerStaffArea(page);
}

/** Mocks feature flags; switching the real flag would affect every other test. */
export async function answerSiteWith(page: Page, flags: { coverLetter: boolean }) {
  const data = {
    flags,
    supportEmail: 'help@lauda.example',
    socialProviders: [],
    isPhoneOn: true,
    isJobAdOn: true,
    isAiOn: true,
    isSelling: true,
  };
  await page.route('**/api/site', (route) => route.fulfill({ json: { data } }));
}

export { expect } from '@playwright/test';
