import { randomUUID } from 'node:crypto';
import { NO_SECTIONS } from '@lauda/domain/cover-letter/letter';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asUser } from '../../db/as-user.ts';
import { createTestUser, type TestUser } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { letterClient, openLetters, testLetter } from '../../testing/clients/letters.ts';
import { subscribe } from '../../testing/billing/plans.ts';
import { resumeClient, testResume } from '../../testing/clients/resumes.ts';
import { PURGE_LETTERS } from './queries.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await openLetters(test.database);
});
afterAll(() => test.close());

async function newPerson({ isPro = false } = {}) {
  const user = await createTestUser(test.database);
  if (isPro) await subscribe(test.database, user, {});
  return { user, ...letterClient(test.app, user) };
}

describe('the account', () => {
  it('keeps letters by version: made, saved, listed, deleted and brought back', async () => {
    const ana = await newPerson();
    const id = await ana.made();
    const changed = testLetter({ company: 'Initech', sections: { ...NO_SECTIONS, body: 'One.\n\nTwo.' } });
    expect((await ana.save(id, 1, changed)).json()).toMatchObject({ data: { version: 2 } });
    expect(await ana.get(id)).toMatchObject({ version: 2, letter: changed });
    expect((await ana.call('GET', 'all')).json()).toMatchObject({
      data: [{ id, company: 'Initech', position: 'Engineer', version: 2 }],
    });
    expect((await ana.call('DELETE', id)).statusCode).toBe(200);
    expect((await ana.call('GET', 'all')).json()).toEqual({ data: [] });
    expect((await ana.save(id, 2, changed)).statusCode).toBe(404);
    expect((await ana.call('POST', `${id}/undelete`)).statusCode).toBe(200);
    expect(await ana.get(id)).toMatchObject({ version: 2, letter: changed });
  });

  it('never writes over what was saved elsewhere: a stale save gets what is there', async () => {
    const ana = await newPerson();
    const id = await ana.made();
    await ana.save(id, 1, testLetter({ company: 'Elsewhere' }));
    const stale = await ana.save(id, 1, testLetter({ company: 'Here' }));
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      { error: { code: 'LETTER_STALE', data: { id, version: 2, letter: { company: 'Elsewhere' } } } },
    ]);
    // A repeated create has no second effect.
    expect((await ana.save(id, 0, testLetter())).json()).toMatchObject({
      error: { code: 'LETTER_STALE', data: { version: 2 } },
    });
    const both = await Promise.all([1, 2].map((n) => ana.save(id, 2, testLetter({ company: `Tab ${n}` }))));
    expect(both.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
  });

  it('refuses a letter that names another owner: a tab may not know yet who has signed in', async () => {
    const [ana, bruno] = [await newPerson(), await newPerson()];
    const id = randomUUID();
    const saveFor = ({ user }: { user: TestUser }) =>
      bruno.call('PUT', `${id}?owner=${user.userId}`, testLetter(), { 'if-match': '"0"' });
    expect((await saveFor(ana)).json()).toMatchObject({ error: { code: 'FORBIDDEN' } });
    for (const { call } of [ana, bruno]) expect((await call('GET', 'all')).json()).toEqual({ data: [] });
    expect((await saveFor(bruno)).statusCode).toBe(200);
  });

  it('refuses what is no letter, and one without company, job title or tone', async () => {
    const ana = await newPerson();
    const id = randomUUID();
    for (const letter of [
      testLetter({ company: ' ' }),
      testLetter({ position: '' }),
      testLetter({ tone: null }),
      { ...testLetter(), tone: 'pompous' },
      { ...testLetter(), role: 'admin' },
      testLetter({ sections: { ...NO_SECTIONS, body: 'x'.repeat(4001) } }),
      testLetter({ company: '\u0000' }),
    ])
      expect((await ana.save(id, 0, letter)).statusCode).toBe(400);
    expect((await ana.call('PUT', id, testLetter())).json()).toMatchObject({
      error: { code: 'PRECONDITION_REQUIRED' },
    });
  });

  it("shows nobody else's", async () => {
    const [ana, bruno] = [await newPerson(), await newPerson({ isPro: true })];
    const id = await ana.made();
    expect((await bruno.call('GET', 'all')).json()).toEqual({ data: [] });
    for (const answer of [
      await bruno.call('GET', `id/${id}`),
      await bruno.save(id, 1, testLetter()),
      await bruno.call('DELETE', id),
      await bruno.call('POST', `${id}/undelete`),
      await bruno.call('GET', `${id}/export/txt`),
    ])
      expect(answer.statusCode).toBe(404);
    // The same id in another account is another cover letter.
    expect((await bruno.save(id, 0, testLetter({ company: "Bruno's" }))).statusCode).toBe(200);
    expect((await ana.get(id)).letter.company).toBe('Globex');
  });

  it('ends for good what was deleted 30 days ago, and nothing else', async () => {
    const ana = await newPerson();
    const [gone, fresh, live] = [await ana.made(), await ana.made(), await ana.made()];
    await ana.call('DELETE', gone);
    await ana.call('DELETE', fresh);
    await asUser(test.database.db, ana.user.userId, (trx) =>
      trx
        .updateTable('cover_letter')
        .set({ deleted_at: new Date(Date.now() - 31 * 24 * 60 * 60 * 1000) })
        .where('id', '=', gone)
        .execute(),
    );
    await PURGE_LETTERS.execute(test.database.systemDb);
    expect((await ana.call('POST', `${gone}/undelete`)).statusCode).toBe(404);
    expect((await ana.call('POST', `${fresh}/undelete`)).statusCode).toBe(200);
    expect((await ana.call('GET', `id/${live}`)).statusCode).toBe(200);
  });
});

