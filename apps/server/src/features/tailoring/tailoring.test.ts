import { randomUUID } from 'node:crypto';
import type { TailoringChange } from '@lauda/contract/resumes/tailoring';
import type { Resume } from '@lauda/domain/resume/resume';
import { passagesOf } from '@lauda/domain/tailoring/passages';
import { type ModelServer, startModelServer } from '@lauda/stand-ins/model/model-server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestUser } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { modelSettings } from '../../testing/model.ts';
import { resumeClient, testResume } from '../../testing/clients/resumes.ts';
import { AD, storedTexts, TAILORED_RESUME, tailoringClient } from '../../testing/clients/tailoring.ts';

let model: ModelServer;
let test: TestApp;
let withoutModel: TestApp;
beforeAll(async () => {
  model = await startModelServer();
  test = await createTestApp({ env: { ...modelSettings(model), AI_TIMEOUT_SECONDS: 5 } });
  withoutModel = await createTestApp();
});
afterAll(async () => {
  await test.close();
  await withoutModel.close();
  await model.close();
});
afterEach(() => {
  model.mode = 'honest';
});

async function newPerson(resume: Resume = TAILORED_RESUME, app = test) {
  const user = await createTestUser(app.database);
  const resumes = resumeClient(app.app, user);
  const { id } = await resumes.made(resume);
  return { ...user, id, resumes, wizard: tailoringClient(app.app, user) };
}

const textAt = (path: string, resume = TAILORED_RESUME): string =>
  passagesOf(resume).find((passage) => passage.path === path)?.text ?? '';

const change = (path: string, after: string, more: Partial<TailoringChange> = {}): TailoringChange => ({
  path,
  before: textAt(path),
  after,
  ...more,
});

const SUMMARY = 'personalInfo/summary';
const JOB = 'experience/job-1/description';
const better = change(SUMMARY, 'Builds reports in SQL. Keeps warehouses running.');

describe('[TAI-04] the match score', () => {
  it('is computed without a model, explains itself, and is the same for the same texts', async () => {
    const ana = await newPerson(TAILORED_RESUME, withoutModel);
    const first = await ana.wizard.match(ana.id);
    expect(first).toMatchObject({ status: 200, data: { hasSuggestions: false, tailored: null } });
    const { score, requirements, missingSkills } = first.data.original;
    expect(score).toBeGreaterThan(0);
    expect(score).toBeLessThan(100);
    const sql = requirements.find(({ text }) => text.includes('SQL and Excel'));
    expect(sql).toMatchObject({ status: 'met', proof: { path: JOB } });
    expect(textAt(JOB)).toContain(sql?.proof?.sentence);
    expect(requirements.find(({ text }) => text.includes('Python'))).toMatchObject({
      kind: 'must',
      status: 'missing',
      proof: null,
    });
    expect(missingSkills.map(({ name }) => name)).toContain('Python');
    expect((await ana.wizard.match(ana.id)).data).toEqual(first.data);
    const bruno = await newPerson(TAILORED_RESUME, withoutModel);
    expect((await bruno.wizard.match(bruno.id)).data.original).toEqual(first.data.original);
  });

  it('is computed anew with the accepted changes, and the original keeps its own', async () => {
    const ana = await newPerson();
    const before = (await ana.wizard.match(ana.id)).data.original;
    const skills = change('skills', 'Customer care\nSQL\nPython', { levels: { Python: 'intermediate' } });
    const { data } = await ana.wizard.match(ana.id, AD, [skills]);
    expect(data.original).toEqual(before);
    expect(data.tailored?.score).toBeGreaterThan(before.score);
  });
});

describe('an analysis', () => {
  it('needs 50 characters of an ad, and no more than are read', async () => {
    const { wizard, id } = await newPerson();
    expect(await wizard.match(id, ` ${'x'.repeat(49)} `)).toMatchObject({ status: 400 });
    expect(await wizard.match(id, 'x'.repeat(20_001))).toMatchObject({ status: 400 });
    expect(await wizard.match(id, 'x'.repeat(50))).toMatchObject({ status: 200 });
  });

  it.each([
    ['no-first-name', { firstName: ' ' }, {}],
    ['no-last-name', { lastName: '' }, {}],
    ['no-content', {}, { experience: [], education: [], skills: [] }],
  ])('says of a resume: %s', async (reason, person, lists) => {
    const resume = testResume({
      personalInfo: { ...TAILORED_RESUME.personalInfo, ...person },
      ...lists,
    });
    const { wizard, id } = await newPerson(resume);
    const refused = { status: 422, code: 'TAILORING_REFUSED', refusal: { reason, path: null } };
    expect(await wizard.match(id)).toMatchObject(refused);
    expect(await wizard.suggest(id)).toMatchObject(refused);
    expect(await wizard.save(id, { name: 'Copy', changes: [better] })).toMatchObject(refused);
  });

  it("is never of somebody else's resume", async () => {
    const [ana, bruno] = [await newPerson(), await newPerson()];
    const calls = model.calls.length;
    expect(await bruno.wizard.match(ana.id)).toMatchObject({ status: 404 });
    expect(await bruno.wizard.suggest(ana.id)).toMatchObject({ status: 404 });
    expect(await bruno.wizard.save(ana.id, { name: 'Mine', changes: [better] })).toMatchObject({
      status: 404,
    });
    expect(model.calls).toHaveLength(calls);
  });
});

