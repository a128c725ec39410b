import { type StandInProvider, startOpenIdProvider } from '@lauda/stand-ins/openid/openid-provider';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_ORIGIN } from '../../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { createAuthenticator } from '../../../testing/sign-in/authenticator.ts';
import { createBrowser, type TestBrowser } from '../../../testing/sign-in/browser.ts';
import {
  beginSignIn,
  createSignedInBrowser,
  enrolTotp,
  TEST_PASSWORD,
} from '../../../testing/sign-in/second-factors.ts';
import { hashPassword } from '../passwords.ts';
import { savePasswordHash } from '../queries.ts';
import { deleteSessions } from '../sessions/session.queries.ts';
import { issueToken } from '../tokens-and-keys/one-time-token.queries.ts';
import { lockWaysIn } from './ways-in.queries.ts';

let test: TestApp;
let google: StandInProvider;

beforeAll(async () => {
  google = await startOpenIdProvider({
    title: 'google',
    clients: [
      {
        id: 'lauda',
        secret: 'a secret',
        redirectUris: [`${TEST_ORIGIN}/api/account/social/google/callback`],
      },
    ],
    people: [],
    hasClaimsInIdToken: true,
  });
  test = await createTestApp({
    env: { GOOGLE_ISSUER: google.issuer, GOOGLE_CLIENT_ID: 'lauda', GOOGLE_CLIENT_SECRET: 'a secret' },
  });
});
afterAll(async () => {
  await test.close();
  await google.close();
});

const db = () => test.database.auth.db;
const codeOf = ({ body }: { body: string }) => (JSON.parse(body) as { error?: { code: string } }).error?.code;
const startLink = (browser: TestBrowser) =>
  browser.send('POST', '/api/account/social/link', { body: { provider: 'google' } });
const unlink = (browser: TestBrowser) => browser.send('DELETE', '/api/account/social/google');
const enrol = (browser: TestBrowser) =>
  browser.send('POST', '/api/account/second-factors', { body: { kind: 'totp', friendlyName: 'Phone' } });

let count = 0;
function someone(email?: string) {
  count += 1;
  const person = {
    sub: `google-${count}`,
    name: 'Rita Lee',
    email: email ?? `rita-${count}@elsewhere.example`,
    emailVerified: true,
  };
  google.introduce(person);
  return person;
}

type Person = ReturnType<typeof someone>;
const comeBack = async (browser: TestBrowser, start: { body: string }, { sub }: Person) =>
  browser.comeBack(
    await browser.visitProvider((JSON.parse(start.body) as { data: { url: string } }).data.url, { sub }),
  );
const link = async (browser: TestBrowser, person: Person) =>
  comeBack(browser, await startLink(browser), person);
async function signInWithGoogle(person: Person) {
  const browser = createBrowser(test.app);
  const body = { provider: 'google', language: 'en-US', preferred_domain: 'lauda.example' };
  await comeBack(browser, await browser.send('POST', '/api/account/social/start', { body }), person);
  return browser;
}
const age = (interval: string) => sql<Date>`now() - ${interval}::interval`;
const ageProof = (sessionId: string) =>
  db()
    .updateTable('session')
    .set({ proved_at: age('11 minutes') })
    .where('id', '=', sessionId)
    .execute();
const ageConnections = (userId: string) =>
  db()
    .updateTable('connection')
    .set({ created_at: age('25 hours'), updated_at: age('25 hours') })
    .where('user_id', '=', userId)
    .execute();

async function mailsTo(email: string): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`
    select data #>> '{payload,subject}' as subject from pgboss.job
    where name = 'send-mail' and data #>> '{payload,to}' = ${email}
    order by created_on`.execute(test.database.systemDb);
  return rows.map(({ subject }) => subject);
}

