import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Application } from '@lauda/domain/application/application';
import { addDays } from '@lauda/domain/application/calendar';
import { putEvent } from '@lauda/domain/application/changes';
import { type MailCatcher, startMailCatcher } from '@lauda/stand-ins/mail-catcher';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createQueue } from '../../../platform/queue/queue.ts';
import { mornings } from '../../../platform/time-zones.ts';
import { createTestUser, type TestUser } from '../../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { startApplicationMailWorker } from '../../../testing/workers/application-mail-worker.ts';
import { applicationClient, testApplication } from '../../../testing/clients/applications.ts';
import { sendJobAlert } from './send-job-alert.job.ts';
import { sendJobAlerts } from './send-job-alerts.job.ts';

const soon = { timeout: 15_000, interval: 30 };

let test: TestApp;
let mails: MailCatcher;
let stops: (() => Promise<void>)[];
beforeEach(async () => {
  mails = await startMailCatcher({ keepMails: 1_000 });
  test = await createTestApp();
  stops = [];
});
afterEach(async () => {
  for (const stop of stops) await stop();
  await mails.close();
  await test.close();
});

const options = () => {
  const { appUrl, systemUrl, authUrl } = test.database;
  return { appUrl, systemUrl, authUrl, smtpUrl: mails.url };
};
const startWorker = async () => {
  const { stop } = await startApplicationMailWorker(options());
  stops.push(stop);
};
/** Time zones where it is morning now, with the local date, and one zone where it is not. */
function places() {
  const byDay = mornings(new Date());
  const [today, [morning = '']] = [...byDay].find(([, zones]) => zones.some((zone) => zone !== '')) ?? [
    '',
    [],
  ];
  const awake = new Set([...byDay.values()].flat());
  const elsewhere = Intl.supportedValuesOf('timeZone').find((zone) => !awake.has(zone)) ?? '';
  return { today, morning, elsewhere };
}

interface Given {
  isOn?: boolean;
  locale?: string;
  timeZone?: string;
  applications?: readonly Partial<Application>[];
}

async function newReader({
  isOn = true,
  locale = 'en-US',
  timeZone,
  applications = [],
}: Given = {}): Promise<TestUser> {
  const user = await createTestUser(test.database);
  await test.database.auth.db
    .updateTable('app_user')
    .set({ locale, first_name: 'Ana' })
    .where('id', '=', user.userId)
    .execute();
  const answer = await test.app.inject({
    method: 'PUT',
    url: '/api/account/notifications',
    headers: user.headers,
    payload: { kind: 'jobAlerts', isOn: true, timeZone: timeZone ?? places().morning },
  });
  expect(answer.statusCode).toBe(200);
  if (!isOn) await setOff(user);
  for (const application of applications)
    await applicationClient(test.app, user).made(testApplication(application));
  return user;
}
const setOff = ({ headers }: TestUser) =>
  test.app.inject({
    method: 'PUT',
    url: '/api/account/notifications',
    headers,
    payload: { kind: 'jobAlerts', isOn: false },
  });
const step = (on: string, text = 'Call Bia'): Partial<Application> => ({ nextStep: { text, on } });
const mailsTo = ({ email }: TestUser) => mails.mails.filter(({ recipients }) => recipients.includes(email));

