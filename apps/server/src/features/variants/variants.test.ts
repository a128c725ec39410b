import { randomUUID } from 'node:crypto';
import type { StoredResume } from '@lauda/contract';
import { MAX_DECISIONS } from '@lauda/contract/resumes/variants';
import { acceptUpdates } from '@lauda/domain/proposals/accept';
import { baseUpdates } from '@lauda/domain/proposals/base-updates';
import { MAX_ITEMS } from '@lauda/domain/resume/limits';
import type { Resume } from '@lauda/domain/resume/resume';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asUser } from '../../db/as-user.ts';
import { createTestImpersonator, createTestUser } from '../../testing/accounts.ts';
import { asOwner } from '../../testing/database/as-owner.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { subscribe } from '../../testing/billing/plans.ts';
import { resumeClient, testResume } from '../../testing/clients/resumes.ts';
import { tailoringClient } from '../../testing/clients/tailoring.ts';
import { variantClient } from '../../testing/clients/variants.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function newPerson() {
  const user = await createTestUser(test.database);
  await subscribe(test.database, user, {});
  const resumes = resumeClient(test.app, user);
  const variants = variantClient(test.app, user);
  const { id: baseId } = await resumes.made();
  const read = async (id: string) => (await resumes.get(id)).data as StoredResume;
  return {
    user,
    resumes,
    variants,
    baseId,
    read,
    variantId: await variants.made(baseId, 'Aurora, engineer'),
    /** Saves a change over the current version. */
    edit: async (id: string, change: (resume: Resume) => Resume) => {
      const { version, resume } = await read(id);
      expect(await resumes.save(id, version, change(resume))).toMatchObject({ status: 200 });
    },
  };
}

const withCity = (city: string) => (resume: Resume) => ({
  ...resume,
  personalInfo: { ...resume.personalInfo, city },
});
const withCompany = (company: string) => (resume: Resume) => ({
  ...resume,
  experience: resume.experience.map((job) => ({ ...job, company })),
});

const linksOf = (userId: string) =>
  asUser(test.database.db, userId, (trx) =>
    trx
      .selectFrom('resume_link')
      .select(['resume_id', 'base_id', 'base_version', 'label', 'ignored', 'snapshot'])
      .where('user_id', '=', userId)
      .execute(),
  );

const STALE = { status: 409, error: { code: 'BASE_STALE' } };
const MISSING = { status: 404, error: { code: 'NOT_FOUND' } };

