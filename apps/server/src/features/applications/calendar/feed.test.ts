import { randomUUID } from 'node:crypto';
import type { Application } from '@lauda/domain/application/application';
import { addDays } from '@lauda/domain/application/calendar';
import { putEvent } from '@lauda/domain/application/changes';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestImpersonator,
  createTestUser,
  TEST_ORIGIN,
  type TestUser,
} from '../../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { applicationClient, testApplication } from '../../../testing/clients/applications.ts';
import { readICalendar } from '../../../testing/readers/read-icalendar.ts';
import { feedEvents } from './feed-events.ts';
import { icalendar } from './icalendar.ts';

let test: TestApp;
let reads: { name: string; subject: string }[];
let isFull = false;
beforeAll(async () => {
  reads = [];
  test = await createTestApp({
    limits: {
      check: (name, subject) => {
        reads.push({ name, subject });
        return Promise.resolve({ isAllowed: !(isFull && name === 'calendar-feed'), retryAfterSeconds: 9 });
      },
      forget: () => Promise.resolve(),
    },
  });
});
afterAll(() => test.close());

const today = new Date().toISOString().slice(0, 10);
const call = (method: 'GET' | 'POST' | 'DELETE', { headers }: Pick<TestUser, 'headers'>) =>
  test.app.inject({ method, url: '/api/calendar', headers });
async function newFeed(user: TestUser): Promise<string> {
  const answer = await call('POST', user);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: { path: string } }>().data.path;
}
/** Requests like a calendar program: no cookie, no origin. */
const fetchFeed = (path: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url: path, headers });
const eventsOf = async (path: string) => readICalendar((await fetchFeed(path)).rawPayload).events;
const withInterview = (at: string, more: Partial<Application> = {}): Application =>
  putEvent(testApplication(more), { kind: 'interview', text: 'Panel' }, { id: randomUUID(), at });

describe('[JOB-06] the private calendar address', () => {
  it('gives interviews, next steps and closing dates to whoever has it, and follows changes', async () => {
    const ana = await createTestUser(test.database);
    const client = applicationClient(test.app, ana);
    expect((await call('GET', ana)).json()).toEqual({ data: { createdAt: null } });
    const path = await newFeed(ana);
    expect(path).toMatch(/^\/api\/calendar\/[\w-]{43}\.ics$/);
    expect(await eventsOf(path)).toEqual([]);
    const id = await client.made(
      withInterview(`${addDays(today, 2)}T09:30`, {
        company: 'Aurora; Norte, Ltda \\ Filial',
        title: 'Engenheira de dados — ' + 'á🙂'.repeat(40),
        place: 'São Paulo\nBEGIN:VEVENT',
        closesOn: addDays(today, 5),
        nextStep: { text: 'Ligar\r\nMETHOD:CANCEL', on: addDays(today, -4) },
      }),
    );
    const answer = await fetchFeed(path);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const { calendar, events } = readICalendar(answer.rawPayload);
    expect(calendar).toMatchObject({ 'X-WR-CALNAME': 'Lauda: applications', VERSION: '2.0' });
    const name = `Aurora; Norte, Ltda \\ Filial · Engenheira de dados — ${'á🙂'.repeat(40)}`;
    const day = (offset: number) => addDays(today, offset).replaceAll('-', '');
    expect(events).toHaveLength(3);
    expect(events.find((one) => one['UID']?.startsWith('interview-'))).toMatchObject({
      DTSTART: `${day(2)}T093000`,
      SUMMARY: `Interview: ${name}`,
      DESCRIPTION: `São Paulo BEGIN:VEVENT\nhttps://lauda.example/applications/${id}`,
      URL: `https://lauda.example/applications/${id}`,
      TRANSP: 'OPAQUE',
      SEQUENCE: '1',
    });
    expect(events.find((one) => one['UID']?.startsWith('next-step-'))).toMatchObject({
      'DTSTART;VALUE=DATE': day(-4),
      SUMMARY: `Ligar METHOD:CANCEL: ${name}`,
      TRANSP: 'TRANSPARENT',
    });
    expect(events.find((one) => one['UID']?.startsWith('closes-'))).toMatchObject({
      'DTSTART;VALUE=DATE': day(5),
      SUMMARY: `Last day to apply: ${name}`,
    });

    const etag = String(answer.headers.etag);
    for (const given of [etag, etag.replace('W/', ''), `"other", ${etag}`]) {
      const again = await fetchFeed(path, { 'if-none-match': given });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    const { application, version } = await client.get(id);
    await client.save(id, version, {
      ...application,
      nextStep: { text: 'Write', on: addDays(today, 1) },
    });
    const changed = await fetchFeed(path, { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    const moved = readICalendar(changed.rawPayload).events.find((one) =>
      one['UID']?.startsWith('next-step-'),
    );
    expect(moved).toMatchObject({ 'DTSTART;VALUE=DATE': day(1), SEQUENCE: '2' });
    // The same event on another day keeps its UID.
    expect(moved?.['UID']).toBe(events.find((one) => one['UID']?.startsWith('next-step-'))?.['UID']);
    await client.call('DELETE', id);
    expect(await eventsOf(path)).toEqual([]);
  });

  it('is answered as one that never was once it is replaced, turned off, or its account is on its way out', async () => {
    const [ana, bia] = [await createTestUser(test.database), await createTestUser(test.database)];
    const first = await newFeed(ana);
    const second = await newFeed(ana);
    const gone = async (path: string) => {
      const answer = await fetchFeed(path);
      const { requestId: _id, ...error } = answer.json<{ error: { requestId: string } }>().error;
      return { status: answer.statusCode, error };
    };
    const never = await gone(`/api/calendar/${'A'.repeat(43)}.ics`);
    expect(never.status).toBe(404);
    for (const path of [
      first,
      second.replace('.ics', ''),
      second.replace('.ics', '.txt'),
      '/api/calendar/.ics',
      `/api/calendar/${'x'.repeat(150)}`,
      `/api/calendar/${encodeURIComponent("' or true --")}.ics`,
    ])
      expect(await gone(path)).toEqual(never);
    expect((await fetchFeed(second)).statusCode).toBe(200);
    expect((await call('GET', ana)).json()).toEqual({ data: { createdAt: expect.any(String) } });
    // Another user can end only their own feed.
    await call('DELETE', bia);
    expect((await fetchFeed(second)).statusCode).toBe(200);
    expect((await call('DELETE', ana)).statusCode).toBe(200);
    expect(await gone(second)).toEqual(never);
    expect((await call('GET', ana)).json()).toEqual({ data: { createdAt: null } });

    const path = await newFeed(bia);
    await test.app.inject({
      method: 'POST',
      url: '/api/account/deletion',
      headers: bia.headers,
      payload: {},
    });
    expect(await gone(path)).toEqual(never);
  });

  it('is for its owner alone to make, and neither stored nor logged', async () => {
    const ana = await createTestUser(test.database);
    const path = await newFeed(ana);
    const secret = path.slice('/api/calendar/'.length, -'.ics'.length);
    await fetchFeed(path);
    const staff = await createTestImpersonator(test.database);
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      expect((await call(method, staff)).statusCode).toBe(403);
      expect((await call(method, { headers: { origin: TEST_ORIGIN, cookie: '' } })).statusCode).toBe(401);
    }
    expect((await fetchFeed(path)).statusCode).toBe(200);
    const { rows } = await sql<{ row: string }>`select secret_hash as row from calendar_feed`.execute(
      test.database.systemDb,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(test.logLines())).toContain('/api/calendar/:file');
    expect(JSON.stringify(test.logLines())).not.toContain(secret);
  });

  it('is read so often and no more, counted for each feed', async () => {
    const ana = await createTestUser(test.database);
    const path = await newFeed(ana);
    isFull = true;
    const answer = await fetchFeed(path);
    isFull = false;
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '9']);
    expect(reads).toContainEqual({ name: 'calendar-feed', subject: ana.userId });
  });

  it('speaks the language of its owner', async () => {
    const bia = await createTestUser(test.database);
    await test.database.auth.db
      .updateTable('app_user')
      .set({ locale: 'pt-BR' })
      .where('id', '=', bia.userId)
      .execute();
    await applicationClient(test.app, bia).made(testApplication({ nextStep: { text: ' ', on: today } }));
    const { calendar, events } = readICalendar((await fetchFeed(await newFeed(bia))).rawPayload);
    expect(calendar['X-WR-CALNAME']).toBe('Lauda: candidaturas');
    expect(events.map((one) => one['SUMMARY'])).toEqual(['Próximo passo: Globex · Engineer']);
  });
});

