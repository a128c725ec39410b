import { randomUUID } from 'node:crypto';
import { MAX_APPLICATIONS } from '@lauda/domain/application/application';
import { cardOf } from '@lauda/domain/application/card';
import { moveTo } from '@lauda/domain/application/changes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asUser } from '../../db/as-user.ts';
import { createTestUser, type TestUser } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { applicationClient, testApplication } from '../../testing/clients/applications.ts';
import { PURGE_APPLICATIONS } from './queries.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function newPerson() {
  const user = await createTestUser(test.database);
  return { user, ...applicationClient(test.app, user) };
}

const addRows = ({ userId }: TestUser, count: number, deletedAt: Date | null = null) =>
  asUser(test.database.db, userId, (trx) =>
    trx
      .insertInto('application')
      .values(
        Array.from({ length: count }, () => ({
          user_id: userId,
          id: randomUUID(),
          card: '{}',
          document: '{}',
          deleted_at: deletedAt,
        })),
      )
      .execute(),
  );

describe('[JOB-01] the account', () => {
  it('keeps applications by version: made, saved, listed as cards, deleted and restored', async () => {
    const ana = await newPerson();
    const id = await ana.made();
    const changed = testApplication({
      company: 'Initech',
      place: 'Recife',
      stage: { state: 'closed', outcome: 'rejected' },
      nextStep: { text: 'Ask why', on: '2026-11-20' },
      ad: { text: 'We look for …', address: 'https://initech.example/1', takenOn: '2026-11-02' },
    });
    expect((await ana.save(id, 1, changed)).json()).toMatchObject({ data: { version: 2 } });
    expect(await ana.get(id)).toMatchObject({ version: 2, application: changed });
    expect(await ana.list()).toEqual([
      {
        id,
        version: 2,
        updatedAt: expect.any(String),
        company: 'Initech',
        title: 'Engineer',
        place: 'Recife',
        state: 'closed',
        outcome: 'rejected',
        appliedOn: null,
        closesOn: null,
        nextStep: 'Ask why',
        nextStepOn: '2026-11-20',
        resumeId: null,
        sentVersion: null,
        linkId: null,
        score: null,
        interviews: [],
        moves: [],
        viewCount: null,
      },
    ]);
    expect((await ana.call('DELETE', id)).statusCode).toBe(200);
    expect(await ana.list()).toEqual([]);
    expect((await ana.save(id, 2, changed)).statusCode).toBe(404);
    expect((await ana.call('POST', `${id}/undelete`)).statusCode).toBe(200);
    expect(await ana.get(id)).toMatchObject({ version: 2, application: changed });
  });

  it('never overwrites what was saved elsewhere: a stale save gets what is there', async () => {
    const ana = await newPerson();
    const id = await ana.made();
    await ana.save(id, 1, testApplication({ company: 'Elsewhere' }));
    const stale = await ana.save(id, 1, testApplication({ company: 'Here' }));
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      {
        error: { code: 'APPLICATION_STALE', data: { id, version: 2, application: { company: 'Elsewhere' } } },
      },
    ]);
    // A repeated create has no second effect.
    expect((await ana.save(id, 0, testApplication())).json()).toMatchObject({
      error: { code: 'APPLICATION_STALE', data: { version: 2 } },
    });
    const both = await Promise.all(
      [1, 2].map((n) => ana.save(id, 2, testApplication({ company: `Tab ${n}` }))),
    );
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('refuses what is no application, one without a name, and one that names another owner', async () => {
    const [ana, bruno] = [await newPerson(), await newPerson()];
    const id = randomUUID();
    for (const application of [
      testApplication({ company: ' ', title: '' }),
      { ...testApplication(), role: 'admin' },
      testApplication({ notes: 'x'.repeat(10_001) }),
      testApplication({ company: '\u0000' }),
    ])
      expect((await ana.save(id, 0, application)).statusCode).toBe(400);
    expect((await ana.call('PUT', id, testApplication())).statusCode).toBe(428);
    const foreign = await bruno.call('PUT', `${id}?owner=${ana.user.userId}`, testApplication(), {
      'if-match': '"0"',
    });
    expect(foreign.json()).toMatchObject({ error: { code: 'FORBIDDEN' } });
    expect(await bruno.list()).toEqual([]);
    const huge = await ana.save(id, 0, { ...testApplication(), notes: 'x'.repeat(600 * 1024) });
    expect(huge.statusCode).toBe(413);
  });

  it("[JOB-10] shows nobody else's", async () => {
    const [ana, bruno] = [await newPerson(), await newPerson()];
    const id = await ana.made();
    expect(await bruno.list()).toEqual([]);
    for (const answer of [
      await bruno.call('GET', `id/${id}`),
      await bruno.save(id, 1, testApplication()),
      await bruno.call('DELETE', id),
      await bruno.call('POST', `${id}/undelete`),
      await bruno.call('GET', `${id}/sent/txt`),
      await bruno.call('GET', `${id}/sent-picture`),
      await bruno.call('GET', `${id}/sent-resume`),
    ])
      expect(answer.statusCode).toBe(404);
    expect((await bruno.save(id, 0, testApplication({ company: "Bruno's" }))).statusCode).toBe(200);
    expect((await ana.get(id)).application.company).toBe('Globex');
  });

  it('removes what was deleted 30 days ago, and nothing else', async () => {
    const ana = await newPerson();
    const [gone, fresh, live] = [await ana.made(), await ana.made(), await ana.made()];
    await ana.call('DELETE', gone);
    await ana.call('DELETE', fresh);
    await asUser(test.database.db, ana.user.userId, (trx) =>
      trx
        .updateTable('application')
        .set({ deleted_at: new Date(Date.now() - 31 * 24 * 60 * 60 * 1000) })
        .where('id', '=', gone)
        .execute(),
    );
    await PURGE_APPLICATIONS.execute(test.database.systemDb);
    expect((await ana.call('POST', `${gone}/undelete`)).statusCode).toBe(404);
    expect((await ana.call('POST', `${fresh}/undelete`)).statusCode).toBe(200);
    expect((await ana.call('GET', `id/${live}`)).statusCode).toBe(200);
  });
});

