import { setTimeout as delay } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import { createTestUser } from '../accounts.ts';
import type { TestApp } from '../app.ts';
import { createBrowser, type TestBrowser } from './browser.ts';

const PERIOD_MS = 30_000;

/** The code of the authenticator app now, or a number of time steps away from now. */
export const totpCode = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * PERIOD_MS });

export const TEST_PASSWORD = 'a quiet river';

/** A signed-in browser of a user with a password. */
export async function createSignedInBrowser(
  test: TestApp,
  options: Parameters<typeof createTestUser>[1] = {},
) {
  const user = await createTestUser(test.database, { password: TEST_PASSWORD, ...options });
  return { user, browser: createBrowser(test.app, [user.headers.cookie]) };
}

const TURN_MS = 3_000;

/** Waits for the next time step, so that codes do not expire between creation and check. */
async function passTheTurn(): Promise<void> {
  const left = PERIOD_MS - (Date.now() % PERIOD_MS);
  if (left < TURN_MS) await delay(left);
}

/** Adds an authenticator app; its codes of the previous time steps are used up. */
export async function enrolTotp(browser: TestBrowser) {
  await passTheTurn();
  const begun = await browser.send('POST', '/api/account/second-factors', {
    body: { kind: 'totp', friendlyName: 'My phone' },
  });
  const { id, totp } = begun.json<{ data: { id: string; totp: { secret: string; uri: string } } }>().data;
  const confirmed = await browser.send('POST', `/api/account/second-factors/${id}/confirm`, {
    body: { code: totpCode(totp.secret, -1) },
  });
  if (confirmed.statusCode !== 200) throw new Error(confirmed.body);
  const { recoveryCodes } = confirmed.json<{ data: { recoveryCodes: string[] | null } }>().data;
  return { id, secret: totp.secret, uri: totp.uri, recoveryCodes: recoveryCodes ?? [] };
}

/** A new browser that has passed the first step, with address and password. */
export async function beginSignIn(test: TestApp, email: string) {
  const browser = createBrowser(test.app);
  const answer = await browser.send('POST', '/api/account/sign-in', {
    body: { email, password: TEST_PASSWORD },
  });
  return { browser, answer };
}

export const verify = (
  browser: TestBrowser,
  code: string,
  method: 'totp' | 'phone' | 'email' | 'recovery-code' = 'totp',
) => browser.send('POST', '/api/account/second-step/verify', { body: { method, code } });
