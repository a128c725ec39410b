import { type MailCatcher, startMailCatcher } from '@lauda/stand-ins/mail-catcher';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createQueue } from '../../platform/queue/queue.ts';
import { type JobWorker, startWorker } from '../../platform/queue/worker.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createRecordedLog } from '../../testing/recorded-log.ts';
import { sendMail } from './send-mail.job.ts';
import { enqueueMail } from './service.ts';
import { createTestMailer } from '../../testing/mailer.ts';

const mail = { to: 'ana@lauda.example', subject: 'Olá, você! ✓', text: 'Primeira linha', unsubscribe: null };
const soon = { timeout: 10_000 };

let database: TestDatabase;
let server: MailCatcher;
let worker: JobWorker;
const queue = createQueue();

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  server = await startMailCatcher();
  const mailer = createTestMailer(server.url);
  const log = createRecordedLog();
  worker = await startWorker({ jobs: [sendMail], deps: { mailer }, url: database.systemUrl, log });
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