it('[JOB-07] cards say which states an application went through; those stored earlier say none', async () => {
  const ana = await newPerson();
  const applied = { state: 'applied', outcome: null } as const;
  const id = await ana.made(moveTo(testApplication(), applied, { id: randomUUID(), at: '2026-11-02' }));
  expect(await ana.list()).toMatchObject([{ id, moves: [{ state: 'applied', on: '2026-11-02' }] }]);
  const { moves: _, ...earlier } = cardOf(testApplication());
  await asUser(test.database.db, ana.user.userId, (trx) =>
    trx
      .updateTable('application')
      .set({ card: JSON.stringify(earlier) })
      .where('id', '=', id)
      .execute(),
  );
  expect(await ana.list()).toMatchObject([{ id, moves: [] }]);
});

describe('[JOB-02] the number of applications', () => {
  it('is 500 for everyone; deleted ones make room, up to a limit of their own', async () => {
    const ana = await newPerson();
    const one = await ana.made();
    await addRows(ana.user, MAX_APPLICATIONS - 1);
    const refused = await ana.save(randomUUID(), 0, testApplication());
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      { error: { code: 'APPLICATION_LIMIT_REACHED' } },
    ]);
    await ana.call('DELETE', one);
    expect((await ana.save(randomUUID(), 0, testApplication())).statusCode).toBe(200);
    const bruno = await newPerson();
    await addRows(bruno.user, 2_000, new Date());
    expect((await bruno.save(randomUUID(), 0, testApplication())).statusCode).toBe(403);
  });

  it('holds against parallel creates', async () => {
    const ana = await newPerson();
    await addRows(ana.user, MAX_APPLICATIONS - 2);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => ana.save(randomUUID(), 0, testApplication())),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(2);
  });
});
