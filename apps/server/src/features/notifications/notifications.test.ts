import { EMAIL_KINDS, type EmailKind } from '@lauda/domain/email-kinds';
import { type MailCatcher, startMailCatcher } from '@lauda/stand-ins/mail-catcher';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type JobWorker, startWorker } from '../../platform/queue/worker/worker.ts';
import { createSigner, UNSUBSCRIBE_SIGNATURES } from '../../platform/secrets/signer.ts';
import { createTestUser, TEST_ORIGIN, TEST_KEYRING, type TestUser } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { createRecordedLog } from '../../testing/recorded-log.ts';
import { sendSubscriptionMail } from './send-subscription-mail.job.ts';
import { createTestMailer } from '../../testing/mailer.ts';

let test: TestApp;
let mails: MailCatcher;
let worker: JobWorker;
let mailer: ReturnType<typeof createTestMailer>;
const soon = { timeout: 10_000, interval: 50 };

beforeAll(async () => {
  test = await createTestApp();
  mails = await startMailCatcher();
  mailer = createTestMailer(mails.url);
  worker = await startWorker({
    jobs: [sendSubscriptionMail],
    deps: {
      systemDb: test.database.systemDb,
      authDb: test.database.auth.db,
      mailer,
      origin: TEST_ORIGIN,
      unsubscribeSigner: createSigner(TEST_KEYRING, UNSUBSCRIBE_SIGNATURES),
    },
    url: test.database.systemUrl,
    log: createRecordedLog(),
    pollMilliseconds: 30,
  });
});
afterAll(async () => {
  await worker.stop({ timeoutSeconds: 5 });
  mailer.close();
  await mails.close();
  await test.close();
});

const list = async ({ headers }: TestUser): Promise<EmailKind[]> => {
  const answer = await test.app.inject({ url: '/api/account/notifications', headers });
  const { data } = answer.json<{ data: { kind: EmailKind; isOn: boolean }[] }>();
  expect(data.map(({ kind }) => kind)).toEqual([...EMAIL_KINDS]);
  return data.filter(({ isOn }) => isOn).map(({ kind }) => kind);
};
const set = ({ headers }: TestUser, kind: EmailKind, isOn: boolean) =>
  test.app.inject({ method: 'PUT', url: '/api/account/notifications', headers, payload: { kind, isOn } });

const mailsTo = ({ email }: TestUser) => mails.mails.filter(({ recipients }) => recipients.includes(email));

/** A user who subscribed to a kind of mail, and the unsubscribe URL from the confirmation mail. */
async function subscriber(kind: EmailKind, locale = 'en-US') {
  const user = await createTestUser(test.database);
  await test.database.auth.db.updateTable('app_user').set({ locale }).where('id', '=', user.userId).execute();
  await set(user, kind, true);
  await expect.poll(() => mailsTo(user).length, soon).toBe(1);
  const { mail } = mailsTo(user)[0] ?? { mail: undefined };
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value ?? '';
  const url = /<([^>]+)>/.exec(header('list-unsubscribe'))?.[1] ?? '';
  return { user, mail, header, url, path: url.replace(TEST_ORIGIN, '') };
}
/** One-click unsubscribe as a mail provider's server sends it: no cookie, no origin. */
const oneClick = (path: string) =>
  test.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });

