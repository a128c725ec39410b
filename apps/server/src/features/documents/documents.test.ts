import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { DocumentPreview, ExportFormat } from '@lauda/contract/resumes/documents';
import { createDocumentPool } from '@lauda/documents/server';
import { fromJsonResume } from '@lauda/domain/resume/json-resume/json-resume';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestUser } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { subscribe } from '../../testing/billing/plans.ts';
import { resumeClient, testResume } from '../../testing/clients/resumes.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function newOwner({ isPro }: { isPro: boolean }) {
  const user = await createTestUser(test.database);
  if (isPro) await subscribe(test.database, user, {});
  return { ...resumeClient(test.app, user), user };
}

const preview = (app: TestApp['app'], resume: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/document/preview',
    headers: { origin: 'https://lauda.example', ...headers },
    payload: { resume },
  });

type Owner = Awaited<ReturnType<typeof newOwner>>;
const download = ({ user }: Owner, id: string, format: ExportFormat | 'exe') =>
  test.app.inject({ url: `/api/resume/${id}/export/${format}`, headers: user.headers });
const thumbnail = ({ user }: Owner, id: string, version: number, headers: Record<string, string> = {}) =>
  test.app.inject({
    url: `/api/resume/${id}/thumbnail?version=${version}`,
    headers: { ...user.headers, ...headers },
  });

describe('a preview', () => {
  it('is made for a visitor, packed when the browser can unpack it', async () => {
    const [job] = testResume().experience;
    if (!job) throw new Error('there is no job');
    const resume = testResume({
      experience: Array.from({ length: 12 }, (_, index) => ({ ...job, id: `e${index}` })),
    });
    const plain = await preview(test.app, resume);
    expect(plain.statusCode).toBe(200);
    const { data } = plain.json<{ data: DocumentPreview }>();
    expect(data.pages[0]).toMatchObject({ width: 612, height: 792 });
    expect(data.places.map(({ field }) => field)).toContain('experience/0');
    const packed = await preview(test.app, resume, { 'accept-encoding': 'br, gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual(plain.json());
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  }, 30_000);

  it('is refused for what is no resume', async () => {
    expect((await preview(test.app, { ...testResume(), role: 'admin' })).json()).toMatchObject({
      error: { code: 'VALIDATION_FAILED' },
    });
  });
});

describe('[DOC-04] an export', () => {
  it.each([
    ['pdf', 'application/pdf', '%PDF-'],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK'],
  ] as const)('as %s is for Pro', async (format, contentType, begin) => {
    const pro = await newOwner({ isPro: true });
    const { id } = await pro.made(testResume({ title: 'Ana Lima – Engenheira' }));
    const answer = await download(pro, id, format);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': contentType,
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="Ana Lima _ Engenheira.${format}"; filename*=UTF-8''Ana%20Lima%20%E2%80%93%20Engenheira.${format}`,
    });
    expect(answer.rawPayload.subarray(0, begin.length).toString()).toBe(begin);

    const free = await newOwner({ isPro: false });
    const own = await free.made();
    const refused = await download(free, own.id, format);
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { error: { code: 'PLAN_REQUIRED' } }]);
  });

  it('as text and as JSON Resume is for everybody', async () => {
    const free = await newOwner({ isPro: false });
    const resume = testResume();
    const { id } = await free.made(resume);
    const text = await download(free, id, 'txt');
    expect(text.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text.body).toContain('Ana Lima\nana@lauda.example');
    const json = await download(free, id, 'json');
    expect(json.headers['content-disposition']).toContain('filename="My resume.json"');
    expect(fromJsonResume(json.json(), { language: 'pt-BR' })).toEqual({ ok: true, resume });
  });

  it('is not there for somebody else, nor for an unknown format, nor once it is deleted', async () => {
    const [ana, bruno] = [await newOwner({ isPro: true }), await newOwner({ isPro: true })];
    const { id } = await ana.made();
    expect((await download(bruno, id, 'pdf')).statusCode).toBe(404);
    expect((await download(ana, randomUUID(), 'txt')).statusCode).toBe(404);
    expect((await download(ana, id, 'exe')).statusCode).toBe(400);
    await ana.remove(id);
    expect((await download(ana, id, 'txt')).statusCode).toBe(404);
  });
});

describe('a thumbnail', () => {
  it('is a picture that may be kept as long as its version is the current one', async () => {
    const ana = await newOwner({ isPro: false });
    const { id } = await ana.made();
    const first = await thumbnail(ana, id, 1);
    expect(first.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; img-src data:; sandbox",
    });
    expect(first.body).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    const packed = await thumbnail(ana, id, 1, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(packed.rawPayload).toString()).toBe(first.body);

    await ana.save(id, 1, testResume({ templateId: 'timeline' }));
    const stale = await thumbnail(ana, id, 1);
    expect(stale.headers['cache-control']).toBe('private, no-store');
    expect(stale.body).not.toBe(first.body);
    expect((await thumbnail(ana, id, 2)).body).toBe(stale.body);
  });

  it('is not shown to anybody else', async () => {
    const [ana, bruno] = [await newOwner({ isPro: false }), await newOwner({ isPro: false })];
    const { id } = await ana.made();
    expect((await thumbnail(ana, id, 1)).statusCode).toBe(200);
    expect((await thumbnail(bruno, id, 1)).statusCode).toBe(404);
  });
});

describe('when documents cannot be made', () => {
  const failing = (reason: string) =>
    createTestApp({
      documentPool: createDocumentPool({
        size: 1,
        isLazy: true,
        ...(reason === 'busy' ? { maxWaiting: 0 } : { child: new URL('no-such-child.ts', import.meta.url) }),
      }),
    });

  it.each([
    ['busy', 503, 'UNAVAILABLE'],
    ['lost', 422, 'DOCUMENT_FAILED'],
  ])('because the engine is %s, the answer says so and nothing else stops', async (reason, status, code) => {
    const broken = await failing(reason);
    const answer = await preview(broken.app, testResume());
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { error: { code } }]);
    expect(answer.headers['retry-after']).toBe(reason === 'busy' ? '2' : undefined);
    expect((await broken.app.inject('/api/site')).statusCode).toBe(200);
    await broken.close();
  });
});