describe('[VAR-01] a variant remembers its base and the version it was made from', () => {
  it('as a copy with a label, which keeps the ids of entries', async () => {
    const ana = await newPerson();
    const { resume } = await ana.read(ana.variantId);
    expect(resume.title).toBe('Aurora, engineer');
    expect(resume.experience.map(({ id }) => id)).toEqual(['e1']);
    expect(await linksOf(ana.user.userId)).toMatchObject([
      { resume_id: ana.variantId, base_id: ana.baseId, base_version: 1, label: 'Aurora, engineer' },
    ]);
    expect(await ana.variants.getBase(ana.variantId)).toMatchObject({
      baseId: ana.baseId,
      baseTitle: 'My resume',
      baseVersion: 1,
      label: 'Aurora, engineer',
      ignored: [],
      snapshot: { title: 'My resume' },
      base: { title: 'My resume' },
    });
  });

  it('as a tailored copy', async () => {
    const ana = await newPerson();
    await ana.edit(ana.baseId, withCity('Recife'));
    const copy = await tailoringClient(test.app, ana.user).save(ana.baseId, {
      name: ' For Boreal ',
      changes: [{ path: 'personalInfo/summary', before: 'Builds.', after: 'Builds reports.' }],
    });
    expect(copy.status).toBe(200);
    expect(await ana.variants.getBase(copy.data.id)).toMatchObject({
      baseId: ana.baseId,
      baseVersion: 2,
      label: 'For Boreal',
    });
    // A tailored passage is the variant's own change, not an update of the base.
    const { snapshot, base, ignored } = await ana.variants.getBase(copy.data.id);
    expect(baseUpdates(snapshot, (await ana.read(copy.data.id)).resume, base, ignored)).toEqual([]);
  });

  it('also of another variant, and is titled as a copy without a label', async () => {
    const ana = await newPerson();
    const second = await ana.variants.made(ana.variantId);
    expect((await ana.read(second)).resume.title).toBe('Aurora, engineer (copy)');
    expect(await ana.variants.getBase(second)).toMatchObject({ baseId: ana.variantId, label: '' });
  });

  it('and is made once, however often it is asked for, with its link or not at all', async () => {
    const ana = await newPerson();
    const operationId = randomUUID();
    const first = await ana.variants.create(ana.baseId, 'Twice', operationId);
    await ana.edit(ana.baseId, withCity('Recife'));
    expect(await ana.variants.create(ana.baseId, 'Twice', operationId)).toEqual(first);
    const made = (await linksOf(ana.user.userId)).filter(({ label }) => label === 'Twice');
    expect(made).toMatchObject([{ base_version: 1 }]);

    await asOwner(test.database, sql`revoke insert on resume_link from lauda_app`);
    const refused = await ana.variants.create(ana.baseId, 'Half');
    await asOwner(test.database, sql`grant insert on resume_link to lauda_app`);
    expect(refused.status).toBe(500);
    expect(JSON.stringify((await ana.resumes.list()).data)).not.toContain('Half');
  });

  it('within the plan, by a name that can be read, and with a key', async () => {
    const user = await createTestUser(test.database);
    const resumes = resumeClient(test.app, user);
    const variants = variantClient(test.app, user);
    const { id } = await resumes.made();
    await variants.made(id, 'One');
    await variants.made(id, 'Two');
    expect(await variants.create(id, 'Three')).toMatchObject({
      status: 403,
      error: { code: 'RESUME_LIMIT_REACHED' },
    });
    for (const label of ['…', 'a\nb', 'x'.repeat(121)])
      expect(await variants.create(id, label)).toMatchObject({
        status: 400,
        error: { code: 'RESUME_NAME_INVALID' },
      });
    expect(await resumes.call('POST', `${id}/variants`, { body: {} })).toMatchObject({ status: 428 });
    expect(await resumes.list()).toMatchObject({ data: { length: 3 } });
  });
});