describe('mails that one can do without', () => {
  it('[ACC-01] are off until chosen, each by itself, and are nobody else’s to choose', async () => {
    const [ana, bruno] = [await createTestUser(test.database), await createTestUser(test.database)];
    expect(await list(ana)).toEqual([]);
    for (const kind of ['jobAlerts', 'tips'] as const)
      expect((await set(ana, kind, true)).statusCode).toBe(200);
    await set(ana, 'tips', false);
    expect(await list(ana)).toEqual(['jobAlerts']);
    expect(await list(bruno)).toEqual([]);
    expect((await set(ana, 'everything' as never, true)).statusCode).toBe(400);
  });

  it('carry the headers of RFC 8058, whose address ends them with one call and without an account', async () => {
    const { user, header, mail, path } = await subscriber('careerPlans');
    await set(user, 'tips', true);
    expect(header('list-unsubscribe')).toBe(`<${TEST_ORIGIN}${path}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail?.text).toContain(path);
    expect(mail?.html).toContain(path.replaceAll('&', '&amp;'));
    // Link scanners in mail clients open the link; that must not unsubscribe anyone.
    for (const method of ['GET', 'HEAD'] as const) {
      const opened = await test.app.inject({ method, url: path });
      expect([opened.statusCode, opened.headers.location]).toEqual([
        303,
        `/unsubscribe?token=${encodeURIComponent(path.split('token=')[1] ?? '')}`,
      ]);
    }
    expect(await list(user)).toEqual(['tips', 'careerPlans']);
    for (let time = 0; time < 2; time += 1) expect((await oneClick(path)).statusCode).toBe(200);
    expect(await list(user)).toEqual(['tips']);
  });

  it('are ended from the page as well, one kind or all of them', async () => {
    const { user, path } = await subscriber('updates', 'pt-BR');
    await set(user, 'tips', true);
    await set(user, 'jobAlerts', true);
    const token = path.split('token=')[1] ?? '';
    const state = await test.app.inject(`/api/unsubscribe/state?token=${token}`);
    expect(state.json()).toEqual({ data: { ends: 'updates', isOn: true } });
    const confirm = (isForAll: boolean) =>
      test.app.inject({
        method: 'POST',
        url: '/api/unsubscribe/confirm',
        headers: { origin: TEST_ORIGIN },
        payload: { token, isForAll },
      });
    await confirm(false);
    expect(await list(user)).toEqual(['tips', 'jobAlerts']);
    await confirm(true);
    expect(await list(user)).toEqual([]);
  });

  it('cannot be ended with an address that was changed, made up or revoked', async () => {
    const [ana, bruno] = [await subscriber('tips'), await subscriber('tips')];
    const [, kind, mac] = (ana.path.split('token=')[1] ?? '').split('.');
    for (const token of [
      `${bruno.user.userId}.${kind}.${mac}`,
      `${ana.user.userId}.updates.${mac}`,
      `${ana.user.userId}.${kind}.${'A'.repeat(43)}`,
      'x'.repeat(40),
      `${ana.user.userId}' or true --.${kind}.${mac}`,
    ]) {
      const answer = await oneClick(`/api/unsubscribe?token=${encodeURIComponent(token)}`);
      expect(answer.json()).toMatchObject({ error: { code: 'TOKEN_INVALID' } });
    }
    expect(await list(ana.user)).toEqual(['tips']);
    await test.database.auth.db.deleteFrom('session').where('user_id', '=', bruno.user.userId).execute();
    await test.database.auth.db.deleteFrom('app_user').where('id', '=', bruno.user.userId).execute();
    expect((await oneClick(bruno.path)).statusCode).toBe(400);
  });

  it('are not sent to somebody who has changed their mind before', async () => {
    const ana = await createTestUser(test.database);
    await worker.stop({ timeoutSeconds: 5 });
    await set(ana, 'tips', true);
    await set(ana, 'tips', false);
    const { run } = await import('./send-subscription-mail.run.ts');
    await run(
      { userId: ana.userId, kind: 'tips' },
      {
        deps: {
          systemDb: test.database.systemDb,
          authDb: test.database.auth.db,
          mailer,
          origin: TEST_ORIGIN,
          unsubscribeSigner: createSigner(TEST_KEYRING, UNSUBSCRIBE_SIGNATURES),
        },
        jobId: 'job',
        attempt: 1,
        signal: new AbortController().signal,
        log: createRecordedLog(),
        reportProgress: () => Promise.resolve(),
      },
    );
    expect(mailsTo(ana)).toEqual([]);
  });
});
