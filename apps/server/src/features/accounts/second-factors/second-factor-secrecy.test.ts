import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TEST_ORIGIN } from '../../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { createAuthenticator } from '../../../testing/sign-in/authenticator.ts';
import { createBrowser } from '../../../testing/sign-in/browser.ts';
import { type CodeReader, startCodeReader } from '../../../testing/sign-in/codes.ts';
import {
  beginSignIn,
  createSignedInBrowser,
  enrolTotp,
  totpCode,
  verify,
} from '../../../testing/sign-in/second-factors.ts';

const PHONE = '+5511977770001';
const SECRET_TABLES = [
  'app_user',
  'session',
  'connection',
  'one_time_token',
  'one_time_code',
  'pending_sign_in',
  'second_factor',
  'second_factor_guess',
  'recovery_code',
  'passkey',
  'passkey_challenge',
];

let test: TestApp;
let reader: CodeReader;
beforeAll(async () => {
  test = await createTestApp();
  reader = await startCodeReader(test.database);
});
afterAll(async () => {
  await reader.close();
  await test.close();
});

/** Every value in every table, in the product's schema and in the queue's. */
async function wholeDatabase(): Promise<string> {
  const { auth, systemDb } = test.database;
  const read = async (db: typeof systemDb, tables: readonly string[]) =>
    Promise.all(tables.map(async (table) => (await sql`select * from ${sql.table(table)}`.execute(db)).rows));
  return JSON.stringify([
    await read(auth.db, SECRET_TABLES),
    await read(systemDb, ['live_event', 'job_progress', 'pgboss.job']),
  ]);
}

it('[AUTH-08] what lets people in is in no table, event, queue row or log line as it is', async () => {
  const { user, browser } = await createSignedInBrowser(test);
  const secrets: string[] = [];
  const keepCookies = (jar: Map<string, string>) =>
    secrets.push(...[...jar.values()].map((value) => decodeURIComponent(value).split('.')[0] ?? ''));

  const { secret, recoveryCodes } = await enrolTotp(browser);
  secrets.push(secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', '')));
  keepCookies(browser.jar);

  const phone = await browser.send('POST', '/api/account/second-factors', {
    body: { kind: 'phone', friendlyName: 'Phone', phone: PHONE },
  });
  const { id } = phone.json<{ data: { id: string } }>().data;
  const first = await reader.messagedCode(PHONE);
  await browser.send('POST', `/api/account/second-factors/${id}/confirm`, { body: { code: first } });

  const authenticator = createAuthenticator();
  const here = { origin: TEST_ORIGIN, rpId: 'lauda.example' };
  const begun = await browser.send('POST', '/api/account/passkeys/start');
  const { options } = begun.json<{ data: { options: { challenge: string } } }>().data;
  secrets.push(options.challenge);
  expect(await wholeDatabase()).not.toContain(options.challenge);
  await browser.send('POST', '/api/account/passkeys', {
    body: { friendlyName: 'Key', response: authenticator.create(options, here) },
  });

  const step = await beginSignIn(test, user.email);
  keepCookies(step.browser.jar);
  await step.browser.send('POST', '/api/account/second-step/code', { body: { method: 'phone' } });
  const second = await reader.messagedCode(PHONE, 2);
  await verify(step.browser, 'wrong-code-canary', 'recovery-code');
  await verify(step.browser, recoveryCodes[0] ?? '', 'recovery-code');
  secrets.push('wrong-code-canary');

  const guest = createBrowser(test.app);
  await guest.send('POST', '/api/account/sign-in-code', { body: { email: user.email } });
  keepCookies(guest.jar);
  const mailsWithCode = () => reader.mails.mails.filter(({ mail }) => mail.subject === 'Your code for Lauda');
  await expect.poll(() => mailsWithCode().length, { timeout: 10_000 }).toBe(1);
  const third = /\b\d{6}\b/.exec(mailsWithCode()[0]?.mail.text ?? '')?.[0] ?? '';
  await guest.send('POST', '/api/account/sign-in-code/verify', { body: { code: third } });

  // Six digits occur by chance inside any number, so only a whole value counts as a match.
  const codes = [first, second, third, totpCode(secret)];
  const stored = await wholeDatabase();
  const logged = JSON.stringify([test.logLines(), reader.log.lines]);
  for (const text of [stored, logged]) {
    for (const kept of secrets) {
      expect(kept.length).toBeGreaterThan(8);
      expect(text).not.toContain(kept);
    }
    for (const code of codes) expect(text).not.toMatch(new RegExp(`(?<![\\d.])${code}(?!\\d)`));
  }
  expect(logged).not.toContain(user.email);
  expect(logged).not.toContain(PHONE);
});
