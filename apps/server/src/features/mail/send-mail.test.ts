import { randomUUID } from 'node:crypto';
import { type MailCatcher, startMailCatcher } from '@lauda/stand-ins/mail-catcher';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createQueue } from '../../platform/queue/queue.ts';
import { type JobWorker, startWorker } from '../../platform/queue/worker/worker.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createTestUser } from '../../testing/accounts.ts';
import { createLog } from '../../platform/log.ts';
import { findRefusal, forgetRefusal, saveRefusal } from './queries.ts';
import { createSparingMailer } from './sparing-mailer.ts';
import { sendMail } from './send-mail.job.ts';
import { enqueueMail } from './service.ts';
import { createTestMailer } from '../../testing/mailer.ts';

const mail = { to: 'ana@lauda.example', subject: 'Olá, você! ✓', text: 'Primeira linha', unsubscribe: null };
const soon = { timeout: 10_000 };

let database: TestDatabase;
let server: MailCatcher;
let worker: JobWorker;
const log: string[] = [];
const createLogOf = (lines: string[]) =>
  createLog({ level: 'info', service: 'test', destination: { write: (line) => void lines.push(line) } });
const eventsOf = (event: string) => log.filter((line) => line.includes(`"event":"${event}"`));

interface StoredJob {
  state: string;
  retry_count: number;
  output: unknown;
}
const jobOf = async (id: string | null): Promise<StoredJob | undefined> => {
  const { rows } = await sql<StoredJob>`
    select state, retry_count, output from pgboss.job where name = 'send-mail' and id = ${id}`.execute(
    database.systemDb,
  );
  return rows[0];
};
const deadOf = async (id: string | null): Promise<string> => {
  const { rows } = await sql<{ error: string }>`
    select source_output ->> 'message' as error from pgboss.job
    where name = 'send-mail.dead' and source_id = ${id}`.execute(database.systemDb);
  return rows[0]?.error ?? '';
};
const queue = createQueue();

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  server = await startMailCatcher();
  const mailer = createSparingMailer({
    mailer: createTestMailer(server.url),
    authDb: database.auth.db,
    log: createLogOf(log),
  });
  log.length = 0;
  worker = await startWorker({
    jobs: [sendMail],
    deps: { mailer },
    url: database.systemUrl,
    log: createLogOf(log),
  });
});
afterEach(async () => {
  await worker.stop({ timeoutSeconds: 5 });
  await server.close();
});

describe('mail', () => {
  it('goes out over SMTP after the commit, once, with an id of its own', async () => {
    await database.db.transaction().execute((trx) => enqueueMail(trx, queue, mail, 'welcome-ana'));
    await expect.poll(() => server.mails, soon).toHaveLength(1);
    expect(server.mails[0]?.mail).toMatchObject({
      subject: mail.subject,
      text: expect.stringContaining(mail.text),
      from: { name: 'Lauda', address: 'no-reply@lauda.example' },
      to: [{ address: mail.to }],
      messageId: expect.stringMatching(/^<[0-9a-f-]{36}@lauda>$/),
    });
  });

  it('is not tried again when the address is dead, nor are later ones, and the settings say so', async () => {
    const email = `bounce-canary-${randomUUID()}@lauda.example`;
    const user = await createTestUser(database, { email });
    const send = async (key: string) => {
      const id = await database.db
        .transaction()
        .execute((trx) => enqueueMail(trx, queue, { ...mail, to: email }, key));
      await expect.poll(() => jobOf(id), soon).toMatchObject({ state: 'completed', retry_count: 0 });
    };
    await send('first');
    await send('second');
    expect(eventsOf('mail.refused')).toHaveLength(1);
    expect(eventsOf('mail.suppressed')).toHaveLength(1);
    expect(await findRefusal(database.auth.db, user)).not.toBeNull();
    await forgetRefusal(database.auth.db, user.userId);
    await send('third');
    expect(eventsOf('mail.refused')).toHaveLength(2);
  });

  it('is tried once more after a week, and what arrives ends the notice', async () => {
    const user = await createTestUser(database);
    await saveRefusal(database.auth.db, user.email, '550 5.1.1');
    expect(await findRefusal(database.auth.db, user)).not.toBeNull();
    await database.auth.db
      .updateTable('mail_refusal')
      .set({ refused_at: new Date(Date.now() - 8 * 24 * 60 * 60 * 1_000) })
      .where('user_id', '=', user.userId)
      .execute();
    await database.db
      .transaction()
      .execute((trx) => enqueueMail(trx, queue, { ...mail, to: user.email }, 'week'));
    await expect
      .poll(() => server.mails.map(({ recipients }) => recipients), soon)
      .toContainEqual([user.email]);
    await expect.poll(() => findRefusal(database.auth.db, user), soon).toBeNull();
  });

  it('that is refused for what it is goes to the dead letters at once', async () => {
    const id = await database.db
      .transaction()
      .execute((trx) => enqueueMail(trx, queue, { ...mail, to: 'unwanted-canary@lauda.example' }, 'spam'));
    await expect.poll(() => deadOf(id), soon).toMatch(/554 5\.7\.1/);
    expect(JSON.stringify(log)).not.toContain('canary');
  });

  it('names its recipient neither in the log nor in the queue when a server quotes them', async () => {
    const to = `greylist-canary-${randomUUID()}@lauda.example`;
    const mailer = createTestMailer(server.url);
    const refused: unknown = await mailer
      .send({ ...mail, to, messageId: 'x@lauda' })
      .catch((error: unknown) => error);
    // Checks that the mail server quotes the address; otherwise the rest would prove nothing.
    expect(String(refused)).toContain(to);
    const id = await database.db
      .transaction()
      .execute((trx) => enqueueMail(trx, queue, { ...mail, to }, 'later'));
    await expect.poll(() => jobOf(id), soon).toMatchObject({ state: 'retry' });
    const { output } = (await jobOf(id)) ?? {};
    expect(JSON.stringify(output)).toContain('Greylisted');
    expect(JSON.stringify(output)).not.toContain('canary');
    expect(eventsOf('job.failed').at(-1)).toContain('Greylisted');
    expect(log.join('')).not.toContain('canary');
  });

  it('is not sent for what was rolled back', async () => {
    const change = database.db.transaction().execute(async (trx) => {
      await enqueueMail(trx, queue, mail, 'never');
      throw new Error('changed my mind');
    });
    await expect(change).rejects.toThrow('changed my mind');
    await database.db
      .transaction()
      .execute((trx) => enqueueMail(trx, queue, { ...mail, subject: 'after' }, 'after'));
    await expect.poll(() => server.mails.map(({ mail }) => mail.subject), soon).toEqual(['after']);
  });
});