describe('[TAI-02] suggestions', () => {
  it('come for passages of all four sections, with original, text and reason, and claim nothing when honest', async () => {
    const { wizard, id } = await newPerson({
      ...TAILORED_RESUME,
      education: TAILORED_RESUME.education.map((school) => ({
        ...school,
        description: [{ type: 'paragraph', spans: [{ text: 'Thesis on delivery routes' }] }],
      })),
    });
    const { status, data } = await wizard.suggest(id);
    expect(status).toBe(200);
    expect(new Set(data.suggestions.map(({ section }) => section))).toEqual(
      new Set(['summary', 'experience', 'skills', 'education']),
    );
    for (const suggestion of data.suggestions) {
      expect(suggestion.after).not.toBe(suggestion.before);
      expect(suggestion.explanation).toMatch(/ad asks for/);
      expect(suggestion.claims).toEqual([]);
    }
  });

  it('carry what a model invents as claims, and such a text is not saved before it is vouched for', async () => {
    const ana = await newPerson();
    model.mode = 'fabricate';
    const { data } = await ana.wizard.suggest(ana.id);
    const invented = data.suggestions.find(({ path }) => path === JOB);
    const claims = invented?.claims.map(({ text }) => text) ?? [];
    expect(claims.join(' ')).toMatch(/47/);
    expect(claims.join(' ')).toMatch(/Kubernetes/);
    const after = invented?.after ?? '';
    const taken = (confirmed: string[]) => change(JOB, after, { suggested: after, confirmed });
    for (const confirmed of [[], claims.slice(1)])
      expect(await ana.wizard.save(ana.id, { name: 'Copy', changes: [taken(confirmed)] })).toMatchObject({
        status: 422,
        refusal: { reason: 'unconfirmed', path: JOB },
      });
    expect(await ana.wizard.save(ana.id, { name: 'Copy', changes: [taken(claims)] })).toMatchObject({
      status: 200,
    });
  });

  it('that cannot be read are a failure that is not counted; without a model they are refused', async () => {
    const { wizard, id } = await newPerson();
    for (const mode of ['broken', 'misshapen'] as const) {
      model.mode = mode;
      expect(await wizard.suggest(id)).toMatchObject({ status: 502, code: 'AI_FAILED' });
    }
    model.mode = 'honest';
    for (let tries = 0; tries < 3; tries += 1)
      expect(await wizard.suggest(id)).toMatchObject({ status: 200 });
    expect(await wizard.suggest(id)).toMatchObject({ status: 403, code: 'AI_LIMIT_REACHED' });
    const bruno = await newPerson(TAILORED_RESUME, withoutModel);
    expect(await bruno.wizard.suggest(bruno.id)).toMatchObject({ code: 'AI_OFF' });
  });

  it('stop upstream when the asker goes away', async () => {
    const ana = await newPerson();
    model.mode = 'slow';
    const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const leaving = new AbortController();
    const asked = fetch(`${address}/api/resume/${ana.id}/tailoring/suggestions`, {
      method: 'POST',
      headers: { ...ana.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ ad: AD }),
      signal: leaving.signal,
    }).catch(() => null);
    await vi.waitFor(() => expect(model.calls.at(-1)?.mode).toBe('slow'));
    leaving.abort();
    await asked;
    await vi.waitFor(() => expect(model.calls.at(-1)?.wasAborted).toBe(true));
  });

  it('never carry addresses, markup, unseen characters or places that do not exist', async () => {
    const { wizard, id } = await newPerson();
    model.answers['tailoring'] = () => ({
      suggestions: [
        { passage: 'p1', text: 'See https://evil.example/steal for more.', why: 'x' },
        { passage: 'p2', text: '• Planned <b>deliveries</b>', why: 'x' },
        { passage: 'personalInfo/email', text: 'evil@evil.example', why: 'x' },
        { passage: '__proto__', text: 'x', why: 'x' },
        { passage: 'p4', text: 'SQL\u200b\u{e0041}\nCustomer care', why: 'Visit www.evil.example' },
        { passage: 'p4', text: 'Twice', why: '' },
        { passage: 'p5', text: '', why: 'x' },
      ],
    });
    const { data } = await wizard.suggest(id);
    delete model.answers['tailoring'];
    expect(data.suggestions).toEqual([
      {
        path: 'skills',
        section: 'skills',
        before: 'Customer care\nSQL',
        after: 'SQL\nCustomer care',
        explanation: '',
        claims: [],
      },
    ]);
  });
});