describe('[VAR-02] what changes in the base', () => {
  it('is proposed by passage, and accepted, rejected or never proposed again', async () => {
    const ana = await newPerson();
    await ana.edit(ana.variantId, withCompany('Mine'));
    await ana.edit(ana.baseId, (resume) => ({
      ...withCity('Recife')(withCompany('Theirs')(resume)),
      skills: [{ id: 's1', name: 'SQL', skillLevelId: '', group: '' }],
    }));
    const { baseVersion, snapshot, base } = await ana.variants.getBase(ana.variantId);
    const { resume, version } = await ana.read(ana.variantId);
    const updates = baseUpdates(snapshot, resume, base, []);
    expect(updates.map(({ passage, isClash }) => [passage, isClash])).toEqual([
      ['personalInfo', false],
      ['experience/e1', true],
      ['skills', false],
    ]);

    const accepted = acceptUpdates(snapshot, resume, base, new Set(['personalInfo']));
    expect(await ana.resumes.save(ana.variantId, version, accepted)).toMatchObject({ status: 200 });
    // Saved but not yet recorded, as after a crash: it is not proposed again.
    expect(baseUpdates(snapshot, accepted, base, []).map(({ passage }) => passage)).toEqual([
      'experience/e1',
      'skills',
    ]);
    const decisions = [
      ['personalInfo', 'accepted'],
      ['experience/e1', 'rejected'],
      ['skills', 'never'],
    ] as const;
    expect(await ana.variants.decide(ana.variantId, baseVersion, ...decisions)).toMatchObject({
      status: 200,
    });
    // The response was lost and the request is sent again.
    expect(await ana.variants.decide(ana.variantId, baseVersion, ...decisions)).toMatchObject({
      status: 200,
    });

    const after = await ana.variants.getBase(ana.variantId);
    expect(after.ignored).toEqual(['skills']);
    const now = (await ana.read(ana.variantId)).resume;
    expect(now).toMatchObject({
      personalInfo: { city: 'Recife' },
      experience: [{ company: 'Mine' }],
      skills: [],
    });
    expect(baseUpdates(after.snapshot, now, after.base, after.ignored)).toEqual([]);

    await ana.edit(ana.baseId, (one) => ({ ...withCity('Olinda')(one), skills: [] }));
    const later = await ana.variants.getBase(ana.variantId);
    const open = baseUpdates(later.snapshot, now, later.base, later.ignored);
    expect(open.map(({ passage }) => passage)).toEqual(['personalInfo']);
  });

  it('is decided against the version that was seen, or not at all', async () => {
    const ana = await newPerson();
    await ana.edit(ana.baseId, withCity('Recife'));
    const before = await linksOf(ana.user.userId);
    for (const version of [1, 3])
      expect(await ana.variants.decide(ana.variantId, version, ['personalInfo', 'rejected'])).toEqual({
        ...STALE,
        data: undefined,
        error: { code: 'BASE_STALE', message: expect.any(String), requestId: expect.any(String) },
      });
    expect(await linksOf(ana.user.userId)).toEqual(before);
    expect(await ana.variants.decide(ana.variantId, 2, ['personalInfo', 'rejected'])).toMatchObject({
      status: 200,
    });
  });

  it('by several requests at once loses no decision', async () => {
    const ana = await newPerson();
    await ana.edit(ana.baseId, (resume) => ({
      ...withCity('Recife')(withCompany('Theirs')(resume)),
      templateId: 'classic',
      sectionTitle: { ...resume.sectionTitle, skills: 'Tools' },
    }));
    const keys = ['personalInfo', 'experience/e1', 'design', 'sections'];
    const answers = await Promise.all(
      keys.map((key) => ana.variants.decide(ana.variantId, 2, [key, 'never'])),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { snapshot, base, ignored } = await ana.variants.getBase(ana.variantId);
    expect(ignored.toSorted()).toEqual(keys.toSorted());
    expect(snapshot).toEqual(base);
  });

  it('takes 500 decisions at most, none about what does not differ, and no snapshot that is no resume', async () => {
    const ana = await newPerson();
    expect(MAX_DECISIONS).toBe(500);
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => [`experience/x${index}`, 'never'] as const);
    expect(await ana.variants.decide(ana.variantId, 1, ...many(MAX_DECISIONS + 1))).toMatchObject({
      status: 400,
    });
    expect(await ana.variants.decide(ana.variantId, 1)).toMatchObject({ status: 400 });
    expect(await ana.variants.decide(ana.variantId, 1, ['x'.repeat(201), 'never'])).toMatchObject({
      status: 400,
    });
    expect(await ana.variants.decide(ana.variantId, 1, ...many(MAX_DECISIONS))).toMatchObject({
      status: 200,
    });
    expect(await ana.variants.getBase(ana.variantId)).toMatchObject({ ignored: [] });

    const jobs = (prefix: string) =>
      Array.from({ length: MAX_ITEMS.experience }, (_, index) => ({
        ...(testResume().experience[0] as Resume['experience'][number]),
        id: `${prefix}${index}`,
      }));
    const full = await ana.resumes.made(testResume({ experience: jobs('a') }));
    const variantId = await ana.variants.made(full.id, 'Full');
    await ana.edit(full.id, (resume) => ({ ...resume, experience: jobs('b') }));
    const added = jobs('b').map(({ id }) => [`experience/${id}`, 'rejected'] as const);
    const removed = jobs('a').map(({ id }) => [`experience/${id}`, 'rejected'] as const);
    expect(await ana.variants.decide(variantId, 2, ...added)).toMatchObject({ status: 413 });
    expect(await ana.variants.decide(variantId, 2, ...removed, ...added)).toMatchObject({ status: 200 });
    expect((await ana.variants.getBase(variantId)).snapshot.experience).toHaveLength(MAX_ITEMS.experience);
  });

  it('tells open pages of decisions and of unlinking', async () => {
    const ana = await newPerson();
    await ana.variants.decide(ana.variantId, 1, ['skills', 'rejected']);
    await ana.variants.unlink(ana.variantId);
    await ana.variants.unlink(ana.variantId);
    const rows = await test.database.systemDb
      .selectFrom('live_event')
      .select('payload')
      .where('user_id', '=', ana.user.userId)
      .execute();
    const told = { type: 'resume.changed', resumeId: ana.variantId, version: null };
    const events = rows.map(({ payload }) => payload as { version: number | null });
    expect(events.filter(({ version }) => version === null)).toEqual([told, told]);
  });
});

