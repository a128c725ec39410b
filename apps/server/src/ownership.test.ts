import { randomUUID } from 'node:crypto';
import { type Route, routeUrl, routes } from '@lauda/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plainPdf, RESUME_LINES } from '@lauda/importer/testing/files';
import { createTestUser, type TestUser } from './testing/accounts.ts';
import { createTestApp, type TestApp } from './testing/app.ts';
import { addDeadJob } from './testing/queue/dead-jobs.ts';
import { importClient } from './testing/clients/imports.ts';
import { applicationClient, testApplication } from './testing/clients/applications.ts';
import { letterClient, openLetters, testLetter } from './testing/clients/letters.ts';
import { paintedPicture, twoHalves } from './testing/pictures.ts';
import { resumeClient, testResume } from './testing/clients/resumes.ts';
import { TEST_REASON } from './testing/clients/staff.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

type Params = Record<string, string>;

async function addSecondFactor({ userId }: TestUser, routeName: string): Promise<Params> {
  // A factor can be removed only when it is confirmed, and confirmed only when it is not.
  const confirmed_at = routeName === 'removeSecondFactor' ? new Date() : null;
  const row = await test.database.auth.db
    .insertInto('second_factor')
    .values({ user_id: userId, kind: 'phone', friendly_name: 'Phone', phone: '+5511987654321', confirmed_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: row.id };
}

async function addPasskey({ userId }: TestUser): Promise<Params> {
  const row = await test.database.auth.db
    .insertInto('passkey')
    .values({
      user_id: userId,
      credential_id: randomUUID(),
      public_key: 'key',
      friendly_name: 'Key',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: row.id };
}

async function addMailing(): Promise<Params> {
  const row = await test.database.systemDb
    .insertInto('mailing')
    .values({ kind: 'tips', subject_en: 'Tips', body_en: 'Text', subject_pt: 'Dicas', body_pt: 'Texto' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: row.id };
}

async function addShareLink({ headers }: TestUser, resumeId: string): Promise<string> {
  const answer = await test.app.inject({
    method: 'POST',
    url: `/api/resume/${resumeId}/links`,
    headers,
    payload: {},
  });
  return answer.json<{ data: { id: string } }>().data.id;
}

/** For the routes under each path: creates a resource of the user and returns its parameters. */
const THINGS: Readonly<Record<string, (owner: TestUser, routeName: string) => Promise<Params>>> = {
  '/api/account/sessions/': async ({ sessionId }) => ({ id: sessionId }),
  '/api/account/second-factors/': addSecondFactor,
  '/api/account/passkeys/': addPasskey,
  '/api/admin/jobs/': () => addDeadJob(test.database),
  '/api/admin/mailings/': addMailing,
  '/api/admin/': async (owner) => {
    const { id: resumeId } = await resumeClient(test.app, owner).made();
    return { id: owner.userId, userId: owner.userId, resumeId };
  },
  '/api/profile/user/': async ({ userId }) => ({ userId }),
  '/api/plan/': async ({ userId }) => ({ userId }),
  '/api/resume/': async (owner) => {
    const { id } = await resumeClient(test.app, owner).made();
    return { id, linkId: await addShareLink(owner, id), userId: owner.userId, version: '1', format: 'txt' };
  },
  '/api/import/': async (owner) => {
    const pdf = plainPdf(RESUME_LINES);
    return { id: await importClient(test, owner).started(pdf) };
  },
  '/api/cover-letter/': async (owner) => {
    await openLetters(test.database);
    return { id: await letterClient(test.app, owner).made(), format: 'txt' };
  },
  '/api/application/': async (owner) => {
    const { id: resumeId } = await resumeClient(test.app, owner).made();
    const sent = { resumeId, version: 1 };
    return { id: await applicationClient(test.app, owner).made(testApplication({ sent })), format: 'txt' };
  },
  '/api/coach/': async (owner) => ({ resumeId: (await resumeClient(test.app, owner).made()).id }),
  '/api/photo/': async ({ headers }) => {
    const id = randomUUID();
    await test.app.inject({
      method: 'PUT',
      url: `/api/photo/${id}`,
      headers: { ...headers, 'content-type': 'image/png' },
      payload: await paintedPicture(4, 4, twoHalves).png(),
    });
    return { id };
  },
};

const NOT_IDS = new Set(['version', 'format']);

const BODIES: Readonly<Record<string, object>> = {
  confirmSecondFactor: { code: '123456' },
  renamePasskey: { friendlyName: 'Mine' },
  updateUser: { firstName: 'Ana' },
  updateSubscription: { change: 'readAgain' },
  cancelUserSubscription: { reason: null, details: '' },
  grantRole: { grantedRole: 'support', reason: TEST_REASON },
  createResume: { locale: 'en-US' },
  createShareLink: {},
  saveResume: testResume(),
  saveCoverLetter: testLetter(),
  saveApplication: testApplication(),
  askCoach: { id: randomUUID(), text: 'What is missing?', locale: 'en-US' },
  matchResume: { ad: 'x'.repeat(50) },
  suggestTailoring: { ad: 'x'.repeat(50) },
  createTailoredResume: { name: 'Copy', changes: [] },
  createVariant: {},
  createTwin: {},
  translateTwin: { passages: ['text:skills'] },
  decideTranslations: {
    baseVersion: 1,
    decisions: [{ id: '00000000-0000-4000-8000-000000000000', decision: 'rejected' }],
  },
  decideBaseUpdates: { baseVersion: 1, decisions: [{ passage: 'skills', decision: 'rejected' }] },
  undoBaseDecisions: { revision: 1 },
};

/** Parameters that identify a user's resource; the others identify something of the product. */
const OWNED = /:(?!(?:provider|name)\b)\w+/;
/** Routes where the caller chooses the id, which has no meaning outside their own account. */
const OF_OWN_MAKING = new Set(['putPhoto']);
/** Anyone with the secret may read; feed.test.ts covers unknown secrets. */
const OF_WHOEVER_KNOWS = new Set(['readCalendarFeed']);
const carriers = Object.entries(routes as Record<string, Route>).filter(
  ([name, { path }]) => OWNED.test(path) && !OF_OWN_MAKING.has(name) && !OF_WHOEVER_KNOWS.has(name),
);

async function call(name: string, route: Route, params: Params, { headers }: TestUser) {
  const body = BODIES[name];
  const answer = await test.app.inject({
    method: route.method,
    url: routeUrl(route, { params, query: { reason: TEST_REASON } }),
    headers: { ...headers, 'if-match': '"1"', 'idempotency-key': randomUUID() },
    ...(body === undefined ? {} : { payload: body }),
  });
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  const { error } = isJson ? answer.json<{ error?: { code: string; message: string } }>() : {};
  return { status: answer.statusCode, code: error?.code, message: error?.message };
}

it.each(carriers)(
  "[ROLE-04] %s answers 404 for what is somebody else's, as for what is not there",
  async (name, route) => {
    const make = Object.entries(THINGS).find(([path]) => route.path.startsWith(path))?.[1];
    if (!make) throw new Error(`${name} carries an id: say in THINGS what it names`);
    const [ana, bruno] = [await createTestUser(test.database), await createTestUser(test.database)];
    const params = await make(ana, name);
    const unknown = Object.fromEntries(
      Object.entries(params).map(([key, value]) => [key, NOT_IDS.has(key) ? value : randomUUID()]),
    );
    const refused = await call(name, route, params, bruno);
    expect(refused).toEqual({ status: 404, code: 'NOT_FOUND', message: expect.any(String) });
    expect(await call(name, route, unknown, bruno)).toEqual(refused);
    // The call itself is valid: for the owner, or for staff entitled to read, the answer is not NOT_FOUND.
    const isForStaff = route.policy.actor === 'staff';
    const admin = { staffRole: 'admin', isSecondFactorVerified: true };
    const entitled = isForStaff ? await createTestUser(test.database, admin) : ana;
    expect((await call(name, route, params, entitled)).status).not.toBe(404);
  },
);
