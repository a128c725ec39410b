import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestUser } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { subscribe } from '../../testing/billing/plans.ts';
import { resumeClient } from '../../testing/clients/resumes.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const newClient = async () => resumeClient(test.app, await createTestUser(test.database));
const ROUNDS = 20;

describe('[RES-07] the free plan', () => {
  it.each(['en-US', 'pt-BR'])('holds three resumes, for %s', async (locale) => {
    const ana = await newClient();
    for (let index = 0; index < 3; index += 1)
      expect(await ana.create({ locale })).toMatchObject({ status: 200 });
    expect(await ana.create({ locale })).toMatchObject({
      status: 403,
      error: { code: 'RESUME_LIMIT_REACHED' },
    });
  });

  it(`holds three when fifty are asked for at the same moment, ${ROUNDS} times`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const ana = await newClient();
      const answers = await Promise.all(Array.from({ length: 50 }, () => ana.create({ locale: 'en-US' })));
      const counts = [200, 403].map((status) => answers.filter((answer) => answer.status === status).length);
      expect(counts).toEqual([3, 47]);
      expect((await ana.list()).data).toHaveLength(3);
    }
  }, 60_000);

  it('has room again after a deletion, and none for what comes back then', async () => {
    const ana = await newClient();
    const [first] = [await ana.made(), await ana.made(), await ana.made()];
    await ana.remove(first.id);
    await ana.remove(first.id);
    await ana.made();
    expect(await ana.create({ locale: 'en-US' })).toMatchObject({ status: 403 });
    expect(await ana.undelete(first.id)).toMatchObject({ status: 403 });
    expect(await ana.get(first.id)).toMatchObject({ status: 404 });
    expect((await ana.list()).data).toHaveLength(3);
  });

  it('brings a deleted resume back, once', async () => {
    const ana = await newClient();
    const { id } = await ana.made();
    await ana.remove(id);
    const answers = await Promise.all([ana.undelete(id), ana.undelete(id), ana.undelete(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await ana.get(id)).toMatchObject({ status: 200 });
    await ana.made();
    await ana.made();
    expect(await ana.create({ locale: 'en-US' })).toMatchObject({ status: 403 });
  });
});

describe('[RES-07] pro', () => {
  it('holds as many as are made', async () => {
    const user = await createTestUser(test.database);
    await subscribe(test.database, user, {});
    const ana = resumeClient(test.app, user);
    for (let index = 0; index < 5; index += 1) await ana.made();
    expect((await ana.list()).data).toHaveLength(5);
  });
});
