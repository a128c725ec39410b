import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Mailing, MailingText } from '@lauda/contract/staff/mailings';
import type { EmailKind } from '@lauda/domain/email-kinds';
import { type MailCatcher, startMailCatcher } from '@lauda/stand-ins/mail-catcher';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asUser } from '../../db/as-user.ts';
import { createDatabase } from '../../db/client.ts';
import { createQueue } from '../../platform/queue/queue.ts';
import { createTestUser, type TestUser } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { startMailingWorker } from '../../testing/workers/mailing-worker.ts';
import { staffClient } from '../../testing/clients/staff.ts';
import { sendMailings } from './send-mailings.job.ts';

const soon = { timeout: 15_000, interval: 30 };
const DAY_MS = 24 * 60 * 60 * 1_000;
const TEXT: MailingText = {
  kind: 'tips',
  subjectEn: 'One verb',
  bodyEn: 'Begin each line with a verb.\nRead it aloud <b>twice</b>.',
  subjectPt: 'Um verbo',
  bodyPt: 'Comece cada linha com um verbo.',
};

let test: TestApp;
let mails: MailCatcher;
let staff: ReturnType<typeof staffClient>;
let manager: TestUser;
let stops: (() => Promise<void>)[];
beforeEach(async () => {
  mails = await startMailCatcher({ keepMails: 2_000 });
  test = await createTestApp();
  staff = staffClient(test);
  manager = await staff.staffOf('content_manager');
  stops = [];
});
afterEach(async () => {
  for (const stop of stops) await stop();
  await mails.close();
  await test.close();
});

const options = () => {
  const { systemUrl, authUrl } = test.database;
  return { systemUrl, authUrl, smtpUrl: mails.url };
};
async function startWorker(): Promise<void> {
  const { stop } = await startMailingWorker(options());
  stops.push(stop);
}
/** Triggers the schedule that runs every five minutes. */
const tick = () =>
  test.database.systemDb.transaction().execute((trx) => createQueue().enqueue(trx, sendMailings, {}));

const call = (user: TestUser, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', body?: object) =>
  staff.call(user, method, `/mailings${path}`, body);
const create = (text: Partial<MailingText> = {}) =>
  staff.dataOf<Mailing>(call(manager, 'POST', '', { ...TEXT, ...text }));
const schedule = ({ id }: Mailing, at = Date.now()) =>
  call(manager, 'POST', `/${id}/schedule`, { sendAt: new Date(at).toISOString() });
const stateOf = async ({ id }: Mailing) =>
  (await staff.dataOf<Mailing[]>(call(manager, 'GET'))).find((mailing) => mailing.id === id);

const setPreference = ({ userId }: TestUser, kind: EmailKind, isOn: boolean) =>
  asUser(test.database.db, userId, (trx) =>
    trx
      .insertInto('email_preference')
      .values({ user_id: userId, kind, is_on: isOn })
      .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet({ is_on: isOn }))
      .execute(),
  );
async function newReader(kind: EmailKind = 'tips', locale = 'en-US'): Promise<TestUser> {
  const user = await createTestUser(test.database);
  await test.database.auth.db
    .updateTable('app_user')
    .set({ locale, first_name: 'Ana' })
    .where('id', '=', user.userId)
    .execute();
  await setPreference(user, kind, true);
  return user;
}
const mailsTo = ({ email }: TestUser) => mails.mails.filter(({ recipients }) => recipients.includes(email));

