import { markSent } from '@lauda/domain/application/changes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestUser } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { applicationClient, testApplication } from '../../testing/clients/applications.ts';
import { subscribe } from '../../testing/billing/plans.ts';
import { resumeClient, testResume } from '../../testing/clients/resumes.ts';
import { look, sharingClient } from '../../testing/clients/sharing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const STAMP = { id: '00000000-0000-4000-8000-000000000001', at: '2026-11-02' };
const sentOf = (resumeId: string, version: number) =>
  markSent(testApplication(), { sent: { resumeId, version }, name: 'Base' }, STAMP);

async function newPerson({ isPro = false } = {}) {
  const user = await createTestUser(test.database);
  if (isPro) await subscribe(test.database, user, {});
  return {
    user,
    resumes: resumeClient(test.app, user),
    links: sharingClient(test.app, user),
    ...applicationClient(test.app, user),
  };
}

/** What retention does 30 days after a deletion. */
async function purge(resumeId: string): Promise<void> {
  const { systemDb } = test.database;
  await systemDb.deleteFrom('resume_version').where('resume_id', '=', resumeId).execute();
  await systemDb.deleteFrom('resume').where('id', '=', resumeId).execute();
}

describe('[JOB-03] what was sent', () => {
  it('is the very PDF, byte by byte, after the resume has changed and is gone with all its versions', async () => {
    const ana = await newPerson({ isPro: true });
    const { id: resumeId } = await ana.resumes.made(testResume({ title: 'Before' }));
    const before = await test.app.inject({
      method: 'GET',
      url: `/api/resume/${resumeId}/export/pdf`,
      headers: ana.user.headers,
    });
    expect(before.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const id = await ana.made(sentOf(resumeId, 1));
    await ana.resumes.save(resumeId, 1, testResume({ title: 'After', templateId: 'simple' }));
    await purge(resumeId);
    const after = await ana.call('GET', `${id}/sent/pdf`);
    expect(after.headers['content-disposition']).toContain('Before.pdf');
    expect(after.rawPayload.equals(before.rawPayload)).toBe(true);
    const picture = await ana.call('GET', `${id}/sent-picture`, undefined, { 'accept-encoding': 'identity' });
    expect(picture.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect(picture.body).toContain('<svg');
  }, 30_000);

  it('follows the version that is named, and goes when none is; a later save of the same keeps the copy', async () => {
    const ana = await newPerson();
    const { id: resumeId } = await ana.resumes.made(testResume({ title: 'One' }));
    await ana.resumes.save(resumeId, 1, testResume({ title: 'Two' }));
    const id = await ana.made(sentOf(resumeId, 1));
    const name = async () => (await ana.call('GET', `${id}/sent/txt`)).headers['content-disposition'];
    expect(await name()).toContain('One.txt');
    await ana.save(id, 1, { ...sentOf(resumeId, 1), notes: 'More.' });
    expect(await name()).toContain('One.txt');
    await ana.save(id, 2, sentOf(resumeId, 2));
    expect(await name()).toContain('Two.txt');
    await ana.save(id, 3, sentOf(resumeId, 99));
    expect((await ana.call('GET', `${id}/sent/txt`)).statusCode).toBe(404);
    await ana.save(id, 4, testApplication());
    expect((await ana.call('GET', `${id}/sent/txt`)).statusCode).toBe(404);
  });

  it('[JOB-09] is there as data for sheets, also after the resume has changed and is gone', async () => {
    const ana = await newPerson();
    const { id: resumeId } = await ana.resumes.made(testResume({ title: 'Before' }));
    const id = await ana.made(sentOf(resumeId, 1));
    await ana.resumes.save(resumeId, 1, testResume({ title: 'After' }));
    await purge(resumeId);
    expect((await ana.call('GET', `${id}/sent-resume`)).json()).toMatchObject({ data: { title: 'Before' } });
    await ana.call('DELETE', id);
    expect((await ana.call('GET', `${id}/sent-resume`)).statusCode).toBe(404);
  });

  it("cannot be somebody else's resume", async () => {
    const [ana, bruno] = [await newPerson(), await newPerson()];
    const { id: resumeId } = await ana.resumes.made(testResume({ title: 'Hers' }));
    const id = await bruno.made(sentOf(resumeId, 1));
    expect((await bruno.call('GET', `${id}/sent/txt`)).statusCode).toBe(404);
    expect((await bruno.call('GET', `${id}/sent-resume`)).statusCode).toBe(404);
  });

  it('is a PDF with Pro and text for everyone; of a deleted application there is nothing', async () => {
    const ana = await newPerson();
    const { id: resumeId } = await ana.resumes.made();
    const id = await ana.made(sentOf(resumeId, 1));
    expect((await ana.call('GET', `${id}/sent/pdf`)).json()).toMatchObject({
      error: { code: 'PLAN_REQUIRED' },
    });
    expect((await ana.call('GET', `${id}/sent/txt`)).statusCode).toBe(200);
    await ana.call('DELETE', id);
    expect((await ana.call('GET', `${id}/sent/txt`)).statusCode).toBe(404);
  });
});

it('[JOB-05] a card shows the views of its own share link, and none of a link that is not theirs', async () => {
  const [ana, bruno] = [await newPerson(), await newPerson()];
  const { id: resumeId } = await ana.resumes.made();
  const link = await ana.links.made(resumeId, { label: 'Globex' });
  const linked = testApplication({ link: { resumeId, linkId: link.id } });
  await ana.made(linked);
  await bruno.made(linked);
  expect(await ana.list()).toMatchObject([{ linkId: link.id, viewCount: 0 }]);
  await look(test.app, { path: link.path });
  expect(await ana.list()).toMatchObject([{ viewCount: 1 }]);
  expect(await bruno.list()).toMatchObject([{ viewCount: null }]);
  await test.app.inject({
    method: 'DELETE',
    url: `/api/resume/${resumeId}/links/${link.id}`,
    headers: ana.user.headers,
  });
  expect(await ana.list()).toMatchObject([{ viewCount: null }]);
});
