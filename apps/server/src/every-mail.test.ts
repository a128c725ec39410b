import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMAIL_KINDS, type EmailKind } from '@lauda/domain/email-kinds';
import { type MailCatcher, startMailCatcher } from '@lauda/stand-ins/mail-catcher';
import type { Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asUser } from './db/as-user.ts';
import type { DB } from './db/tables.ts';
import { textsOf } from './platform/texts.ts';
import { createQueue } from './platform/queue/queue.ts';
import { type JobWorker, startWorker } from './platform/queue/worker/worker.ts';
import { createFolderStorage } from './platform/storage/storage-folder.ts';
import { createTestUser, TEST_ORIGIN, TEST_KEYRING, type TestUser } from './testing/accounts.ts';
import { createTestApp, type TestApp } from './testing/app.ts';
import { TEST_SENDER } from './testing/mailer.ts';
import { openPrivacyJobs } from './testing/workers/privacy-jobs.ts';
import { createRecordedLog } from './testing/recorded-log.ts';
import {
  insertFormerEmail,
  replaceEmail,
  saveEmailChange,
} from './features/accounts/email-change/email-change.queries.ts';
import { createKeys } from './features/accounts/tokens-and-keys/keys.ts';
import { enqueueSecurityNotice, type SecurityNotice } from './features/accounts/mails/security-notice.ts';
import { createWelcome } from './features/accounts/sign-up/welcome.ts';
import { sendAccountMail } from './features/accounts/mails/send-account-mail.job.ts';
import { sendEmailChangeMail } from './features/accounts/email-change/send-email-change-mail.job.ts';
import { sendCode } from './features/accounts/one-time-codes/send-code.job.ts';
import { PLAN_NEWS } from './features/billing/plan-news/plan-news.ts';
import { sendPlanNews } from './features/billing/plan-news/send-plan-news.job.ts';
import { sendMail } from './features/mail/send-mail.job.ts';
import { deleteAccount } from './features/privacy/delete-account.job.ts';
import { makeArchive } from './features/privacy/archive/make-archive.job.ts';
import { sendSubscriptionMail } from './features/notifications/send-subscription-mail.job.ts';

let test: TestApp;
let mails: MailCatcher;
let folder: string;
let jobs: Awaited<ReturnType<typeof openPrivacyJobs>>;
let worker: JobWorker;
const queue = createQueue();
const log = createRecordedLog();
const soon = { timeout: 10_000, interval: 30 };

beforeAll(async () => {
  mails = await startMailCatcher();
  folder = await mkdtemp(join(tmpdir(), 'lauda-mails-'));
  test = await createTestApp({ storage: createFolderStorage(folder) });
  const { appUrl, systemUrl, authUrl } = test.database;
  // No user here has ever paid, so the payment provider is never called.
  const given = { stripePort: 1, smtpUrl: mails.url, storageFolder: folder, redisPrefix: 'mails:' };
  jobs = await openPrivacyJobs({ appUrl, systemUrl, authUrl, ...given }, log);
  worker = await startWorker({
    jobs: [
      sendMail,
      sendAccountMail,
      sendEmailChangeMail,
      sendCode,
      sendPlanNews,
      sendSubscriptionMail,
      makeArchive,
      deleteAccount,
    ],
    deps: { ...jobs.deps, keys: createKeys(TEST_KEYRING), sms: null },
    url: systemUrl,
    log,
    pollMilliseconds: 30,
  });
});
afterAll(async () => {
  await worker.stop({ timeoutSeconds: 5 });
  await jobs.close();
  await mails.close();
  await test.close();
  await rm(folder, { recursive: true });
});

const post = (path: string, payload: object, headers: Record<string, string> = { origin: TEST_ORIGIN }) =>
  test.app.inject({ method: 'POST', url: `/api/account/${path}`, headers, payload });
const notice = (kind: SecurityNotice) => (user: TestUser) =>
  test.database.auth.db.transaction().execute((trx) => enqueueSecurityNotice(trx, queue, user.userId, kind));

const welcome = (offer: { isSelling: boolean }) => (user: TestUser) =>
  test.database.auth.db
    .transaction()
    .execute((trx) => createWelcome(queue, offer).enqueueWelcome(trx, user.userId, { isNameOwn: true }));

const mailChange = (trx: Transaction<DB>, { userId }: TestUser, formerId: string | null) =>
  queue.enqueue(trx, sendEmailChangeMail, { userId, formerId });

