import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createQueue } from '../../platform/queue/queue.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { MAIL_QUEUE } from '../mail/service.ts';
import { createDeadLetterAlert } from './dead-letter-alert.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const alert = (operatorEmail?: string) =>
  createDeadLetterAlert({ systemDb: database.systemDb, queue: createQueue(), operatorEmail });

async function waitingMails() {
  const { rows } = await sql<{ payload: { to: string; subject: string; text: string } }>`
    select data -> 'payload' as payload from pgboss.job where name = ${MAIL_QUEUE}`.execute(
    database.systemDb,
  );
  return rows.map(({ payload }) => payload);
}

describe('a job that has failed for good', () => {
  it('is told to the operator by mail, once however often it is reported', async () => {
    const tell = alert('operator@lauda.example');
    for (let time = 0; time < 2; time++)
      await tell({ jobName: 'export', jobId: 'job-7', error: 'no space left' });
    const mails = await waitingMails();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: 'operator@lauda.example',
      subject: 'Lauda: a job of export failed for good',
      text: expect.stringMatching(/job-7[\s\S]*no space left/),
    });
  });

  it('is not told when there is no operator, nor about mail itself', async () => {
    await alert()({ jobName: 'export', jobId: 'job-8', error: 'x' });
    await alert('operator@lauda.example')({ jobName: MAIL_QUEUE, jobId: 'job-9', error: 'x' });
    expect(await waitingMails()).toEqual([]);
  });
});