describe('[JOB-06] what a feed has', () => {
  const card = (id: number, more: object) => ({
    company: 'Globex',
    title: '',
    place: '',
    state: 'interview' as const,
    outcome: null,
    appliedOn: null,
    closesOn: null,
    nextStep: '',
    nextStepOn: null,
    resumeId: null,
    sentVersion: null,
    linkId: null,
    score: null,
    interviews: [],
    moves: [],
    id: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
    version: 1,
    updatedAt: new Date('2026-11-01T12:00:00Z'),
    ...more,
  });
  const options = { locale: 'en-US', today: '2026-11-18', origin: 'https://lauda.example' } as const;
  const read = (cards: Parameters<typeof feedEvents>[0]) =>
    readICalendar(Buffer.from(icalendar('Name', feedEvents(cards, options)))).events;

  it('lies between a year ago and two years from now, on days that there are', () => {
    const steps = ['2025-11-16', '2025-11-17', '2028-11-19', '2028-11-20', '2026-02-31', '2026-11-18'];
    const cards = steps.map((nextStepOn, index) => card(index, { nextStepOn }));
    expect(read(cards).map((one) => one['DTSTART;VALUE=DATE'])).toEqual(['20261118', '20281119', '20251117']);
  });

  it('is at most a thousand events, those to come first', () => {
    const cards = Array.from({ length: 100 }, (_, index) =>
      card(index, {
        interviews: Array.from({ length: 20 }, (_one, at) =>
          at < 9 ? '2026-12-01T09:00' : `2026-0${1 + (at % 9)}-11T10:00`,
        ),
      }),
    );
    const starts = read(cards).map((one) => one['DTSTART'] ?? '');
    expect(starts).toHaveLength(1_000);
    expect(starts.filter((start) => start === '20261201T090000')).toHaveLength(900);
    expect(starts.slice(900).every((start) => start > '20260811')).toBe(true);
  });
});
