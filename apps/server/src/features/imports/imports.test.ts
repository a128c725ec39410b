import { MAX_IMPORT_BYTES } from '@lauda/domain/imports';
import { goodDocx, linkedInArchive, plainPdf, RESUME_LINES } from '@lauda/importer/testing/files';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestUser, type TestUser } from '../../testing/accounts.ts';
import { startImportWorker } from '../../testing/workers/import-worker.ts';
import { createImportTest, importClient, type ImportTest } from '../../testing/clients/imports.ts';
import { subscribe } from '../../testing/billing/plans.ts';
import { resumeClient } from '../../testing/clients/resumes.ts';

let test: ImportTest;
beforeAll(async () => {
  test = await createImportTest();
});
afterAll(() => test.close());

const PDF = plainPdf(RESUME_LINES);
const keysOf = ({ userId }: TestUser) => test.storage.list(`imports/${userId}/`);
const newClient = async () => {
  const user = await createTestUser(test.database);
  return { user, ...importClient(test, user) };
};
const expireIn = (id: string, time: string) =>
  sql`update import set expires_at = now() + ${time}::interval where id = ${id}`.execute(
    test.database.systemDb,
  );
describe('a file that was sent', () => {
  it('is read in the background, and its owner hears of every stage', async () => {
    const worker = await startImportWorker({ ...test.database, ...test });
    const ana = await newClient();
    const id = await ana.started(PDF, '../Currículo Ana.pdf');
    const found = await ana.settled(id);
    expect(found).toMatchObject({
      status: 'ready',
      fileName: 'Currículo Ana.pdf',
      fault: null,
      reading: {
        kind: 'pdf',
        resume: { personalInfo: { firstName: 'Imani', email: 'imani.holloway@example.com' } },
        pages: [{ width: 595, height: 842 }],
        unplaced: [],
      },
    });
    const company = found.reading?.fields.find(({ path }) => path === 'experience/0/company');
    expect(company).toMatchObject({ value: 'Copperfield Robotics', page: 1, box: { x: expect.any(Number) } });
    expect(found.reading?.lines[0]).toMatchObject({ page: 1, text: 'Imani Holloway' });
    expect(Buffer.from(PDF).equals((await ana.file(id)).rawPayload)).toBe(true);
    const { rows } = await sql<{ step: string }>`
      select payload ->> 'step' as step from live_event
      where user_id = ${ana.user.userId} and payload ->> 'type' = 'job.progressed' order by id`.execute(
      test.database.systemDb,
    );
    expect(rows.map(({ step }) => step)).toEqual(['parsing', 'saving', 'finalizing']);
    const others = [
      [await goodDocx(), 'docx'],
      [linkedInArchive(), 'linkedin-archive'],
    ] as const;
    for (const [bytes, kind] of others)
      expect((await ana.settled(await ana.started(bytes))).reading?.kind).toBe(kind);
    await worker.stop();
  }, 60_000);

  it("is nobody else's", async () => {
    const [ana, bruno] = [await newClient(), await newClient()];
    const id = await ana.started(PDF);
    for (const call of [bruno.get, bruno.file, bruno.remove]) expect((await call(id)).statusCode).toBe(404);
    expect((await bruno.list()).json()).toEqual({ data: [] });
    expect((await test.app.inject(`/api/import/${id}`)).statusCode).toBe(401);
    const answer = await ana.file(id);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it('is the only one of its owner under way, also when many come at once', async () => {
    const ana = await newClient();
    const answers = await Promise.all(Array.from({ length: 6 }, () => ana.send(PDF)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(5);
    expect(await keysOf(ana.user)).toHaveLength(1);
    const [under] = (await ana.list()).json<{ data: { id: string; status: string }[] }>().data;
    expect(under?.status).toBe('reading');
    await ana.remove(under?.id ?? '');
    expect((await ana.send(PDF)).statusCode).toBe(200);
  });

  it('does not stand in the way when whoever read it is gone', async () => {
    const ana = await newClient();
    const id = await ana.started(PDF);
    await expireIn(id, '23 hours 49 minutes');
    expect(await ana.detail(id)).toMatchObject({ status: 'failed', fault: 'too-hard' });
    expect((await ana.send(PDF)).statusCode).toBe(200);
    expect((await ana.get(id)).statusCode).toBe(404);
  });

  it('is refused when it is too large, of no kind that we read, or not sent as a file, and nothing is kept', async () => {
    const ana = await newClient();
    const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    expect((await ana.send(picture, 'resume.pdf')).statusCode).toBe(415);
    expect((await ana.send(PDF, 'resume.pdf', 'application/json')).statusCode).toBe(415);
    expect((await ana.send(new Uint8Array(MAX_IMPORT_BYTES + 1))).statusCode).toBe(413);
    expect(await keysOf(ana.user)).toEqual([]);
    expect((await ana.list()).json()).toEqual({ data: [] });
  });

  it('is refused before any work when the plan holds no more resumes', async () => {
    const ana = await newClient();
    for (let count = 0; count < 3; count += 1) await resumeClient(test.app, ana.user).made();
    const answer = await ana.send(PDF);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      403,
      { error: { code: 'RESUME_LIMIT_REACHED' } },
    ]);
    expect(await keysOf(ana.user)).toEqual([]);
    await subscribe(test.database, ana.user, {});
    expect((await ana.send(PDF)).statusCode).toBe(200);
  });
});

describe('the end of a file', () => {
  it('comes at once when its owner says so', async () => {
    const ana = await newClient();
    const id = await ana.started(PDF);
    expect(await keysOf(ana.user)).toEqual([`imports/${ana.user.userId}/${id}`]);
    expect((await ana.remove(id)).statusCode).toBe(200);
    expect(await keysOf(ana.user)).toEqual([]);
    expect((await ana.get(id)).statusCode).toBe(404);
  });
});