const SECTIONS = {
  header: 'November 15, 2026\n\nGlobex\n\nRe: Application for Engineer',
  greeting: 'Dear Globex hiring team,',
  introduction: 'I build things.',
  body: 'First paragraph.\n\nSecond paragraph.',
  closing: 'Let us talk.',
  signature: 'Sincerely,\nAna Lima',
};

describe('[COV-03] an export', () => {
  it('as text is free; as PDF and Word it is for Pro', async () => {
    const [free, pro] = [await newPerson(), await newPerson({ isPro: true })];
    for (const { user, made, call } of [free, pro]) {
      const { id: resumeId } = await resumeClient(test.app, user).made(testResume({ templateId: 'modern' }));
      const id = await made(testLetter({ resumeId, sections: SECTIONS }));
      const text = await call('GET', `${id}/export/txt`);
      expect(text.headers).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'content-disposition': expect.stringContaining('filename="Cover letter Globex.txt"'),
      });
      expect(text.body).toBe(
        'Ana Lima\nana@lauda.example\n\n\nNovember 15, 2026\n\nGlobex\n\nRe: Application for Engineer\n\nDear Globex hiring team,\n\nI build things.\n\nFirst paragraph.\n\nSecond paragraph.\n\nLet us talk.\n\nSincerely,\nAna Lima\n',
      );
      for (const [format, begin] of [
        ['pdf', '%PDF-'],
        ['docx', 'PK'],
      ] as const) {
        const answer = await call('GET', `${id}/export/${format}`);
        expect([answer.statusCode, answer.rawPayload.subarray(0, begin.length).toString()]).toEqual(
          user === pro.user ? [200, begin] : [403, '{"error'.slice(0, begin.length)],
        );
      }
    }
  }, 30_000);

  it('waits until everything that the model made up is confirmed or gone', async () => {
    const ana = await newPerson();
    const claim = {
      id: randomUUID(),
      section: 'body',
      text: '47%',
      kind: 'number',
      isConfirmed: false,
    } as const;
    const letter = testLetter({ sections: { ...SECTIONS, body: 'Raised it by 47%.' }, claims: [claim] });
    const id = await ana.made(letter);
    const exported = async () => (await ana.call('GET', `${id}/export/txt`)).statusCode;
    expect(await exported()).toBe(409);
    await ana.save(id, 1, { ...letter, sections: SECTIONS });
    expect(await exported()).toBe(200);
    await ana.save(id, 2, letter);
    expect(await exported()).toBe(409);
    await ana.save(id, 3, { ...letter, claims: [{ ...claim, isConfirmed: true }] });
    expect(await exported()).toBe(200);
  });

  it('outlives its resume', async () => {
    const ana = await newPerson();
    const resumes = resumeClient(test.app, ana.user);
    const { id: resumeId } = await resumes.made();
    const id = await ana.made(testLetter({ resumeId, sections: SECTIONS }));
    await resumes.remove(resumeId);
    expect((await ana.call('GET', `${id}/export/txt`)).body).toContain('I build things.');
  });
});

describe('[COV-01] the feature flag', () => {
  it('is off at first; until an administrator switches it on there is nothing here', async () => {
    const fresh = await createTestApp();
    const user = await createTestUser(fresh.database);
    const ana = letterClient(fresh.app, user);
    const admin = await createTestUser(fresh.database, { staffRole: 'admin', isSecondFactorVerified: true });
    const support = await createTestUser(fresh.database, {
      staffRole: 'support',
      isSecondFactorVerified: true,
    });
    const switchTo = async ({ headers }: TestUser, isOn: boolean) => {
      const url = '/api/admin/flags/coverLetter';
      return (await fresh.app.inject({ method: 'PUT', url, headers, payload: { isOn } })).statusCode;
    };
    const id = randomUUID();
    const attempts = async () =>
      Promise.all(
        [
          ana.call('GET', 'all'),
          ana.call('GET', 'allowance'),
          ana.call('GET', `id/${id}`),
          ana.save(id, 1, testLetter()),
          ana.save(randomUUID(), 0, testLetter()),
          ana.call('DELETE', id),
          ana.call('POST', `${id}/undelete`),
          ana.call('GET', `${id}/export/txt`),
          ana.write(),
        ].map(async (answer) => (await answer).statusCode),
      );
    expect(new Set(await attempts())).toEqual(new Set([404]));
    expect(await switchTo(support, true)).toBe(404);
    expect(await switchTo(admin, true)).toBe(200);
    expect((await ana.save(id, 0, testLetter())).statusCode).toBe(200);
    expect((await ana.call('GET', 'all')).statusCode).toBe(200);
    // After switching it off again, even existing cover letters are hidden.
    expect(await switchTo(admin, false)).toBe(200);
    expect(new Set(await attempts())).toEqual(new Set([404]));
    expect(await switchTo(admin, true)).toBe(200);
    expect((await ana.get(id)).version).toBe(1);
    await fresh.close();
  });
});
