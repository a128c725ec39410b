import type { Flags } from '@lauda/domain/flags';
import type { StaffRole } from '@lauda/domain/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVERYONE } from '../../platform/live-events/audience.ts';
import { createTestUser, type TestUser } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const staffOf = (staffRole: StaffRole) =>
  createTestUser(test.database, { staffRole, isSecondFactorVerified: true });

const read = ({ headers }: TestUser) => test.app.inject({ method: 'GET', url: '/api/admin/flags', headers });
const put = ({ headers }: TestUser, name: string, payload: object) =>
  test.app.inject({ method: 'PUT', url: `/api/admin/flags/${name}`, headers, payload });
const siteFlags = async () => {
  const answer = await test.app.inject({ method: 'GET', url: '/api/site' });
  return answer.json<{ data: { flags: Flags } }>().data.flags;
};
const eventsForEverybody = async () => {
  const rows = await test.database.db
    .selectFrom('live_event')
    .select('payload')
    .where('user_id', '=', EVERYONE)
    .execute();
  return rows.map(({ payload }) => payload);
};

describe('feature flags', () => {
  it('[ADM-08] are switched by an administrator for everybody, and open pages are told', async () => {
    const admin = await staffOf('admin');
    expect((await read(admin)).json()).toEqual({ data: { coverLetter: false } });
    const answer = await put(admin, 'coverLetter', { isOn: true });
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: { coverLetter: true } }]);
    expect(await siteFlags()).toEqual({ coverLetter: true });
    expect(await eventsForEverybody()).toEqual([{ type: 'flags.changed' }]);
    await put(admin, 'coverLetter', { isOn: false });
    expect(await siteFlags()).toEqual({ coverLetter: false });
  });

  it('[ADM-08] are seen by support, who cannot switch them, and by nobody else', async () => {
    const support = await staffOf('support');
    expect((await read(support)).statusCode).toBe(200);
    expect((await put(support, 'coverLetter', { isOn: true })).statusCode).toBe(404);
    for (const other of [await staffOf('content_manager'), await createTestUser(test.database)]) {
      expect((await read(other)).statusCode).toBe(404);
      expect((await put(other, 'coverLetter', { isOn: true })).statusCode).toBe(404);
    }
    expect(await siteFlags()).toEqual({ coverLetter: false });
  });

  it('have names and values that are known', async () => {
    const admin = await staffOf('admin');
    expect((await put(admin, 'timeTravel', { isOn: true })).statusCode).toBe(400);
    for (const body of [{}, { isOn: 'yes' }, { isOn: true, role: 'admin' }])
      expect((await put(admin, 'coverLetter', body)).statusCode).toBe(400);
  });

  it('[ROLE-03] ask for the right anew on every call', async () => {
    const admin = await staffOf('admin');
    expect((await read(admin)).statusCode).toBe(200);
    await test.database.auth.db
      .updateTable('session')
      .set({ is_second_factor_verified: false })
      .where('id', '=', admin.sessionId)
      .execute();
    expect((await read(admin)).statusCode).toBe(404);
    expect((await put(admin, 'coverLetter', { isOn: true })).statusCode).toBe(404);
  });
});
