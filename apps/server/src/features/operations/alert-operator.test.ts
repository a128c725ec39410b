import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reportDeadLetters } from '../../platform/queue/dead-letters.ts';
import { createQueue } from '../../platform/queue/queue.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { addDeadJob } from '../../testing/queue/dead-jobs.ts';
import { createRecordedLog } from '../../testing/recorded-log.ts';
import { MAIL_QUEUE } from '../mail/service.ts';
import { run } from './alert-operator.run.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const jobNames = ['sync-billing', 'read-import', MAIL_QUEUE];
let rounds = 0;
async function alert(operatorEmail: string | null = 'operator@lauda.example') {
  await reportDeadLetters(database.systemDb, jobNames, () => undefined);
  await run(
    {},
    {
      deps: {
        systemDb: database.systemDb,
        queue: createQueue(),
        operatorEmail: operatorEmail ?? undefined,
        jobNames,
      },
      jobId: `round-${++rounds}`,
      attempt: 1,
      signal: new AbortController().signal,
      log: createRecordedLog(),
      reportProgress: () => Promise.resolve(),
    },
  );
}

async function waitingMails() {
  const { rows } = await sql<{ payload: { to: string; subject: string; text: string } }>`
    select data -> 'payload' as payload from pgboss.job where name = ${MAIL_QUEUE}
    order by created_on`.execute(database.systemDb);
  return rows.map(({ payload }) => payload);
}

describe('jobs that have failed and won’t be retried', () => {
  it('are told to the operator in one mail for all of them, and not again', async () => {
    for (let time = 0; time < 3; time++) await addDeadJob(database, { error: 'no space left' });
    await addDeadJob(database, { name: 'read-import', error: 'the printer is on fire' });
    await alert();
    await alert();
    const mails = await waitingMails();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: 'operator@lauda.example',
      subject: 'Lauda: 4 jobs failed and won’t be retried',
      text: expect.stringMatching(/read-import: 1[\s\S]*on fire[\s\S]*sync-billing: 3[\s\S]*no space left/),
    });
    await addDeadJob(database);
    await alert();
    expect((await waitingMails()).map(({ subject }) => subject)).toEqual([
      'Lauda: 4 jobs failed and won’t be retried',
      'Lauda: 1 job failed and won’t be retried',
    ]);
  });

  it('are told without whom they concerned', async () => {
    await addDeadJob(database, { error: '550 <canary@lauda.example>: +55 11 91234-5678 is unknown' });
    await alert();
    const [mail] = await waitingMails();
    expect(mail?.text).toContain('is unknown');
    expect(mail?.text).not.toMatch(/canary|91234/);
  });

  it('are not told when there is no operator, nor when it is mail that failed', async () => {
    await addDeadJob(database, { name: MAIL_QUEUE });
    await alert();
    await addDeadJob(database);
    await alert(null);
    expect(await waitingMails()).toEqual([]);
  });
});
