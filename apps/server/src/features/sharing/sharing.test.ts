import { createHash, randomUUID } from 'node:crypto';
import { MAX_SHARE_LINKS, type ShareLink } from '@lauda/contract/resumes/sharing';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyringFrom } from '../../platform/secrets/keyring.ts';
import { createTestUser, TEST_KEYRING } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { subscribe } from '../../testing/billing/plans.ts';
import { resumeClient, testResume } from '../../testing/clients/resumes.ts';
import { look, sharingClient, typePassword } from '../../testing/clients/sharing.ts';
import { createShareAddresses } from './share-address.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const newOwner = async ({ app, database } = test) => {
  const user = await createTestUser(database);
  const resumes = resumeClient(app, user);
  return { user, resumes, links: sharingClient(app, user), resumeId: (await resumes.made()).id };
};

const HOUR_MS = 60 * 60 * 1000;
const soon = () => new Date(Date.now() + HOUR_MS).toISOString();

describe('[RES-10] links of a resume', () => {
  it('are none until somebody makes one; several stand beside each other', async () => {
    const { links, resumeId } = await newOwner();
    expect(await links.list(resumeId)).toMatchObject({ status: 200, data: [] });
    const first = await links.made(resumeId, { label: '  Aurora  ' });
    const second = await links.made(resumeId, { isFrozen: true, password: 'open sesame', expiresAt: soon() });
    expect(first).toMatchObject({ label: 'Aurora', frozenVersion: null, hasPassword: false, viewCount: 0 });
    expect(second).toMatchObject({ frozenVersion: 1, hasPassword: true, allowsDownload: false });
    expect((await links.list(resumeId)).data).toEqual([second, first]);
    expect(first.path).not.toBe(second.path);
  });

  it('are for the owner of the resume only', async () => {
    const [ana, bruno] = [await newOwner(), await newOwner()];
    const link = await ana.links.made(ana.resumeId);
    expect(await bruno.links.list(ana.resumeId)).toMatchObject({ status: 404 });
    expect(await bruno.links.create(ana.resumeId)).toMatchObject({ status: 404 });
    expect(await bruno.links.revoke(ana.resumeId, link.id)).toMatchObject({ status: 404 });
    expect(await bruno.links.revoke(bruno.resumeId, link.id)).toMatchObject({ status: 404 });
    const other = await ana.resumes.made();
    expect(await ana.links.revoke(other.id, link.id)).toMatchObject({ status: 404 });
    expect((await look(test.app, link)).statusCode).toBe(200);
  });

  it('are limited in number, also for requests at the same time', async () => {
    const { links, resumeId } = await newOwner();
    const answers = await Promise.all(
      Array.from({ length: MAX_SHARE_LINKS + 5 }, () => links.create(resumeId)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_SHARE_LINKS);
    expect(answers.filter(({ code }) => code === 'SHARE_LIMIT_REACHED')).toHaveLength(5);
  });

  it('cannot be made from what the database holds', async () => {
    const { links, resumeId } = await newOwner();
    const link = await links.made(resumeId);
    const slug = link.path.replace('/r/', '');
    const { rows } = await sql<{
      row: string;
    }>`select to_jsonb(share_link)::text as row from share_link`.execute(test.database.systemDb);
    expect(rows.map(({ row }) => row).join('\n')).toContain(link.id);
    expect(rows.map(({ row }) => row).join('\n')).not.toContain(slug);
    const forged = createShareAddresses(keyringFrom(['another secret'])).slugOf(link.id);
    expect((await look(test.app, { path: `/r/${forged}` })).statusCode).toBe(404);
    expect(createShareAddresses(TEST_KEYRING).slugOf(link.id)).toBe(slug);
    expect(Buffer.from(slug, 'base64url')).toHaveLength(32);
  });
});

describe('[RES-10] a link', () => {
  it('shows the pages and their text without script, cookie or search engine', async () => {
    const { links, resumes, resumeId } = await newOwner();
    const summary = [{ type: 'paragraph', spans: [{ text: '<script>alert(1)</script> & more' }] }];
    const { personalInfo } = testResume();
    await resumes.save(resumeId, 1, testResume({ personalInfo: { ...personalInfo, summary } as never }));
    const answer = await look(test.app, await links.made(resumeId));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['x-robots-tag']).toContain('noindex');
    expect(answer.headers['set-cookie']).toBeUndefined();
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(answer.body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(answer.headers['content-security-policy']).toContain(
      `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self' data:; font-src 'self';`,
    );
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(answer.body).toContain('<html lang="en-US">');
    expect(answer.body).toContain('<img src="data:image/svg+xml,');
    expect(answer.body).toContain('<h1>Ana Lima</h1>');
    expect(answer.body).toContain('Aurora');
    expect(answer.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; more');
    expect(answer.body).not.toContain('<script');
    expect(answer.body).not.toContain('Download PDF');
  });

  it('[I18N-02] speaks the language of the resume', async () => {
    const { links, resumes, resumeId } = await newOwner();
    await resumes.save(resumeId, 1, testResume({ language: 'pt-BR' }));
    const { body } = await look(test.app, {
      ...(await links.made(resumeId)),
      headers: { 'accept-language': 'en' },
    });
    expect(body).toContain('<html lang="pt-BR">');
    expect(body).toContain('Ler como texto');
  });

  it('is not sent twice to a browser that has it, and again when the resume has changed', async () => {
    const { links, resumes, resumeId } = await newOwner();
    const { path } = await links.made(resumeId);
    const { headers } = await look(test.app, { path });
    const again = await look(test.app, { path, headers: { 'if-none-match': String(headers['etag']) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await resumes.save(
      resumeId,
      1,
      testResume({ title: 'x', skills: [{ id: 's', name: 'Sailing', skillLevelId: '', group: '' }] }),
    );
    const later = await look(test.app, { path, headers: { 'if-none-match': String(headers['etag']) } });
    expect(later.statusCode).toBe(200);
    expect(later.body).toContain('Sailing');
  });

  it('that is frozen stays as it was, even when history has thinned it away', async () => {
    const { links, resumes, resumeId } = await newOwner();
    const { path } = await links.made(resumeId, { isFrozen: true });
    await resumes.save(
      resumeId,
      1,
      testResume({ skills: [{ id: 's', name: 'Sailing', skillLevelId: '', group: '' }] }),
    );
    await sql`update resume_version set document = null where resume_id = ${resumeId} and version = 1`.execute(
      test.database.systemDb,
    );
    const { statusCode, body } = await look(test.app, { path });
    expect(statusCode).toBe(200);
    expect(body).not.toContain('Sailing');
  });

  it('ends at once when it is revoked, and at its time; nobody learns what was there', async () => {
    const { links, resumeId } = await newOwner();
    const revoked = await links.made(resumeId);
    expect((await look(test.app, revoked)).statusCode).toBe(200);
    const expired = await links.made(resumeId, { expiresAt: new Date(Date.now() + 800).toISOString() });
    expect((await look(test.app, expired)).statusCode).toBe(200);
    expect(await links.revoke(resumeId, revoked.id)).toMatchObject({ status: 200 });
    await expect.poll(async () => (await look(test.app, expired)).statusCode, { timeout: 5_000 }).toBe(404);
    const never = { path: `/r/${createShareAddresses(TEST_KEYRING).slugOf(randomUUID())}` };
    const answers = await Promise.all(
      [revoked, expired, never, { path: '/r/short' }].map((link) => look(test.app, link)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.body).not.toContain('Ana');
    expect(answers[0]?.headers['x-robots-tag']).toContain('noindex');
    expect(answers[0]?.headers['cache-control']).toBe('private, no-store');
    for (const link of [revoked, expired])
      expect((await typePassword(test.app, link.path, 'x')).statusCode).toBe(404);
  });

  it('shows nothing while its resume is deleted, and is gone with it for good', async () => {
    const { links, resumes, resumeId } = await newOwner();
    const [live, frozen] = [await links.made(resumeId), await links.made(resumeId, { isFrozen: true })];
    await resumes.remove(resumeId);
    for (const link of [live, frozen]) expect((await look(test.app, link)).statusCode).toBe(404);
    await resumes.undelete(resumeId);
    for (const link of [live, frozen]) expect((await look(test.app, link)).statusCode).toBe(200);
    await test.database.systemDb.deleteFrom('resume').where('id', '=', resumeId).execute();
    const left = test.database.systemDb
      .selectFrom('share_link')
      .select('id')
      .where('resume_id', '=', resumeId);
    expect(await left.execute()).toEqual([]);
  });
});

describe('[RES-10] a password', () => {
  it('stands before the resume, and is asked for every time', async () => {
    const { links, resumeId } = await newOwner();
    const { path } = await links.made(resumeId, { password: 'open sesame' });
    const asked = await look(test.app, { path });
    expect(asked.statusCode).toBe(200);
    expect(asked.body).toContain('type="password"');
    expect(asked.body).not.toContain('Ana');
    expect(asked.headers['etag']).toBeUndefined();
    const wrong = await typePassword(test.app, path, 'open sesamE');
    expect([wrong.statusCode, wrong.body.includes('Ana')]).toEqual([403, false]);
    expect(wrong.body).toContain('role="alert"');
    const right = await typePassword(test.app, path, 'open sesame');
    expect([right.statusCode, right.body.includes('<h1>Ana Lima</h1>')]).toEqual([200, true]);
    expect(right.headers['cache-control']).toBe('private, no-store');
    expect(right.headers['set-cookie']).toBeUndefined();
    expect((await look(test.app, { path })).body).not.toContain('Ana');
  });

  it('is stored as a hash of the kind that accounts have', async () => {
    const { links, resumeId } = await newOwner();
    const { id } = await links.made(resumeId, { password: 'open sesame' });
    const { password_hash } = await test.database.systemDb
      .selectFrom('share_link')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$/);
  });

  it('is counted by link and network: wrong ones from elsewhere lock nobody out', async () => {
    const counted: string[] = [];
    const limited = await createTestApp({
      limits: {
        check: async (name, subject) => {
          if (name.startsWith('share-password')) counted.push(`${name} ${subject}`);
          return { isAllowed: true, retryAfterSeconds: 0 };
        },
        forget: async () => undefined,
      },
    });
    const user = await createTestUser(limited.database);
    const { id } = await resumeClient(limited.app, user).made();
    const link = await sharingClient(limited.app, user).made(id, { password: 'open sesame' });
    await typePassword(limited.app, link.path, 'wrong');
    expect(counted).toEqual([`share-password-client ${link.id}:127.0.0.1`]);
    await limited.close();
  });

  it('that was guessed too often is refused, also when it is right', async () => {
    const limited = await createTestApp({
      limits: {
        check: async (name) => ({ isAllowed: !name.startsWith('share-password'), retryAfterSeconds: 60 }),
        forget: async () => undefined,
      },
    });
    const user = await createTestUser(limited.database);
    const { id } = await resumeClient(limited.app, user).made();
    const { path } = await sharingClient(limited.app, user).made(id, { password: 'open sesame' });
    const answer = await typePassword(limited.app, path, 'open sesame');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '60']);
    expect(answer.body).not.toContain('Ana');
    await limited.close();
  });
});

it('a form that is none is refused, and nothing is logged as a fault of ours', async () => {
  const { links, resumeId } = await newOwner();
  const { path } = await links.made(resumeId, { password: 'open sesame' });
  const answer = await test.app.inject({ method: 'POST', url: path, payload: { password: 'open sesame' } });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([415, 'text/html; charset=utf-8']);
  expect(test.logLines().filter(({ event }) => event === 'share.failed')).toEqual([]);
});

describe('[RES-10] a download', () => {
  it('needs the owner to allow it and a plan with PDF, when it is made and whenever it is used', async () => {
    const { user, links, resumeId } = await newOwner();
    expect(await links.create(resumeId, { allowsDownload: true })).toMatchObject({ code: 'PLAN_REQUIRED' });
    await subscribe(test.database, user, {});
    const [open, shut] = [await links.made(resumeId, { allowsDownload: true }), await links.made(resumeId)];
    expect((await look(test.app, open)).body).toContain(`href="${open.path}/resume.pdf"`);
    const file = await look(test.app, { path: `${open.path}/resume.pdf` });
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-robots-tag': expect.stringContaining('noindex'),
    });
    expect(file.headers['content-disposition']).toContain('My resume.pdf');
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await look(test.app, { path: `${shut.path}/resume.pdf` })).statusCode).toBe(404);
    await subscribe(test.database, user, { status: 'ended' });
    expect((await look(test.app, { path: `${open.path}/resume.pdf` })).statusCode).toBe(404);
    expect((await look(test.app, open)).body).not.toContain('resume.pdf');
  });

  it('of a protected resume needs the password first', async () => {
    const { user, links, resumeId } = await newOwner();
    await subscribe(test.database, user, {});
    const { path } = await links.made(resumeId, { allowsDownload: true, password: 'open sesame' });
    const bare = await look(test.app, { path: `${path}/resume.pdf` });
    expect([bare.statusCode, bare.headers['location']]).toEqual([303, path]);
    const { body } = await typePassword(test.app, path, 'open sesame');
    const address = /href="([^"]*resume\.pdf[^"]*)"/.exec(body)?.[1] ?? '';
    expect((await look(test.app, { path: address })).headers['content-type']).toBe('application/pdf');
    expect((await look(test.app, { path: `${address}x` })).statusCode).toBe(303);
    const late = address.replace(/pass=\d+/, 'pass=1000');
    expect((await look(test.app, { path: late })).statusCode).toBe(303);
  });
});