/** Every mail to users, with the action that makes the product send it. */
const ACCOUNT_MAILS: Readonly<Record<string, (user: TestUser) => Promise<unknown>>> = {
  confirmation: ({ email }) => post('resend-confirmation', { email }),
  'new password': ({ email }) => post('request-password-reset', { email }),
  code: ({ email }) => post('sign-in-code', { email }),
  'recovery code used': notice({ kind: 'recovery-code-used', left: 3 }),
  'second factor added': notice({ kind: 'factor-added' }),
  'second factor removed': notice({ kind: 'factor-removed' }),
  'passkey added': notice({ kind: 'passkey-added' }),
  'passkey removed': notice({ kind: 'passkey-removed' }),
  'password changed': notice({ kind: 'password-changed' }),
  'password reset': notice({ kind: 'password-reset' }),
  'recovery codes renewed': notice({ kind: 'recovery-codes-renewed' }),
  'account connected': notice({ kind: 'social-linked', provider: 'google' }),
  'account disconnected': notice({ kind: 'social-unlinked', provider: 'linkedin' }),
  'new email to confirm': async (user) => {
    const email = `${randomUUID()}@lauda.example`;
    await test.database.auth.db
      .transaction()
      .execute((trx) => saveEmailChange(trx, user.userId, email).then(() => mailChange(trx, user, null)));
    user.email = email;
  },
  'email wanted by somebody else': async ({ email }) => {
    const other = await createTestUser(test.database);
    await test.database.auth.db
      .transaction()
      .execute((trx) => saveEmailChange(trx, other.userId, email).then(() => mailChange(trx, other, null)));
  },
  'way back to a former email': (user) =>
    test.database.auth.db.transaction().execute(async (trx) => {
      await replaceEmail(trx, user.userId, `${randomUUID()}@lauda.example`);
      await mailChange(trx, user, await insertFormerEmail(trx, user.userId, user.email));
    }),
  'email changed': notice({ kind: 'email-changed', newEmail: 'new@lauda.example' }),
  'new device': notice({ kind: 'new-device', userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0' }),
  welcome: welcome({ isSelling: true }),
  'welcome where nothing is sold': welcome({ isSelling: false }),
  'seen by staff': notice({ kind: 'seen-by-staff', reason: 'They asked for it.' }),
  ...Object.fromEntries(
    PLAN_NEWS.map((news) => [
      `plan: ${news}`,
      ({ userId }: TestUser) =>
        test.database.systemDb.transaction().execute((trx) =>
          queue.enqueue(trx, sendPlanNews, {
            userId,
            news,
            until: new Date().toISOString(),
            amount: { cents: 7_000, currency: 'usd' },
          }),
        ),
    ]),
  ),
  archive: ({ headers }) => post('archive', {}, headers),
  farewell: ({ headers }) => post('deletion', {}, headers),
};

/** Mails that a stranger can trigger contain no name, because the name is chosen at sign-up. */
const WITHOUT_NAME = new Set([
  'confirmation',
  'new password',
  'code',
  'farewell',
  'new email to confirm',
  'email wanted by somebody else',
]);
const LETTER = {
  'en-US': {
    hello: 'Hi',
    notYou: /Wasn’t you\?|Didn’t (?:sign|ask|expect|do|create|buy|cancel)/,
    contact: 'Questions?',
  },
  'pt-BR': {
    hello: 'Olá',
    notYou: /Não foi você|Não (?:criou|pediu|esperava|comprou|cancelou)/,
    contact: 'Dúvidas?',
  },
} as const;

const WORDS = {
  'en-US': 'Stop all optional emails (those about your account stay)',
  'pt-BR': 'Cancelar todos os e-mails opcionais (os da sua conta continuam)',
} as const;

/** A user subscribed to two kinds of mail, inserted directly so that no mail announces it. */
async function createReader(locale: string, isConfirmed: boolean): Promise<TestUser> {
  const user = await createTestUser(test.database, { isConfirmed });
  const { userId } = user;
  await test.database.auth.db
    .updateTable('app_user')
    .set({ locale, first_name: 'Ana' })
    .where('id', '=', userId)
    .execute();
  await asUser(test.database.db, userId, (trx) =>
    trx
      .insertInto('email_preference')
      .values((['tips', 'jobAlerts'] as const).map((kind) => ({ user_id: userId, kind, is_on: true })))
      .execute(),
  );
  return user;
}
const chosen = async ({ userId }: TestUser): Promise<string[]> => {
  const rows = await asUser(test.database.db, userId, (trx) =>
    trx.selectFrom('email_preference').select('kind').where('is_on', '=', true).execute(),
  );
  return rows.map(({ kind }) => kind).toSorted();
};
const mailsTo = ({ email }: TestUser) => mails.mails.filter(({ recipients }) => recipients.includes(email));

async function nextMailTo(user: TestUser, count = 1) {
  await expect.poll(() => mailsTo(user).length, soon).toBe(count);
  const mail = mailsTo(user).at(-1)?.mail;
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value ?? '';
  const url = /^<(https:[^>]+)>$/.exec(header('list-unsubscribe'))?.[1] ?? '';
  return { text: mail?.text ?? '', html: mail?.html ?? '', header, url, path: url.replace(TEST_ORIGIN, '') };
}
/** The text of the HTML part. */
const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
const REASONS = {
  security: 'mail.reasonSecurity',
  plan: 'mail.reasonPlan',
  request: 'mail.reasonRequest',
  account: 'mail.reasonAccount',
  deletion: 'mail.reasonDeletion',
} as const;
function reasonOf(name: string): keyof typeof REASONS {
  if (name.startsWith('plan: ')) return 'plan';
  if (['confirmation', 'new password', 'code', 'archive', 'new email to confirm'].includes(name))
    return 'request';
  if (name === 'farewell') return 'deletion';
  return name.startsWith('welcome') || name === 'email wanted by somebody else' ? 'account' : 'security';
}
/** One-click unsubscribe as a mail provider's server sends it: no cookie, no origin. */
const oneClick = (path: string) =>
  test.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });

