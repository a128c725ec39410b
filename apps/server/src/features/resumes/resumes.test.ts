import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../../db/client.ts';
import { createTestUser } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { resumeClient, testResume } from '../../testing/clients/resumes.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const newClient = async () => {
  const user = await createTestUser(test.database);
  return { ...resumeClient(test.app, user), user };
};

const PHONE = '5511987654321';

describe('[RES-06] the five calls', () => {
  it('makes a resume from the fields of a sign-up form, and reads it back', async () => {
    const ana = await newClient();
    const made = await ana.create({
      firstName: 'Ana',
      lastName: 'Lima',
      professionalSummary: 'Builds things.',
      jobTitle: 'Engineer',
      city: 'Recife',
      phoneNumber: PHONE,
      email: 'ana@lauda.example',
      title: 'For Aurora',
      locale: 'pt-BR',
    });
    expect(made).toMatchObject({ status: 200, data: { version: 1, updatedAt: expect.any(String) } });
    const { id } = made.data as { id: string };
    expect(await ana.get(id)).toMatchObject({
      status: 200,
      data: {
        id,
        version: 1,
        resume: {
          title: 'For Aurora',
          language: 'pt-BR',
          personalInfo: {
            firstName: 'Ana',
            lastName: 'Lima',
            jobTitle: 'Engineer',
            city: 'Recife',
            phone: PHONE,
            email: 'ana@lauda.example',
            summary: [{ type: 'paragraph', spans: [{ text: 'Builds things.' }] }],
          },
          experience: [],
        },
      },
    });
  });

  it('refuses a phone number that is not digits only', async () => {
    const ana = await newClient();
    expect(await ana.create({ locale: 'en-US', phoneNumber: '+55 11' })).toMatchObject({ status: 400 });
  });

  it('saves the whole resume and answers when', async () => {
    const ana = await newClient();
    const { id, version } = await ana.made();
    const saved = await ana.save(id, version, testResume({ title: 'Second' }));
    expect(saved).toMatchObject({ status: 200, data: { id, version: 2, updatedAt: expect.any(String) } });
    expect(await ana.get(id)).toMatchObject({ data: { version: 2, resume: { title: 'Second' } } });
  });

  it('[ENT-04] stores an entry that lacks its required fields', async () => {
    const ana = await newClient();
    const { id, version } = await ana.made();
    const skills = [{ id: 's1', name: '', skillLevelId: '' as const, group: '' }];
    expect(await ana.save(id, version, testResume({ skills }))).toMatchObject({ status: 200 });
    expect(await ana.get(id)).toMatchObject({ data: { resume: { skills } } });
  });

  it('takes version 1 from a tab of the release before, and gives it back in the form of today', async () => {
    const ana = await newClient();
    const written = testResume({ title: 'Older' });
    const newer = new Set(['showSkillLevels', 'groupByEmployer', 'hiddenEntries', 'contacts']);
    const rest = Object.fromEntries(Object.entries(written).filter(([name]) => !newer.has(name)));
    const older = {
      ...rest,
      schemaVersion: 1,
      skills: [{ id: 'item-1', name: 'SQL', skillLevelId: 'expert' }],
      languages: [{ id: 'item-1', name: 'Greek', level: '' }],
      links: [{ id: 'item-1', label: 'Work', url: 'https://example.com/ana' }],
    };
    const now = {
      schemaVersion: 3,
      title: 'Older',
      showSkillLevels: true,
      skills: [{ id: 'skills-item-1' }],
      languages: [{ id: 'languages-item-1' }],
      contacts: [{ id: 'links-item-1', label: 'Work', value: 'https://example.com/ana' }],
    };
    const made = await ana.create({ locale: 'en-US', resume: older });
    const { id } = made.data as { id: string };
    expect(await ana.get(id)).toMatchObject({ data: { version: 1, resume: now } });
    const saved = await ana.save(id, 1, { ...older, title: 'Older still' });
    expect(saved).toMatchObject({ status: 200, data: { version: 2 } });
    expect(await ana.get(id)).toMatchObject({
      data: { version: 2, resume: { ...now, title: 'Older still' } },
    });
  });

  it('refuses ids that repeat anywhere in a resume, and says where', async () => {
    const ana = await newClient();
    const { id, version } = await ana.made();
    const skills = [{ id: 'x', name: 'SQL', skillLevelId: '' as const, group: '' }];
    const languages = [{ id: 'x', name: 'Greek', level: '' }];
    expect(await ana.save(id, version, testResume({ skills, languages }))).toMatchObject({
      status: 400,
      error: { message: expect.stringContaining('languages.0.id: repeated-id') as string },
    });
  });

  it('lists what there is, the last changed first', async () => {
    const ana = await newClient();
    const first = await ana.made(testResume({ title: 'First' }));
    await ana.made(testResume({ title: 'Second' }));
    await ana.save(first.id, 1, testResume({ title: 'First, again' }));
    const { data } = await ana.list();
    expect(data).toMatchObject([{ title: 'First, again', version: 2 }, { title: 'Second' }]);
  });

  it('deletes, also when asked twice because the answer was lost', async () => {
    const ana = await newClient();
    const { id } = await ana.made();
    expect(await ana.remove(id)).toMatchObject({ status: 200 });
    expect(await ana.remove(id)).toMatchObject({ status: 200 });
    expect(await ana.get(id)).toMatchObject({ status: 404 });
    expect((await ana.list()).data).toEqual([]);
    expect(await ana.save(id, 1, testResume())).toMatchObject({ status: 404 });
  });

  it('answers 404 for what belongs to somebody else, by whichever id', async () => {
    const [ana, bruno] = [await newClient(), await newClient()];
    const { id } = await ana.made();
    const answers = [
      await bruno.get(id),
      await bruno.save(id, 1, testResume()),
      await bruno.remove(id),
      await bruno.undelete(id),
      await bruno.versions(id),
      await bruno.version(id, 1),
      await bruno.restore(id, 1, 1),
      await bruno.call('GET', `all/${ana.user.userId}`),
      await bruno.call('POST', `create/${ana.user.userId}`, {
        body: { locale: 'en-US' },
        headers: { 'idempotency-key': randomUUID() },
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect(await ana.get(id)).toMatchObject({ data: { version: 1 } });
    expect((await ana.list()).data).toHaveLength(1);
  });

  it('stores nothing that does not fit, and says where', async () => {
    const ana = await newClient();
    const { id } = await ana.made();
    const faulty = { ...testResume(), personalInfo: { ...testResume().personalInfo, role: 'admin' } };
    expect(await ana.save(id, 1, faulty)).toMatchObject({
      status: 400,
      error: { code: 'VALIDATION_FAILED', message: 'body.personalInfo.role: unknown-field' },
    });
    expect(await ana.save(id, 1, testResume())).toMatchObject({ status: 200, data: { version: 2 } });
  });
});

describe('[RES-06] a save over what it did not start from', () => {
  it('is refused without a version or a name for the operation', async () => {
    const ana = await newClient();
    const { id } = await ana.made();
    const body = testResume();
    const incomplete: Record<string, string>[] = [
      {},
      { 'if-match': '"1"' },
      { 'idempotency-key': randomUUID() },
    ];
    for (const headers of incomplete)
      expect(await ana.call('PATCH', id, { body, headers })).toMatchObject({
        status: 428,
        error: { code: 'PRECONDITION_REQUIRED' },
      });
    expect(await ana.call('POST', `create/${ana.user.userId}`, { body: { locale: 'en-US' } })).toMatchObject({
      status: 428,
    });
    expect(await ana.call('PATCH', id, { body, headers: { 'if-match': '*' } })).toMatchObject({
      status: 400,
    });
  });

  it('is refused with what is there now, and changes nothing', async () => {
    const ana = await newClient();
    const { id } = await ana.made();
    await ana.save(id, 1, testResume({ title: 'Mine' }));
    expect(await ana.save(id, 1, testResume({ title: 'Stale' }))).toMatchObject({
      status: 409,
      error: { code: 'RESUME_STALE', data: { id, version: 2, resume: { title: 'Mine' } } },
    });
    expect(await ana.get(id)).toMatchObject({ data: { version: 2, resume: { title: 'Mine' } } });
  });

  it('lets exactly one of twenty through at the same moment', async () => {
    const ana = await newClient();
    const { id } = await ana.made();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => ana.save(id, 1, testResume({ title: `Tab ${index}` }))),
    );
    const winners = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []));
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await ana.get(id)).toMatchObject({
      data: { version: 2, resume: { title: `Tab ${winners[0]}` } },
    });
  });
});