describe('an account elsewhere', () => {
  it('[AUTH-07] is linked and unlinked only with fresh proof', async () => {
    const { user, browser } = await createSignedInBrowser(test);
    await ageProof(user.sessionId);
    expect(codeOf(await startLink(browser))).toBe('PROOF_NEEDED');
    const proof = await browser.send('POST', '/api/account/proof', {
      body: { method: 'password', value: TEST_PASSWORD },
    });
    expect(proof.statusCode).toBe(200);
    await link(browser, someone());
    await ageProof(user.sessionId);
    expect(codeOf(await unlink(browser))).toBe('PROOF_NEEDED');
    expect(await mailsTo(user.email)).toEqual(['Google was connected']);
  });

  it('does not prove who is there for a day after it was linked', async () => {
    const { user, browser } = await createSignedInBrowser(test);
    const person = someone();
    await link(browser, person);
    const thief = await signInWithGoogle(person);
    expect((await thief.send('GET', '/api/session')).json()).toMatchObject({
      data: { user: { id: user.userId } },
    });
    expect(codeOf(await enrol(thief))).toBe('PROOF_NEEDED');
    expect(codeOf(await startLink(thief))).toBe('PROOF_NEEDED');
    await ageConnections(user.userId);
    expect((await enrol(await signInWithGoogle(person))).statusCode).toBe(200);
  });

  it('proves nothing for a day after a new password, also when it was linked long before', async () => {
    const { user, browser } = await createSignedInBrowser(test);
    const person = someone();
    await link(browser, person);
    await ageConnections(user.userId);
    const token = await issueToken(db(), 'reset-password', user.userId);
    await createBrowser(test.app).send('POST', '/api/account/reset-password', {
      body: { token, password: 'another quiet river' },
    });
    expect(codeOf(await enrol(await signInWithGoogle(person)))).toBe('PROOF_NEEDED');
  });

  it('proves who is there when the account was made with it, of which no mail but the welcome tells', async () => {
    const person = someone();
    const browser = await signInWithGoogle(person);
    expect((await enrol(browser)).statusCode).toBe(200);
    expect(await mailsTo(person.email)).toEqual(['Welcome to Lauda']);
  });

  it('is told of when it joins by its address', async () => {
    const { user } = await createSignedInBrowser(test);
    await signInWithGoogle(someone(user.email));
    expect(await mailsTo(user.email)).toEqual(['Google was connected']);
  });
});

describe('the owner is told by mail, in their language', () => {
  const changes: Record<string, (browser: TestBrowser, userId: string) => Promise<unknown>> = {
    'Google was disconnected': async (browser) => {
      await link(browser, someone());
      await unlink(browser);
    },
    'Your password was changed': (browser) =>
      browser.send('POST', '/api/account/change-password', {
        body: { currentPassword: TEST_PASSWORD, newPassword: 'another quiet river' },
      }),
    'A passkey was removed': async (browser) => {
      const started = await browser.send('POST', '/api/account/passkeys/start');
      const { options } = started.json<{ data: { options: { challenge: string } } }>().data;
      const response = createAuthenticator().create(options, { origin: TEST_ORIGIN, rpId: 'lauda.example' });
      await browser.send('POST', '/api/account/passkeys', { body: { friendlyName: 'Laptop', response } });
      const [passkey] = (await browser.send('GET', '/api/account/passkeys')).json<{
        data: { id: string }[];
      }>().data;
      await browser.send('DELETE', `/api/account/passkeys/${passkey?.id}`);
    },
    'New recovery codes': async (browser) => {
      await enrolTotp(browser);
      await browser.send('POST', '/api/account/recovery-codes');
    },
  };
  it.each(Object.entries(changes))('[AUTH-05] %s', async (subject, change) => {
    const { user, browser } = await createSignedInBrowser(test);
    await change(browser, user.userId);
    expect((await mailsTo(user.email)).at(-1)).toBe(subject);
  });

  it('[AUTH-05] of a password that was reset', async () => {
    const { user } = await createSignedInBrowser(test);
    await db().updateTable('app_user').set({ locale: 'pt-BR' }).where('id', '=', user.userId).execute();
    const token = await issueToken(db(), 'reset-password', user.userId);
    await createBrowser(test.app).send('POST', '/api/account/reset-password', {
      body: { token, password: 'another quiet river' },
    });
    expect(await mailsTo(user.email)).toEqual(['Sua senha foi alterada']);
  });
});

describe('a sign-in that races a new password', () => {
  const isWaiting = async (): Promise<boolean> => {
    const { rows } = await sql`
      select 1 from pg_locks join pg_stat_activity using (pid)
      where not granted and datname = current_database()`.execute(test.database.systemDb);
    return rows.length > 0;
  };

  it.each([['without a second factor'], ['with one']])('gets no session, %s', async (how) => {
    const { user, browser } = await createSignedInBrowser(test);
    if (how === 'with one') await enrolTotp(browser);
    const hash = await hashPassword('another quiet river');
    let signingIn: ReturnType<typeof beginSignIn> | undefined;
    await db()
      .transaction()
      .execute(async (trx) => {
        await lockWaysIn(trx, user.userId);
        await savePasswordHash(trx, user.userId, hash);
        await deleteSessions(trx, user.userId, { exceptId: null });
        signingIn = beginSignIn(test, user.email);
        await expect.poll(isWaiting, { timeout: 5_000 }).toBe(true);
      });
    expect(codeOf((await signingIn)?.answer ?? { body: '{}' })).toBe('CREDENTIALS_WRONG');
    for (const table of ['session', 'pending_sign_in'] as const)
      expect(await db().selectFrom(table).select('id').where('user_id', '=', user.userId).execute()).toEqual(
        [],
      );
  });
});
