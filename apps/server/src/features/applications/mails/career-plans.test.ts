import type { Application, MatchSnapshot } from '@lauda/domain/application/application';
import { type MailCatcher, startMailCatcher } from '@lauda/stand-ins/mail-catcher';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asUser } from '../../../db/as-user.ts';
import { createQueue } from '../../../platform/queue/queue.ts';
import { createTestUser, type TestUser } from '../../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { startApplicationMailWorker } from '../../../testing/workers/application-mail-worker.ts';
import { applicationClient, testApplication } from '../../../testing/clients/applications.ts';
import { resumeClient, testResume } from '../../../testing/clients/resumes.ts';
import { sendCareerPlans } from './send-career-plans.job.ts';

const soon = { timeout: 15_000, interval: 30 };

let test: TestApp;
let mails: MailCatcher;
let stop: () => Promise<void>;
beforeEach(async () => {
  mails = await startMailCatcher();
  test = await createTestApp();
  const { appUrl, systemUrl, authUrl } = test.database;
  ({ stop } = await startApplicationMailWorker({ appUrl, systemUrl, authUrl, smtpUrl: mails.url }));
});
afterEach(async () => {
  await stop();
  await mails.close();
  await test.close();
});

/** Triggers the monthly schedule; resolves when its jobs are done. */
async function firstOfMonth(): Promise<void> {
  await test.database.systemDb
    .transaction()
    .execute((trx) => createQueue().enqueue(trx, sendCareerPlans, {}));
  const open = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pgboss.job
      where name in ('send-career-plans', 'send-career-plan') and state < 'completed'`.execute(
      test.database.systemDb,
    );
    return rows[0]?.count;
  };
  await expect.poll(open, soon).toBe(0);
}
const monthLater = ({ userId }: TestUser) =>
  sql`update email_preference set told_until = told_until - 31 where user_id = ${userId}`.execute(
    test.database.systemDb,
  );

const rows = (...texts: string[]): MatchSnapshot['rows'] =>
  texts.map((text) => ({ text, status: 'missing', proof: null }));
const matched = (company: string, match: MatchSnapshot['rows'], more: Partial<Application> = {}) =>
  testApplication({ company, match: { score: 40, on: '2026-11-18', rows: match }, ...more });

async function newReader(
  applications: readonly Application[],
  { isOn = true, locale = 'en-US' } = {},
): Promise<TestUser> {
  const user = await createTestUser(test.database);
  await test.database.auth.db
    .updateTable('app_user')
    .set({ locale, first_name: 'Ana' })
    .where('id', '=', user.userId)
    .execute();
  for (const wanted of isOn ? [true] : [true, false])
    await test.app.inject({
      method: 'PUT',
      url: '/api/account/notifications',
      headers: user.headers,
      payload: { kind: 'careerPlans', isOn: wanted },
    });
  for (const application of applications) await applicationClient(test.app, user).made(application);
  return user;
}
const mailsTo = ({ email }: TestUser) => mails.mails.filter(({ recipients }) => recipients.includes(email));

const ASKED = [
  matched('Globex', rows('Engineer', 'Experience with Kubernetes', 'Apache Kafka')),
  matched('Initech', rows('Kubernetes in production', 'Tableau')),
];

describe('[TXT-05] the career plan', () => {
  it('names what several jobs ask for and no resume shows, with the jobs, once a month', async () => {
    const [ana, bia, silent] = [
      await newReader(ASKED),
      await newReader(
        [...ASKED, ...['Umbrella', 'Aurora', 'Boreal'].map((name) => matched(name, rows('Kubernetes')))],
        { locale: 'pt-BR' },
      ),
      await newReader(ASKED, { isOn: false }),
    ];
    for (let time = 0; time < 2; time += 1) await firstOfMonth();
    expect(mailsTo(silent)).toEqual([]);
    expect(mailsTo(ana)).toHaveLength(1);
    const [english, portuguese] = [mailsTo(ana)[0]?.mail, mailsTo(bia)[0]?.mail];
    expect(english?.subject).toBe('What your saved jobs have in common');
    expect(english?.text).toMatch(
      /:\n\nKubernetes: (?:Globex · Engineer and Initech · Engineer|Initech · Engineer and Globex · Engineer)\n\n/,
    );
    for (const other of ['Kafka', 'Tableau']) expect(english?.text).not.toContain(other);
    expect(portuguese?.subject).toBe('O que suas vagas salvas têm em comum');
    expect(portuguese?.text).toMatch(/Kubernetes: (?:\w+ · Engineer, ){2}\w+ · Engineer e mais 2\n/);
    const header = english?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    expect(header).toContain('.careerPlans.');
    await monthLater(ana);
    await firstOfMonth();
    expect(mailsTo(ana)).toHaveLength(2);
  });

  it('is not sent when a resume shows it by now, when only one job asks, or when the jobs are closed or old', async () => {
    const shown = await newReader(ASKED);
    const resume = testResume();
    await resumeClient(test.app, shown).made({
      ...resume,
      personalInfo: { ...resume.personalInfo, jobTitle: 'Kubernetes administrator' },
    });
    const closed = { stage: { state: 'closed', outcome: 'rejected' } } as const;
    const others = [
      await newReader([ASKED[0] ?? testApplication()]),
      await newReader(ASKED.map((one) => ({ ...one, ...closed }))),
      await newReader([testApplication()]),
      await newReader([]),
    ];
    const old = await newReader(ASKED);
    await asUser(test.database.db, old.userId, (trx) =>
      trx
        .updateTable('application')
        .set({ updated_at: new Date(Date.now() - 91 * 24 * 60 * 60 * 1_000) })
        .where('user_id', '=', old.userId)
        .execute(),
    );
    const control = await newReader(ASKED);
    await firstOfMonth();
    expect(mailsTo(control)).toHaveLength(1);
    for (const reader of [shown, old, ...others]) expect(mailsTo(reader)).toEqual([]);
  });
});