describe('an operation that is sent again', () => {
  it('answers as the first time, and is done once', async () => {
    const ana = await newClient();
    const { id } = await ana.made();
    const operationId = randomUUID();
    const first = await ana.save(id, 1, testResume({ title: 'Once' }), operationId);
    await ana.save(id, 2, testResume({ title: 'Later' }));
    expect(await ana.save(id, 1, testResume({ title: 'Once' }), operationId)).toEqual(first);
    expect(await ana.get(id)).toMatchObject({ data: { version: 3, resume: { title: 'Later' } } });
  });

  it('is done once when twenty copies arrive at the same moment', async () => {
    const ana = await newClient();
    const { id } = await ana.made();
    const operationId = randomUUID();
    const copies = Array.from({ length: 20 }, () => ana.save(id, 1, testResume(), operationId));
    const [first, ...others] = await Promise.all(copies);
    expect(first).toMatchObject({ status: 200, data: { version: 2 } });
    for (const other of others) expect(other).toEqual(first);
  });

  it('makes one resume, also from twenty copies at once, and also after it was deleted', async () => {
    const ana = await newClient();
    const { id: earlierId } = await ana.made();
    const operationId = randomUUID();
    const body = { locale: 'en-US', resume: testResume() };
    const copies = await Promise.all(Array.from({ length: 20 }, () => ana.create(body, operationId)));
    const [first, ...others] = copies;
    if (!first) throw new Error('nothing was answered');
    expect(first).toMatchObject({ status: 200 });
    for (const other of others) expect(other).toEqual(first);
    expect((await ana.list()).data).toHaveLength(2);
    const { id } = first.data as { id: string };
    await ana.remove(id);
    expect(await ana.create(body, operationId)).toEqual(first);
    expect((await ana.list()).data).toMatchObject([{ id: earlierId }]);
  });

  it('is refused under the name of another operation, and nothing is written', async () => {
    const ana = await newClient();
    const { id } = await ana.made();
    const other = await ana.made();
    const operationId = randomUUID();
    await ana.save(other.id, 1, testResume(), operationId);
    expect(await ana.save(id, 1, testResume({ title: 'Never' }), operationId)).toMatchObject({
      status: 422,
      error: { code: 'OPERATION_REUSED' },
    });
    expect(await ana.get(id)).toMatchObject({ data: { version: 1 } });
  });
});