describe('[RES-10] views', () => {
  const viewsOf = async (owner: Awaited<ReturnType<typeof newOwner>>): Promise<number[]> =>
    ((await owner.links.list(owner.resumeId)).data as ShareLink[]).map(({ viewCount }) => viewCount);

  it('count each person once a day for each link, without a cookie', async () => {
    const owner = await newOwner();
    const link = await owner.links.made(owner.resumeId);
    await owner.links.made(owner.resumeId);
    for (const ip of ['198.51.100.1', '198.51.100.1', '198.51.100.2']) await look(test.app, { ...link, ip });
    expect(await viewsOf(owner)).toEqual([0, 2]);
  });

  it('[SHR-05] that cannot be counted cost nobody the page, and are counted again afterwards', async () => {
    // A separate app without today's salt in memory.
    const own = await createTestApp();
    const owner = await newOwner(own);
    const { path } = await owner.links.made(owner.resumeId);
    const viewer = { path, ip: '198.51.100.7' };
    const client = new Client({ connectionString: own.database.ownerUrl });
    await client.connect();
    await client.query('revoke insert on share_salt from lauda_system');
    expect((await look(own.app, viewer)).statusCode).toBe(200);
    expect(await viewsOf(owner)).toEqual([0]);
    expect(own.logLines().map(({ event }) => event)).toContain('share.not-counted');
    await client.query('grant insert on share_salt to lauda_system');
    await client.query('begin');
    await client.query('lock table share_viewer in access exclusive mode');
    // While the table is locked no view can be counted; the page is served anyway.
    expect((await look(own.app, { path, ip: '198.51.100.8' })).statusCode).toBe(200);
    await client.query('rollback');
    await expect.poll(() => viewsOf(owner)).toEqual([1]);
    expect((await look(own.app, viewer)).statusCode).toBe(200);
    expect(await viewsOf(owner)).toEqual([2]);
    await client.end();
    await own.close();
  });

  it('leave out programs, what is fetched ahead, and a password not yet given', async () => {
    const owner = await newOwner();
    const { path } = await owner.links.made(owner.resumeId);
    const closed = await owner.links.made(owner.resumeId, { password: 'open sesame' });
    const agents = [
      'Mozilla/5.0 (compatible; Googlebot/2.1)',
      'WhatsApp/2.23',
      'curl/8.0',
      'Slackbot-LinkExpanding 1.0',
    ];
    for (const agent of agents) await look(test.app, { path, headers: { 'user-agent': agent } });
    await look(test.app, { path, headers: { 'sec-purpose': 'prefetch' } });
    await look(test.app, { path, method: 'HEAD' });
    await look(test.app, closed);
    expect(await viewsOf(owner)).toEqual([0, 0]);
    await typePassword(test.app, closed.path, 'open sesame');
    await look(test.app, {
      path,
      headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 12; CUBOT NOTE 30)' },
    });
    expect(await viewsOf(owner)).toEqual([1, 1]);
  });

  it('are kept without addresses, and what tells viewers apart ends with the day', async () => {
    const owner = await newOwner();
    const { path, id } = await owner.links.made(owner.resumeId);
    await look(test.app, { path, ip: '203.0.113.77' });
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(v)::text as row from share_viewer v where link_id = ${id}`.execute(
      test.database.systemDb,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain('203.0.113.77');
    await sql`insert into share_salt (day, salt) values ('2020-01-01', 'x')`.execute(test.database.systemDb);
    await sql`insert into share_viewer (user_id, link_id, day, viewer_hash)
      values (${owner.user.userId}, ${id}, '2020-01-01', 'x')`.execute(test.database.systemDb);
    const { run } = await import('./forget-viewers.run.ts');
    await run({}, {
      deps: { systemDb: test.database.systemDb },
      signal: new AbortController().signal,
    } as never);
    const days = await sql<{ day: string }>`
      select day::text from share_salt union all select day::text from share_viewer`.execute(
      test.database.systemDb,
    );
    expect(days.rows.map(({ day }) => day)).not.toContain('2020-01-01');
    expect(days.rows.length).toBeGreaterThanOrEqual(2);
    expect(await viewsOf(owner)).toEqual([1]);
  });
});

it('[DOC-01] a link shows the free plan’s template until its owner is Pro, also after Pro has ended', async () => {
  const { user, resumes, links } = await newOwner();
  const { id } = await resumes.made({ ...testResume(), templateId: 'modern' });
  const { id: simpleId } = await resumes.made({ ...testResume(), templateId: 'simple' });
  const pagesOf = async (resumeId: string) => {
    const { path } = await links.made(resumeId);
    return () => look(test.app, { path }).then(({ body }) => /data:image[^"]+/.exec(body)?.[0]);
  };
  const [ofModern, ofSimple] = [await pagesOf(id), await pagesOf(simpleId)];
  const simple = await ofSimple();
  expect(simple).toBeDefined();
  expect(await ofModern()).toBe(simple);
  await subscribe(test.database, user, {});
  expect(await ofModern()).not.toBe(simple);
  await subscribe(test.database, user, { status: 'ended' });
  expect(await ofModern()).toBe(simple);
});