describe('[VAR-03] families', () => {
  it('list each variant with its base, label, date and number of open updates', async () => {
    const ana = await newPerson();
    const second = await ana.variants.made(ana.baseId, 'Boreal');
    await ana.edit(ana.baseId, (resume) => withCity('Recife')(withCompany('Theirs')(resume)));
    await ana.variants.decide(second, 2, ['personalInfo', 'rejected']);
    const expected = [
      {
        kind: 'variant',
        id: second,
        baseId: ana.baseId,
        label: 'Boreal',
        openUpdates: 1,
        match: null,
        createdAt: expect.any(String),
      },
      {
        kind: 'variant',
        id: ana.variantId,
        baseId: ana.baseId,
        label: 'Aurora, engineer',
        openUpdates: 2,
        match: null,
        createdAt: expect.any(String),
      },
    ];
    expect(await ana.variants.listed()).toEqual(expected);
    // First from the cache, then recomputed after a save of either side and after a decision.
    expect(await ana.variants.listed()).toEqual(expected);
    await ana.edit(ana.variantId, withCity('Recife'));
    expect(await ana.variants.listed()).toMatchObject([{ openUpdates: 1 }, { openUpdates: 1 }]);
    await ana.edit(ana.baseId, withCity('Olinda'));
    expect(await ana.variants.listed()).toMatchObject([{ openUpdates: 2 }, { openUpdates: 2 }]);
    await ana.variants.decide(ana.variantId, 3, ['experience/e1', 'never'], ['personalInfo', 'rejected']);
    expect(await ana.variants.listed()).toMatchObject([{ openUpdates: 2 }, { openUpdates: 0 }]);
    await ana.resumes.remove(second);
    expect(await ana.variants.listed()).toMatchObject([{ id: ana.variantId }]);
  });

  it('are counted twenty at a time', async () => {
    const ana = await newPerson();
    for (let index = 0; index < 21; index += 1) await ana.variants.made(ana.baseId, `Job ${index}`);
    await ana.edit(ana.baseId, withCity('Recife'));
    const first = await ana.variants.listed();
    expect(first.map(({ openUpdates }) => openUpdates).filter((count) => count === 1)).toHaveLength(20);
    expect(first.map(({ openUpdates }) => openUpdates).filter((count) => count === null)).toHaveLength(2);
    expect((await ana.variants.listed()).every(({ openUpdates }) => openUpdates === 1)).toBe(true);
  }, 30_000);

  it('leave a whole variant when it is unlinked, and the base as it was', async () => {
    const ana = await newPerson();
    const before = [await ana.read(ana.variantId), await ana.read(ana.baseId)];
    expect(await ana.variants.unlink(ana.variantId)).toMatchObject({ status: 200, data: {} });
    expect([await ana.read(ana.variantId), await ana.read(ana.baseId)]).toEqual(before);
    expect(await ana.variants.base(ana.variantId)).toMatchObject({ status: 200, data: null });
    expect(await ana.variants.decide(ana.variantId, 1, ['skills', 'rejected'])).toMatchObject(STALE);
    expect(await ana.variants.listed()).toEqual([]);
  });

  it('have no base while it is deleted, and have it again when it is brought back', async () => {
    const ana = await newPerson();
    await ana.edit(ana.baseId, withCity('Recife'));
    await ana.resumes.remove(ana.baseId);
    expect(await ana.variants.base(ana.variantId)).toMatchObject({ status: 200, data: null });
    expect(await ana.variants.decide(ana.variantId, 2, ['personalInfo', 'rejected'])).toMatchObject(STALE);
    expect(await ana.variants.listed()).toMatchObject([{ id: ana.variantId, baseId: null, openUpdates: 0 }]);
    await ana.resumes.undelete(ana.baseId);
    expect(await ana.variants.getBase(ana.variantId)).toMatchObject({ baseId: ana.baseId, baseVersion: 2 });
    expect(await ana.variants.listed()).toMatchObject([{ baseId: ana.baseId, openUpdates: 1 }]);
  });
});

