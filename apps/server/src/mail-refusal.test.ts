import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveRefusal } from './features/mail/queries.ts';
import { createTestUser, type TestUser } from './testing/accounts.ts';
import { createTestApp, type TestApp } from './testing/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const refusedAt = async ({ headers }: TestUser) =>
  (await test.app.inject({ url: '/api/account/details', headers })).json<{
    data: { mailRefusedAt: string | null };
  }>().data.mailRefusedAt;

it('the account says that its address refuses mail, until its owner asks for another try', async () => {
  const [ana, bia] = [await createTestUser(test.database), await createTestUser(test.database)];
  for (const { email } of [ana, bia]) await saveRefusal(test.database.auth.db, email, '550 5.1.1');
  expect(await refusedAt(ana)).toMatch(/^20/);
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/account/mail-retry',
    headers: ana.headers,
  });
  expect(answer.json()).toMatchObject({ data: { mailRefusedAt: null } });
  expect([await refusedAt(ana), await refusedAt(bia)]).toEqual([null, expect.stringMatching(/^20/)]);
});
