import { type MailCatcher, startMailCatcher } from '@lauda/stand-ins/mail-catcher';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type JobWorker, startWorker } from '../../../platform/queue/worker/worker.ts';
import { cookiePair, TEST_ORIGIN } from '../../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { createTestMailer } from '../../../testing/mailer.ts';
import { createRecordedLog } from '../../../testing/recorded-log.ts';
import { sendAccountMail } from '../mails/send-account-mail.job.ts';

const soon = { timeout: 10_000 };
const EMAIL = 'canary@lauda.example';
const PASSWORD = 'canary password';

let test: TestApp;
let mailServer: MailCatcher;
let worker: JobWorker;
const workerLog = createRecordedLog();

beforeAll(async () => {
  test = await createTestApp();
  mailServer = await startMailCatcher();
  const mailer = createTestMailer(mailServer.url);
  worker = await startWorker({
    jobs: [sendAccountMail],
    deps: { authDb: test.database.auth.db, mailer, origin: TEST_ORIGIN },
    url: test.database.systemUrl,
    log: workerLog,
  });
});
afterAll(async () => {
  await worker.stop({ timeoutSeconds: 5 });
  await mailServer.close();
  await test.close();
});

/** A host header attack: tries to make links point to another host. */
const POISONED = {
  origin: TEST_ORIGIN,
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'http',
  forwarded: 'host=evil.example',
};
const post = (path: string, payload: object, headers: Record<string, string> = POISONED) =>
  test.app.inject({ method: 'POST', url: `/api/account/${path}`, headers, payload });

const linkIn = (text: string | undefined): URL => new URL(/https?:\S+/.exec(text ?? '')?.[0] ?? '');

async function mailAfter(count: number) {
  await expect.poll(() => mailServer.mails.length, soon).toBe(count);
  const mail = mailServer.mails.at(-1)?.mail;
  if (!mail) throw new Error('There is no mail.');
  return mail;
}

async function mailAbout(subject: string) {
  const find = () => mailServer.mails.findLast(({ mail }) => mail.subject === subject)?.mail;
  await expect.poll(find, soon).toBeDefined();
  return find() ?? mailAfter(0);
}

/** Every value in every table, in the product's schema and in the queue's. */
async function wholeDatabase(): Promise<string> {
  const { auth, systemDb } = test.database;
  const read = async (db: typeof systemDb, tables: string[]) =>
    Promise.all(tables.map(async (table) => (await sql`select * from ${sql.table(table)}`.execute(db)).rows));
  return JSON.stringify([
    await read(auth.db, [
      'app_user',
      'session',
      'connection',
      'one_time_token',
      'pending_sign_up',
      'social_flow',
      'staff_role',
    ]),
    await read(systemDb, ['live_event', 'job_progress', 'pgboss.job']),
  ]);
}

describe('what lets people in', () => {
  it('[I18N-02] goes by mail in the language of the person, under our own address whatever a request claims', async () => {
    await post('sign-up', {
      email: EMAIL,
      password: PASSWORD,
      first_name: '<b>Ana</b>',
      last_name: 'Lima',
      language: 'pt-BR',
      preferred_domain: 'evil.example',
    });
    const mail = await mailAfter(1);
    expect(mail).toMatchObject({ subject: 'Confirme seu e-mail na Lauda', to: [{ address: EMAIL }] });
    const link = linkIn(mail.text);
    expect(`${link.origin}${link.pathname}`).toBe(`${TEST_ORIGIN}/auth/callback`);
    expect(link.searchParams.get('type')).toBe('signup');
    expect(mail.html).toContain(`href="${link.href.replace('&', '&amp;')}"`);
    expect(mail.html).toContain('<html lang="pt-BR">');
    expect(JSON.stringify(mail)).not.toMatch(/evil|<b>Ana/);
  });

  it('[AUTH-04] [AUTH-11] is in no table and in no log line, as password or as token; passwords are argon2id hashes', async () => {
    const confirmToken = linkIn(mailServer.mails[0]?.mail.text).searchParams.get('token') ?? '';
    const secrets = [PASSWORD, confirmToken];
    expect(await wholeDatabase()).not.toContain(confirmToken);
    await post('sign-in', { email: EMAIL, password: PASSWORD });
    await mailAfter(2);
    const confirmed = await post('confirm-email', { token: confirmToken, password: PASSWORD });
    expect(confirmed.statusCode).toBe(200);
    const cookie = cookiePair([confirmed.headers['set-cookie']].flat()[0] ?? '');
    const session = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)).split('.')[0] ?? '';
    const signedIn = await post('sign-in', { email: EMAIL, password: PASSWORD });
    const second = cookiePair([signedIn.headers['set-cookie']].flat()[0] ?? '');
    secrets.push(session, decodeURIComponent(second.slice(second.indexOf('=') + 1)).split('.')[0] ?? '');

    await post('request-password-reset', { email: EMAIL });
    const mail = await mailAbout('Redefina sua senha da Lauda');
    const link = linkIn(mail.text);
    expect(`${link.origin}${link.pathname}`).toBe(`${TEST_ORIGIN}/auth/callback`);
    expect(link.searchParams.get('type')).toBe('recovery');
    const resetToken = link.searchParams.get('token') ?? '';
    secrets.push(resetToken);
    expect(await wholeDatabase()).not.toContain(resetToken);

    await post('sign-in', { email: EMAIL, password: `wrong ${PASSWORD}` });
    await post('confirm-email', { token: confirmToken });
    await post('sign-in', { email: EMAIL, password: PASSWORD, extra: PASSWORD });
    expect(
      (await post('reset-password', { token: resetToken, password: `new ${PASSWORD}` })).statusCode,
    ).toBe(200);

    const stored = await wholeDatabase();
    const logged = JSON.stringify([test.logLines(), workerLog.lines]);
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(10);
      expect(stored).not.toContain(secret);
      expect(logged).not.toContain(secret);
    }
    expect(logged).not.toContain(EMAIL);
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  it('is not sent to an address without an account', async () => {
    const before = mailServer.mails.length;
    await post('request-password-reset', { email: 'unknown@lauda.example' });
    await post('request-password-reset', { email: EMAIL });
    await mailAfter(before + 1);
    expect(mailServer.mails.at(-1)?.recipients).toEqual([EMAIL]);
  });
});