describe('[PRP-01] other people', () => {
  it('find nothing, whatever they ask for', async () => {
    const [ana, bruno] = [await newPerson(), await newPerson()];
    const before = [await linksOf(ana.user.userId), await ana.read(ana.variantId)];
    expect(await bruno.variants.create(ana.baseId, 'Stolen')).toMatchObject(MISSING);
    expect(await bruno.variants.base(ana.variantId)).toMatchObject(MISSING);
    expect(await bruno.variants.decide(ana.variantId, 1, ['skills', 'never'])).toMatchObject(MISSING);
    expect(await bruno.variants.unlink(ana.variantId)).toMatchObject(MISSING);
    expect(await bruno.resumes.call('GET', `families/${ana.user.userId}`)).toMatchObject(MISSING);
    expect((await bruno.variants.listed()).map(({ id }) => id)).toEqual([bruno.variantId]);
    expect([await linksOf(ana.user.userId), await ana.read(ana.variantId)]).toEqual(before);
  });

  it('cannot link their resume to somebody else’s, even past the service', async () => {
    const [ana, bruno] = [await newPerson(), await newPerson()];
    const link = {
      user_id: bruno.user.userId,
      resume_id: bruno.baseId,
      base_id: ana.baseId,
      base_version: 1,
      snapshot: '{}',
      label: '',
    };
    await expect(
      asUser(test.database.db, bruno.user.userId, (trx) =>
        trx.insertInto('resume_link').values(link).execute(),
      ),
    ).rejects.toMatchObject({ code: '23503' });
    await expect(
      asUser(test.database.db, bruno.user.userId, (trx) =>
        trx
          .insertInto('resume_link')
          .values({ ...link, user_id: ana.user.userId, resume_id: ana.baseId, base_id: ana.variantId })
          .execute(),
      ),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it('who are staff may see a person’s families as the person does', async () => {
    const impersonator = await createTestImpersonator(test.database);
    const { target, headers } = impersonator;
    const { id } = await resumeClient(test.app, target).made();
    const variantId = await variantClient(test.app, target).made(id, 'Aurora');
    const seen = variantClient(test.app, { userId: target.userId, headers });
    expect(await seen.getBase(variantId)).toMatchObject({ baseId: id });
    expect(await seen.listed()).toMatchObject([{ id: variantId, openUpdates: 0 }]);
  });
});

describe('decisions that are taken back', () => {
  it('are proposed again, as long as they are the last ones', async () => {
    const { variants, variantId, baseId, edit } = await newPerson();
    await edit(baseId, withCity('Bergen'));
    await edit(baseId, withCompany('Fjord'));
    const { baseVersion } = await variants.getBase(variantId);
    const open = async () => {
      const { snapshot, base, ignored } = await variants.getBase(variantId);
      return [baseUpdates(snapshot, snapshot, base, ignored).length, ignored.length];
    };
    expect(await open()).toEqual([2, 0]);
    const first = await variants.decide(variantId, baseVersion, ['personalInfo', 'never']);
    const second = await variants.decide(variantId, baseVersion, ['experience/e1', 'rejected']);
    const revisionOf = ({ data }: typeof first) => (data as { revision: number }).revision;
    expect(await variants.undo(variantId, revisionOf(first))).toMatchObject({ status: 409 });
    expect(await open()).toEqual([0, 1]);
    expect(await variants.undo(variantId, revisionOf(second))).toMatchObject({ status: 200 });
    expect(await open()).toEqual([1, 1]);
    expect(await variants.undo(variantId, revisionOf(second))).toMatchObject({ status: 409 });
  });
});
