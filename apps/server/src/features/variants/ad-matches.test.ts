import type { StoredResume } from '@lauda/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asUser } from '../../db/as-user.ts';
import { createTestUser } from '../../testing/accounts.ts';
import { asOwner } from '../../testing/database/as-owner.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { subscribe } from '../../testing/billing/plans.ts';
import { resumeClient } from '../../testing/clients/resumes.ts';
import { AD, TAILORED_RESUME, tailoringClient } from '../../testing/clients/tailoring.ts';
import { variantClient } from '../../testing/clients/variants.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const CHANGES = [
  {
    path: 'personalInfo/summary',
    before: 'Keeps warehouses running. Builds reports in SQL.',
    after: 'Builds reports in SQL.',
  },
];

async function newPerson() {
  const user = await createTestUser(test.database);
  await subscribe(test.database, user, {});
  const resumes = resumeClient(test.app, user);
  const variants = variantClient(test.app, user);
  const tailoring = tailoringClient(test.app, user);
  const { id: baseId } = await resumes.made(TAILORED_RESUME);
  const tailored = async (ad?: string) => {
    const { status, data } = await tailoring.save(baseId, {
      name: 'For Boreal',
      changes: CHANGES,
      ...(ad === undefined ? {} : { ad }),
    });
    expect(status).toBe(200);
    return data.id;
  };
  return {
    user,
    variants,
    baseId,
    tailored,
    /** Stores these values as if they had been computed. */
    storeMatch: (values: { match_score?: number; matched_month?: string }) =>
      asUser(test.database.db, user.userId, (trx) =>
        trx.updateTable('resume_link').set(values).where('user_id', '=', user.userId).execute(),
      ),
    scoreOf: async (id: string) => (await tailoring.match(id)).data.original.score,
    matches: async () => (await variants.listed()).map(({ match }) => match),
    addSkill: async (id: string, name: string) => {
      const { version, resume } = (await resumes.get(id)).data as StoredResume;
      const skills = [...resume.skills, { id: name, name, skillLevelId: 'expert' as const, group: '' }];
      expect(await resumes.save(id, version, { ...resume, skills })).toMatchObject({ status: 200 });
    },
  };
}

describe('[VAR-08] a variant made for an ad', () => {
  it('keeps the ad and says how it matches, as the tailoring screen does', async () => {
    const ana = await newPerson();
    const id = await ana.tailored(`  ${AD}\n`);
    expect(await ana.variants.getBase(id)).toMatchObject({ ad: AD });
    const score = await ana.scoreOf(id);
    expect(score).toBeGreaterThan(0);
    expect(await ana.matches()).toEqual([{ score }]);
    // The first task of a thread loads the dictionary.
  }, 60_000);

  it('has a figure that is stored, and follows when the variant changes and not when the base does', async () => {
    const ana = await newPerson();
    const id = await ana.tailored(AD);
    const [before] = await ana.matches();
    await ana.storeMatch({ match_score: 1 });
    expect(await ana.matches()).toEqual([{ score: 1 }]);
    await ana.addSkill(ana.baseId, 'Python');
    expect(await ana.matches()).toEqual([{ score: 1 }]);
    await ana.addSkill(id, 'Python');
    const [after] = await ana.matches();
    expect(after).toEqual({ score: await ana.scoreOf(id) });
    expect(after?.score).toBeGreaterThan(before?.score ?? 100);
  });

  it('is matched anew in another month, when jobs that go on have got longer', async () => {
    const ana = await newPerson();
    await ana.tailored(AD);
    const first = await ana.matches();
    await ana.storeMatch({ match_score: 1, matched_month: '2020-01' });
    expect(await ana.matches()).toEqual(first);
  });

  it('has its match when its base is gone, and no ad once it is unlinked', async () => {
    const ana = await newPerson();
    const id = await ana.tailored(AD);
    await resumeClient(test.app, ana.user).remove(ana.baseId);
    expect(await ana.matches()).toEqual([{ score: await ana.scoreOf(id) }]);
    await ana.variants.unlink(id);
    expect(await ana.matches()).toEqual([]);
  });

  it('is listed also when its match cannot be stored', async () => {
    const ana = await newPerson();
    await ana.tailored(AD);
    await asOwner(test.database, sql`revoke update (match_score) on resume_link from lauda_app`);
    const answer = await ana.variants.families();
    await asOwner(test.database, sql`grant update (match_score) on resume_link to lauda_app`);
    expect(answer).toMatchObject({ status: 200, data: [{ label: 'For Boreal', match: null }] });
    expect(await ana.matches()).toEqual([{ score: expect.any(Number) }]);
  });

  it('is one of ten that are matched when the list is read', async () => {
    const ana = await newPerson();
    for (let index = 0; index < 11; index += 1) await ana.tailored(AD);
    expect((await ana.matches()).filter((match) => match === null)).toHaveLength(1);
    expect((await ana.matches()).filter((match) => match === null)).toHaveLength(0);
  }, 30_000);
});

describe('[VAR-08] a variant without an ad', () => {
  it('has no match, whether it was tailored by an older client or made as a copy', async () => {
    const ana = await newPerson();
    const id = await ana.tailored();
    await ana.variants.made(ana.baseId, 'Copy');
    expect(await ana.variants.getBase(id)).toMatchObject({ ad: null });
    expect(await ana.matches()).toEqual([null, null]);
  });
});

it('an ad with characters that cannot be stored is kept without them; one that is too long or short is refused', async () => {
  const ana = await newPerson();
  const id = await ana.tailored(`${AD}\0Kubernetes`);
  expect(await ana.variants.getBase(id)).toMatchObject({ ad: `${AD} Kubernetes` });
  const tailoring = tailoringClient(test.app, ana.user);
  for (const ad of ['x'.repeat(20_001), 'Too short'])
    expect(await tailoring.save(ana.baseId, { name: 'Boreal', changes: CHANGES, ad })).toMatchObject({
      status: 400,
    });
});