describe('[TXT-05] a mailing', () => {
  it('goes once to everybody who asked for its kind, in their language, with one click out of that kind', async () => {
    const [ana, bia] = [await newReader(), await newReader('tips', 'pt-BR')];
    const others = [await newReader('updates'), await createTestUser(test.database)];
    const mailing = await create();
    expect((await schedule(mailing)).statusCode).toBe(200);
    await startWorker();
    await tick();
    await expect.poll(async () => (await stateOf(mailing))?.sentCount, soon).toBe(2);
    for (let time = 0; time < 2; time += 1) await tick();
    expect(await stateOf(mailing)).toMatchObject({ status: 'sent', sentCount: 2 });
    expect(mails.mails).toHaveLength(2);
    for (const other of others) expect(mailsTo(other)).toEqual([]);
    const [english, portuguese] = [mailsTo(ana)[0]?.mail, mailsTo(bia)[0]?.mail];
    expect(english?.subject).toBe('One verb');
    expect(english?.text).toMatch(
      /^Hi Ana,\n\nBegin each line with a verb\.\n\nRead it aloud <b>twice<\/b>\./,
    );
    expect(english?.html).toContain('&lt;b&gt;twice');
    expect(portuguese?.subject).toBe('Um verbo');
    expect(portuguese?.text).toContain('Olá, Ana!');

    const header = english?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    const path = /<https:\/\/[^/]+([^>]+)>/.exec(header)?.[1] ?? '';
    const payload = 'List-Unsubscribe=One-Click';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await test.app.inject({ method: 'POST', url: path, headers, payload })).statusCode).toBe(200);
    const next = await create({ kind: 'tips' });
    await test.database.systemDb
      .updateTable('mailing')
      .set({ send_at: new Date(Date.now() - 20 * DAY_MS) })
      .where('id', '=', mailing.id)
      .execute();
    await schedule(next);
    await tick();
    await expect.poll(async () => (await stateOf(next))?.status, soon).toBe('sent');
    await expect.poll(() => mailsTo(bia).length, soon).toBe(2);
    expect(mailsTo(ana)).toHaveLength(1);
  });

  it('does not reach who opted out after it was scheduled, nor who left, also when their job waits already', async () => {
    const [stays, before, after, leaves] = [
      await newReader(),
      await newReader(),
      await newReader(),
      await newReader(),
    ];
    const mailing = await create();
    await schedule(mailing, Date.now());
    await setPreference(before, 'tips', false);
    const { run } = await import('./send-mailings.run.ts');
    await run({}, {
      deps: { systemDb: test.database.systemDb, queue: createQueue() },
      signal: new AbortController().signal,
      log: { info: () => undefined },
    } as unknown as Parameters<typeof run>[1]);
    // The jobs are queued and no worker has started.
    await setPreference(after, 'tips', false);
    await test.database.auth.db.deleteFrom('app_user').where('id', '=', leaves.userId).execute();
    await startWorker();
    await expect.poll(() => mailsTo(stays).length, soon).toBe(1);
    await expect
      .poll(async () => {
        const { rows } = await (
          await import('kysely')
        ).sql<{ count: number }>`
          select count(*)::int as count from pgboss.job
          where name = 'send-mailing-mail' and state < 'completed'`.execute(test.database.systemDb);
        return rows[0]?.count;
      }, soon)
      .toBe(0);
    for (const reader of [before, after, leaves]) expect(mailsTo(reader)).toEqual([]);
  });

  it('that a worker was killed in the middle of reaches everybody all the same, and nobody twice', async () => {
    const readers = await Promise.all(Array.from({ length: 230 }, () => newReader()));
    const ids = readers.map(({ userId }) => userId).toSorted();
    const mailing = await create();
    await schedule(mailing);
    // Locks a reader of the second batch, so that the worker blocks inside its transaction.
    const holder = createDatabase({
      url: test.database.systemUrl,
      maxConnections: 1,
      applicationName: 'holder',
    });
    const hold = await holder.db.startTransaction().execute();
    await hold
      .insertInto('mailing_delivery')
      .values({ user_id: ids[150] ?? '', mailing_id: mailing.id })
      .execute();
    const file = fileURLToPath(new URL('../../testing/workers/mailing-worker-child.ts', import.meta.url));
    const child = spawn(process.execPath, [file, JSON.stringify(options())], { stdio: 'inherit' });
    const exited = once(child, 'exit');
    const kill = async () => {
      child.kill('SIGKILL');
      await exited;
      if (!hold.isRolledBack) await hold.rollback().execute();
    };
    stops.push(kill, () => holder.close());
    await tick();
    const patient = { timeout: 60_000, interval: 30 };
    await expect.poll(() => mails.mails.length, patient).toBeGreaterThan(20);
    await kill();
    expect(await stateOf(mailing)).toMatchObject({ status: 'sending' });
    expect(mails.mails.length).toBeLessThan(150);

    await startWorker();
    await tick();
    await expect
      .poll(async () => (await stateOf(mailing))?.sentCount, { timeout: 120_000, interval: 100 })
      .toBe(230);
    expect(await stateOf(mailing)).toMatchObject({ status: 'sent' });
    const byReader = Map.groupBy(mails.mails, ({ recipients }) => recipients.join(' '));
    expect([...byReader.keys()].toSorted()).toEqual(readers.map(({ email }) => email).toSorted());
    // A mail in flight when the worker died may be sent again, as the same mail.
    for (const copies of byReader.values())
      expect(new Set(copies.map(({ mail }) => mail.messageId)).size).toBe(1);
    expect(mails.mails.length).toBeLessThanOrEqual(230 + 3);
  }, 240_000);

  it('is tested by mail to oneself alone, in both languages', async () => {
    const reader = await newReader();
    const mailing = await create();
    expect((await call(manager, 'POST', `/${mailing.id}/test`)).statusCode).toBe(200);
    await startWorker();
    await expect.poll(() => mailsTo(manager).length, soon).toBe(2);
    expect(
      mailsTo(manager)
        .map(({ mail }) => mail.subject ?? '')
        .toSorted(),
    ).toEqual(['One verb', 'Um verbo']);
    expect(mailsTo(reader)).toEqual([]);
    expect(await stateOf(mailing)).toMatchObject({ status: 'draft', sentCount: 0 });
  });

  it('of the newsletter is at least two weeks from any other, also for requests at the same time', async () => {
    const [first, second, news] = [await create(), await create(), await create({ kind: 'updates' })];
    const at = Date.now() + 30 * DAY_MS;
    const codes = await Promise.all(
      [first, second].map(async (each) => (await schedule(each, at)).statusCode),
    );
    expect(codes.toSorted((one, other) => one - other)).toEqual([200, 409]);
    const other = (await stateOf(first))?.status === 'draft' ? first : second;
    for (const days of [-13.9, 0, 13.9])
      expect((await schedule(other, at + days * DAY_MS)).statusCode).toBe(409);
    expect((await schedule(news, at)).statusCode).toBe(200);
    expect((await schedule(other, at + 14 * DAY_MS)).statusCode).toBe(200);
  });

  it('can be taken back until it is sent, and changed only as a draft', async () => {
    await newReader();
    const mailing = await create();
    const change = () => call(manager, 'PUT', `/${mailing.id}`, { ...TEXT, subjectEn: 'Two verbs' });
    expect((await change()).statusCode).toBe(200);
    await schedule(mailing, Date.now() + DAY_MS);
    for (const refused of [change(), call(manager, 'DELETE', `/${mailing.id}`), schedule(mailing)])
      expect((await refused).statusCode).toBe(409);
    await startWorker();
    await tick();
    expect((await call(manager, 'POST', `/${mailing.id}/unschedule`)).statusCode).toBe(200);
    expect(await stateOf(mailing)).toMatchObject({ status: 'draft', sendAt: null, subjectEn: 'Two verbs' });
    await schedule(mailing);
    await tick();
    await expect.poll(async () => (await stateOf(mailing))?.status, soon).toBe('sent');
    expect((await call(manager, 'POST', `/${mailing.id}/unschedule`)).statusCode).toBe(409);
    const draft = await create();
    expect((await call(manager, 'DELETE', `/${draft.id}`)).statusCode).toBe(200);
    expect(await stateOf(draft)).toBeUndefined();
  });

  it('is for those with rights over content, and every act is in the log', async () => {
    const mailing = await create();
    const support = await staff.staffOf('support');
    expect((await call(support, 'GET')).statusCode).toBe(200);
    for (const refused of [
      call(support, 'POST', '', TEXT),
      call(support, 'PUT', `/${mailing.id}`, TEXT),
      call(support, 'DELETE', `/${mailing.id}`),
      call(support, 'POST', `/${mailing.id}/test`),
      call(support, 'POST', `/${mailing.id}/schedule`, { sendAt: new Date().toISOString() }),
    ])
      expect((await refused).statusCode).toBeGreaterThanOrEqual(403);
    expect((await call(await newReader(), 'GET')).statusCode).toBe(404);
    await call(manager, 'PUT', `/${mailing.id}`, TEXT);
    await call(manager, 'POST', `/${mailing.id}/test`);
    await schedule(mailing, Date.now() + DAY_MS);
    await call(manager, 'POST', `/${mailing.id}/unschedule`);
    await call(manager, 'DELETE', `/${mailing.id}`);
    const acts = await staff.actsOn(null);
    expect(acts.map(({ act }) => act)).toEqual([
      'mailingSaved',
      'mailingSaved',
      'mailingTested',
      'mailingScheduled',
      'mailingUnscheduled',
      'mailingDeleted',
    ]);
    for (const { actor_id } of acts) expect(actor_id).toBe(manager.userId);
  });

  it.each([
    { subjectEn: 'two\r\nBcc: everybody@lauda.example' },
    { subjectPt: '' },
    { bodyEn: 'x'.repeat(10_001) },
    { kind: 'jobAlerts' },
  ])('with %j is refused', async (wrong) => {
    expect((await call(manager, 'POST', '', { ...TEXT, ...wrong })).statusCode).toBe(400);
  });
});