describe.each(['en-US', 'pt-BR'] as const)('in %s', (locale) => {
  it.each(Object.entries(ACCOUNT_MAILS))(
    '[ACC-03] one click in the mail “%s” ends all that its reader can do without, and no look at it does',
    async (name, provoke) => {
      const user = await createReader(locale, name !== 'confirmation');
      await provoke(user);
      const { text, html, header, url, path } = await nextMailTo(user);
      expect(url).toMatch(/^https:\/\/lauda\.example\/api\/unsubscribe\?token=[\w.-]+$/);
      expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      expect(text).toContain(`${WORDS[locale]}: ${url}`);
      expect(html).toContain(`<a href="${url}"`);
      expect(text + html).not.toContain('.invalid');

      const isGone = name === 'farewell';
      for (const method of ['GET', 'HEAD'] as const)
        expect((await test.app.inject({ method, url: path })).statusCode).toBe(303);
      const state = await test.app.inject(path.replace('?', '/state?'));
      expect(state.json()).toEqual({ data: { ends: 'all', isOn: !isGone } });
      expect(await chosen(user)).toEqual(isGone ? [] : ['jobAlerts', 'tips']);
      for (let time = 0; time < 2; time += 1) expect((await oneClick(path)).statusCode).toBe(200);
      expect(await chosen(user)).toEqual([]);
    },
  );

  it.each([true, false])('a welcome tells of the free plan where plans are sold (%s)', async (isSelling) => {
    const user = await createReader(locale, true);
    await welcome({ isSelling })(user);
    expect(/free plan|plano Gratuito|Pro\b/.test((await nextMailTo(user)).text)).toBe(isSelling);
  });

  it.each(Object.entries(ACCOUNT_MAILS))(
    '[TXT-02] the mail “%s” greets, says why it came, what to do if it was somebody else, and whom to ask',
    async (name, provoke) => {
      const user = await createReader(locale, name !== 'confirmation');
      await provoke(user);
      const { text, html } = await nextMailTo(user);
      const { hello, notYou, contact } = LETTER[locale];
      const hasName = !WITHOUT_NAME.has(name);
      expect(text.startsWith(hasName ? `${hello}${locale === 'en-US' ? ' ' : ', '}Ana` : hello)).toBe(true);
      expect(text.includes('Ana')).toBe(hasName);
      expect(text).toMatch(notYou);
      expect(text).toContain(textsOf(locale)(REASONS[reasonOf(name)]));
      expect(text).toContain(contact);
      expect(text).toContain('support@lauda.example');
      expect(html).toContain('mailto:support@lauda.example');
      expect(text).toContain(TEST_SENDER);
      // The text and HTML parts have the same content.
      for (const line of text.split('\n').filter((found) => found !== '' && !found.includes('https:')))
        expect(plain(html)).toContain(line);
    },
  );

  it.each(EMAIL_KINDS)('[ACC-03] one click in a mail of the kind %s ends that kind', async (kind) => {
    const user = await createReader(locale, true);
    const set = (of: EmailKind, isOn: boolean) =>
      test.app.inject({
        method: 'PUT',
        url: '/api/account/notifications',
        headers: user.headers,
        payload: { kind: of, isOn },
      });
    await set(kind, false);
    await set(kind, true);
    const { path, header } = await nextMailTo(user);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const before = await chosen(user);
    expect((await oneClick(path)).statusCode).toBe(200);
    expect(await chosen(user)).toEqual(before.filter((known) => known !== kind));
  });
});

it('[ACC-03] mails about the account come all the same, as the link says', async () => {
  const user = await createReader('en-US', true);
  await notice({ kind: 'passkey-added' })(user);
  await oneClick((await nextMailTo(user)).path);
  await notice({ kind: 'factor-removed' })(user);
  expect((await nextMailTo(user, 2)).text).toContain('those about your account stay');
});

it('[ACC-03] the address in a mail about the account is nobody else’s, and not to be made up', async () => {
  const [ana, bruno] = [await createReader('en-US', true), await createReader('en-US', true)];
  await notice({ kind: 'passkey-added' })(ana);
  const signature = (await nextMailTo(ana)).path.split('.').at(-1) ?? '';
  for (const token of [
    `${bruno.userId}.all.${signature}`,
    `${ana.userId}.tips.${signature}`,
    `${ana.userId}.everything.${signature}`,
    `${ana.userId}.all.${'A'.repeat(43)}`,
  ]) {
    const answer = await oneClick(`/api/unsubscribe?token=${token}`);
    expect(answer.json()).toMatchObject({ error: { code: 'TOKEN_INVALID' } });
  }
  for (const user of [ana, bruno]) expect(await chosen(user)).toEqual(['jobAlerts', 'tips']);
});
