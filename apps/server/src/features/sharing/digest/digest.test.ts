import { type MailCatcher, startMailCatcher } from '@lauda/stand-ins/mail-catcher';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asUser } from '../../../db/as-user.ts';
import { createQueue } from '../../../platform/queue/queue.ts';
import { createTestUser, type TestUser } from '../../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { startMailingWorker } from '../../../testing/workers/mailing-worker.ts';
import { subscribe } from '../../../testing/billing/plans.ts';
import { resumeClient } from '../../../testing/clients/resumes.ts';
import { look, sharingClient } from '../../../testing/clients/sharing.ts';
import { sendDigests } from './send-digests.job.ts';

const soon = { timeout: 15_000, interval: 30 };
const DAY_MS = 24 * 60 * 60 * 1_000;

let test: TestApp;
let mails: MailCatcher;
let stop: () => Promise<void>;
beforeEach(async () => {
  mails = await startMailCatcher();
  test = await createTestApp();
  const { systemUrl, authUrl } = test.database;
  ({ stop } = await startMailingWorker({ systemUrl, authUrl, smtpUrl: mails.url }));
});
afterEach(async () => {
  await stop();
  await mails.close();
  await test.close();
});

/** Triggers the weekly schedule; resolves when its jobs are done. */
async function monday(): Promise<void> {
  const id = await test.database.systemDb
    .transaction()
    .execute((trx) => createQueue().enqueue(trx, sendDigests, {}));
  const open = async () => {
    const { sql } = await import('kysely');
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pgboss.job
      where name in ('send-digests', 'send-digest', 'send-mail') and state < 'completed'`.execute(
      test.database.systemDb,
    );
    return rows[0]?.count;
  };
  expect(id).not.toBeNull();
  await expect.poll(open, soon).toBe(0);
}
const weekLater = ({ userId }: TestUser) =>
  test.database.systemDb
    .updateTable('email_preference')
    .set({ last_sent_at: new Date(Date.now() - 7 * DAY_MS) })
    .where('user_id', '=', userId)
    .execute();

async function newOwner({ isOn = true, locale = 'en-US' } = {}) {
  const user = await createTestUser(test.database);
  const { userId } = user;
  await test.database.auth.db
    .updateTable('app_user')
    .set({ locale, first_name: 'Ana' })
    .where('id', '=', userId)
    .execute();
  await asUser(test.database.db, userId, (trx) =>
    trx
      .insertInto('email_preference')
      .values({ user_id: userId, kind: 'resumeAnalytics', is_on: isOn })
      .execute(),
  );
  await subscribe(test.database, user, {});
  const { id: resumeId } = await resumeClient(test.app, user).made();
  const links = sharingClient(test.app, user);
  const made = (label: string) => links.made(resumeId, { label, allowsDownload: true });
  return { user, made };
}
const mailsTo = ({ email }: TestUser) => mails.mails.filter(({ recipients }) => recipients.includes(email));

describe('[TXT-05] the weekly summary', () => {
  it('tells views and downloads by link, what is new since the last one, and nothing when there is nothing', async () => {
    const { user, made } = await newOwner();
    const [aurora, boreal] = [await made('Aurora'), await made('Boreal')];
    await monday();
    expect(mailsTo(user)).toEqual([]);
    for (const ip of ['198.51.100.1', '198.51.100.2']) await look(test.app, { ...aurora, ip });
    expect((await look(test.app, { path: `${boreal.path}/resume.pdf` })).statusCode).toBe(200);
    await monday();
    const [first] = mailsTo(user);
    expect(first?.mail.subject).toBe('Your share links: 2 views');
    expect(first?.mail.text).toMatch(/Aurora: 2 views, 0 downloads/);
    expect(first?.mail.text).toMatch(/Boreal: 0 views, 1 download\n/);
    // A second or repeated run of the schedule sends nothing more.
    await look(test.app, { ...aurora, ip: '198.51.100.3' });
    await monday();
    expect(mailsTo(user)).toHaveLength(1);
    await weekLater(user);
    await monday();
    expect(mailsTo(user)).toHaveLength(2);
    expect(mailsTo(user)[1]?.mail.text).toMatch(/Aurora: 1 view, 0 downloads/);
    expect(mailsTo(user)[1]?.mail.text).not.toContain('Boreal');
    await weekLater(user);
    await monday();
    expect(mailsTo(user)).toHaveLength(2);
  });

  it('goes to nobody who did not ask for it, in each language, with one click out', async () => {
    const [silent, bia] = [await newOwner({ isOn: false }), await newOwner({ locale: 'pt-BR' })];
    for (const { made } of [silent, bia]) await look(test.app, await made('Aurora'));
    await monday();
    expect(mailsTo(silent.user)).toEqual([]);
    const [mail] = mailsTo(bia.user);
    expect(mail?.mail.subject).toBe('Seus links: 1 visualização');
    expect(mail?.mail.text).toContain('Olá, Ana!');
    const header = mail?.mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    expect(header).toContain('.resumeAnalytics.');
  });
});