describe('[TAI-03] saving', () => {
  it('makes a new resume and leaves the original as it is, byte for byte', async () => {
    const ana = await newPerson();
    const before = await storedTexts(test.database, ana.userId);
    const changes = [
      better,
      change(JOB, '• Built weekly reports in SQL and Excel\n• Planned deliveries for 12 warehouses'),
      change('skills', 'SQL\nCustomer care\nPython', { levels: { Python: 'beginner' } }),
    ];
    const saved = await ana.wizard.save(ana.id, { name: '  Harbor, analyst ', changes });
    expect(saved).toMatchObject({ status: 200, data: { version: 1 } });
    expect(saved.data.id).not.toBe(ana.id);
    const after = await storedTexts(test.database, ana.userId);
    expect(after.filter(({ resume_id }) => resume_id === ana.id)).toEqual(before);
    expect(after).toHaveLength(before.length + 1);
    const { data } = (await ana.resumes.get(saved.data.id)) as { data: { resume: Resume } };
    expect(data.resume.title).toBe('Harbor, analyst');
    const { title: _title, ...rest } = TAILORED_RESUME;
    expect(data.resume).toMatchObject({
      ...rest,
      personalInfo: { ...rest.personalInfo, summary: expect.anything() },
      experience: expect.anything(),
      skills: [
        TAILORED_RESUME.skills[1],
        TAILORED_RESUME.skills[0],
        { id: 'tailored-1', name: 'Python', skillLevelId: 'beginner', group: '' },
      ],
    });
    for (const { path, after: text } of changes) expect(textAt(path, data.resume)).toBe(text);
    expect(textAt('experience/job-2/description', data.resume)).toBe('• Counted stock for 3 shops');
  });

  it('happens once for one key', async () => {
    const ana = await newPerson();
    const key = randomUUID();
    const body = { name: 'Copy', changes: [better] };
    const answers = await Promise.all(Array.from({ length: 10 }, () => ana.wizard.save(ana.id, body, key)));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect((await ana.resumes.list()).data).toHaveLength(2);
  });

  it.each(['', '   ', '…', 'two\nlines', 'x'.repeat(121)])('refuses the name %j', async (name) => {
    const ana = await newPerson();
    expect(await ana.wizard.save(ana.id, { name, changes: [better] })).toMatchObject({
      status: 400,
      code: 'RESUME_NAME_INVALID',
    });
    expect((await ana.resumes.list()).data).toHaveLength(1);
  });

  it.each([
    ['nothing-accepted', []],
    ['nothing-accepted', [change(SUMMARY, textAt(SUMMARY))]],
    ['unknown-place', [{ path: 'personalInfo/email', before: 'marisol.c@canary.example', after: 'x' }]],
    ['unknown-place', [{ path: 'experience/job-9/description', before: '', after: 'x' }]],
    ['unknown-place', [{ path: '__proto__/polluted', before: '', after: 'x' }]],
    ['unknown-place', [{ path: 'experience/job-1/company', before: 'Harbor Freight', after: 'x' }]],
    ['changed-since', [{ path: SUMMARY, before: 'Something else.', after: 'x' }]],
    ['named-twice', [better, { ...better, after: 'Other' }]],
    ['not-allowed', [change(SUMMARY, 'x'.repeat(8_001))]],
  ] as [string, TailoringChange[]][])('refuses: %s', async (reason, changes) => {
    const ana = await newPerson();
    expect(await ana.wizard.save(ana.id, { name: 'Copy', changes })).toMatchObject({
      status: 422,
      refusal: { reason },
    });
    expect((await ana.resumes.list()).data).toHaveLength(1);
  });

  it('keeps to the limit of the free plan', async () => {
    const ana = await newPerson();
    await ana.resumes.made();
    await ana.resumes.made();
    expect(await ana.wizard.save(ana.id, { name: 'Copy', changes: [better] })).toMatchObject({
      status: 403,
      code: 'RESUME_LIMIT_REACHED',
    });
  });
});