/** Triggers the hourly schedule; resolves when its jobs are done. */
async function tick(): Promise<void> {
  await test.database.systemDb.transaction().execute((trx) => createQueue().enqueue(trx, sendJobAlerts, {}));
  await expect.poll(openJobs, soon).toBe(0);
}
async function openJobs(): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job
    where name in ('send-job-alerts', 'send-job-alert') and state < 'completed'`.execute(
    test.database.systemDb,
  );
  return rows[0]?.count;
}
const yesterdayAgain = ({ userId }: TestUser, day: string) =>
  sql`update email_preference set told_until = ${day}::date where user_id = ${userId}`.execute(
    test.database.systemDb,
  );

describe('[JOB-06] [TXT-05] reminders by mail', () => {
  it('come in the morning of those who chose them, when something is due, once a day', async () => {
    const { today, elsewhere } = places();
    const due = { applications: [step(today)] };
    const [ana, silent, idle, asleep, stranger] = [
      await newReader(due),
      await newReader({ ...due, isOn: false }),
      await newReader({ applications: [step(addDays(today, 9))] }),
      await newReader({ ...due, timeZone: elsewhere }),
      await createTestUser(test.database),
    ];
    await applicationClient(test.app, stranger).made(testApplication(step(today)));
    await startWorker();
    for (let time = 0; time < 3; time += 1) await tick();
    expect(mailsTo(ana)).toHaveLength(1);
    for (const other of [silent, idle, asleep, stranger]) expect(mailsTo(other)).toEqual([]);
    const { mail } = mailsTo(ana)[0] ?? { mail: undefined };
    expect(mail?.subject).toBe('A reminder about your applications');
    expect(mail?.text).toContain('\n\nToday: Call Bia (Globex · Engineer)\n\n');
    expect(mail?.text).toContain('https://lauda.example/applications?view=calendar');

    // One day late sends no further reminder; three days late sends one more, and none after that.
    const toldOn = async (daysLater: number) => {
      const before = mailsTo(ana).length;
      // Moves the due date into the past instead of the clock forward.
      const [card] = await applicationClient(test.app, ana).list();
      const client = applicationClient(test.app, ana);
      const { application, version } = await client.get(card?.id ?? '');
      await client.save(card?.id ?? '', version, {
        ...application,
        nextStep: { ...application.nextStep, on: addDays(today, -daysLater) },
      });
      await yesterdayAgain(ana, addDays(today, -1));
      await tick();
      return mailsTo(ana).length > before;
    };
    expect(await toldOn(1)).toBe(false);
    expect(await toldOn(3)).toBe(true);
    expect(mailsTo(ana).at(-1)?.mail.text).toMatch(/Overdue since \w+, \w+ \d+: Call Bia/);
    expect(await toldOn(4)).toBe(false);
    expect(await toldOn(12)).toBe(false);
  });

  it('say interviews, steps and closing dates in one mail of bounded length, in each language, with one click out', async () => {
    const { today } = places();
    const interview = putEvent(
      testApplication({ company: 'Aurora', title: 'Dados', stage: { state: 'interview', outcome: null } }),
      { kind: 'interview', text: '' },
      { id: '00000000-0000-4000-8000-000000000001', at: `${addDays(today, 1)}T14:30` },
    );
    const applications = [
      interview,
      { company: 'Boreal', title: 'Porto', closesOn: addDays(today, 3) },
      { ...step(today, 'Ligar\r\nBcc: x@lauda.example <b>já</b>'), company: 'Globex', title: '' },
    ];
    const bia = await newReader({ locale: 'pt-BR', applications });
    const carla = await newReader({
      applications: Array.from({ length: 25 }, (_, index) => step(today, `Step ${index}`)),
    });
    await startWorker();
    await tick();
    const mail = mailsTo(bia)[0]?.mail;
    expect(mail?.subject).toBe('3 lembretes das suas candidaturas');
    expect(mail?.text).toContain('Hoje: Ligar Bcc: x@lauda.example <b>já</b> (Globex)');
    expect(mail?.text).toContain('Amanhã, 14:30: entrevista (Aurora · Dados)');
    expect(mail?.text).toMatch(
      /\n\p{Lu}\p{Ll}+(?:-feira)?, \d+ de \p{L}+: último dia para se candidatar \(Boreal · Porto\)/u,
    );
    expect(mail?.html).toContain('&lt;b&gt;já&lt;/b&gt;');
    const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    expect(header).toContain('.jobAlerts.');
    const path = /<https:\/\/[^/]+([^>]+)>/.exec(header)?.[1] ?? '';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = 'List-Unsubscribe=One-Click';
    expect((await test.app.inject({ method: 'POST', url: path, headers, payload })).statusCode).toBe(200);
    await yesterdayAgain(bia, addDays(today, -1));
    await tick();
    expect(mailsTo(bia)).toHaveLength(1);

    const long = mailsTo(carla)[0]?.mail;
    expect(long?.subject).toBe('25 reminders about your applications');
    expect(long?.text?.match(/Today: Step/g)).toHaveLength(20);
    expect(long?.text).toContain('And 5 more.');
  });

  it('are not sent to who opted out or left since, nor on another day', async () => {
    const { today } = places();
    const [stays, optsOut, leaves] = [
      // Due three days ago, for a job of that day that was delayed until now.
      await newReader({ applications: [step(addDays(today, -3))] }),
      await newReader({ applications: [step(today)] }),
      await newReader({ applications: [step(today)] }),
    ];
    const { run } = await import('./send-job-alerts.run.ts');
    await run({}, {
      deps: { systemDb: test.database.systemDb, queue: createQueue() },
      signal: new AbortController().signal,
      log: { info: () => undefined },
    } as unknown as Parameters<typeof run>[1]);
    expect(await openJobs()).toBe(3);
    await setOff(optsOut);
    await test.database.auth.db.deleteFrom('session').where('user_id', '=', leaves.userId).execute();
    await test.database.auth.db.deleteFrom('app_user').where('id', '=', leaves.userId).execute();
    await test.database.systemDb.transaction().execute((trx) =>
      createQueue().enqueue(trx, sendJobAlert, {
        userId: stays.userId,
        day: addDays(today, -3),
        toldUntil: '1970-01-01',
      }),
    );
    await startWorker();
    await expect.poll(openJobs, soon).toBe(0);
    expect(mailsTo(stays)).toHaveLength(1);
    for (const reader of [optsOut, leaves]) expect(mailsTo(reader)).toEqual([]);
  });

  it('reach everybody once, also when the worker is killed in the middle', async () => {
    const { today } = places();
    const readers: Awaited<ReturnType<typeof newReader>>[] = [];
    // Created in groups: all in parallel would exceed the pool's connection timeout.
    while (readers.length < 110)
      readers.push(
        ...(await Promise.all(Array.from({ length: 10 }, () => newReader({ applications: [step(today)] })))),
      );
    const file = fileURLToPath(
      new URL('../../../testing/workers/application-mail-worker-child.ts', import.meta.url),
    );
    const child = spawn(process.execPath, [file, JSON.stringify(options())], { stdio: 'inherit' });
    const exited = once(child, 'exit');
    stops.push(async () => {
      child.kill('SIGKILL');
      await exited;
    });
    await test.database.systemDb
      .transaction()
      .execute((trx) => createQueue().enqueue(trx, sendJobAlerts, {}));
    await expect.poll(() => mails.mails.length, { timeout: 60_000, interval: 10 }).toBeGreaterThan(10);
    child.kill('SIGKILL');
    await exited;
    expect(mails.mails.length).toBeLessThan(110);

    await startWorker();
    await test.database.systemDb
      .transaction()
      .execute((trx) => createQueue().enqueue(trx, sendJobAlerts, {}));
    await expect.poll(openJobs, { timeout: 60_000, interval: 50 }).toBe(0);
    const byReader = Map.groupBy(mails.mails, ({ recipients }) => recipients.join(' '));
    expect([...byReader.keys()].toSorted()).toEqual(readers.map(({ email }) => email).toSorted());
    // A mail in flight when the worker died may be sent again, as the same mail.
    for (const copies of byReader.values())
      expect(new Set(copies.map(({ mail }) => mail.messageId)).size).toBe(1);
    expect(mails.mails.length).toBeLessThanOrEqual(110 + 3);
  }, 180_000);

  it('go by a zone that the browser named, and by a fixed hour where it named none that is known', async () => {
    const zoneOf = async ({ userId }: TestUser) =>
      (
        await test.database.systemDb
          .selectFrom('email_preference')
          .select('time_zone')
          .where('user_id', '=', userId)
          .executeTakeFirstOrThrow()
      ).time_zone;
    const ana = await newReader({ timeZone: 'america/sao_paulo' });
    expect(await zoneOf(ana)).toBe('America/Sao_Paulo');
    await setOff(ana);
    expect(await zoneOf(ana)).toBe('America/Sao_Paulo');
    expect(await zoneOf(await newReader({ timeZone: 'Mars/Olympus' }))).toBe('');
    const long = await test.app.inject({
      method: 'PUT',
      url: '/api/account/notifications',
      headers: ana.headers,
      payload: { kind: 'jobAlerts', isOn: true, timeZone: 'x'.repeat(65) },
    });
    expect(long.statusCode).toBe(400);
  });
});