it('[SYNC-04] gives each of many saves at the same moment its own answer, whatever becomes of the others', async () => {
  const people = await Promise.all(Array.from({ length: 24 }, newClient));
  const made = await Promise.all(people.map((person) => person.made()));
  const [stranger] = made;
  const used = randomUUID();
  const reuser = people[5];
  const other = await reuser?.made();
  await reuser?.save(other?.id ?? '', 1, testResume(), used);

  const answers = await Promise.all(
    people.map((person, index) => {
      const resume = testResume({ title: `Of ${index}` });
      const id = made[index]?.id ?? '';
      if (index === 5) return person.save(id, 1, resume, used);
      if (index === 10) return person.save(id, 7, resume);
      if (index === 15) return person.save(stranger?.id ?? '', 1, resume);
      return person.save(id, 1, resume);
    }),
  );
  const statuses = new Map([
    [5, 422],
    [10, 409],
    [15, 404],
  ]);
  expect(answers.map(({ status }) => status)).toEqual(people.map((_, index) => statuses.get(index) ?? 200));
  const titles = await Promise.all(people.map(async (person, index) => person.get(made[index]?.id ?? '')));
  expect(titles.map(({ data }) => (data as { resume: { title: string } }).resume.title)).toEqual(
    people.map((_, index) => (statuses.has(index) ? 'My resume' : `Of ${index}`)),
  );
});

it('writes version, text, operation and event together or not at all', async () => {
  const ana = await newClient();
  const { id } = await ana.made();
  const { user_id, payload } = await test.database.systemDb
    .selectFrom('live_event')
    .select(['user_id', 'payload'])
    .where('user_id', '=', ana.user.userId)
    .executeTakeFirstOrThrow();
  expect({ user_id, payload }).toEqual({
    user_id: ana.user.userId,
    payload: { type: 'resume.changed', resumeId: id, version: 1 },
  });
  const owner = createDatabase({ url: test.database.ownerUrl, maxConnections: 1, applicationName: 'test' });
  await sql`revoke insert on live_event from lauda_app`.execute(owner.db);
  const operationId = randomUUID();
  expect(await ana.save(id, 1, testResume({ title: 'Half' }), operationId)).toMatchObject({ status: 500 });
  await sql`grant insert on live_event to lauda_app`.execute(owner.db);
  await owner.close();
  expect(await ana.get(id)).toMatchObject({ data: { version: 1, resume: { title: 'My resume' } } });
  expect(await ana.save(id, 1, testResume({ title: 'Whole' }), operationId)).toMatchObject({ status: 200 });
});

it('takes a resume of 100 KB and not one byte more', async () => {
  const ana = await newClient();
  const { id } = await ana.made();
  const entry = (index: number, length: number) => ({
    ...testResume().experience[0],
    id: `e${index}`,
    description: [{ type: 'paragraph', spans: [{ text: 'x'.repeat(length) }] }],
  });
  const sized = (length: number) => ({
    ...testResume(),
    experience: [...Array.from({ length: 12 }, (_, index) => entry(index, 7900)), entry(99, length)],
  });
  const missing = 100 * 1024 - JSON.stringify(sized(1)).length + 1;
  expect(await ana.save(id, 1, sized(missing))).toMatchObject({ status: 200 });
  expect(await ana.save(id, 2, sized(missing + 1))).toMatchObject({ status: 413 });
});
