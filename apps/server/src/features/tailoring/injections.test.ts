import type { Resume } from '@lauda/domain/resume/resume';
import { normaliseResume } from '@lauda/domain/resume/schema';
import { passagesOf } from '@lauda/domain/tailoring/passages';
import { type ModelServer, startModelServer } from '@lauda/stand-ins/model/model-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestUser } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { type Entrance, INJECTION_ATTEMPTS } from '../../testing/hostile/injection-attempts.data.ts';
import { modelSettings } from '../../testing/model.ts';
import { resumeClient } from '../../testing/clients/resumes.ts';
import { AD, storedTexts, TAILORED_RESUME, tailoringClient } from '../../testing/clients/tailoring.ts';

let model: ModelServer;
let test: TestApp;
beforeAll(async () => {
  model = await startModelServer();
  test = await createTestApp({ env: modelSettings(model) });
});
afterAll(async () => {
  await test.close();
  await model.close();
});

/** From another user's resume: it must never reach the model for Ana's request, nor Ana's answer. */
const OTHERS_CANARY = 'QUETZAL-7741-CANARY';
/** Personal data that is replaced by placeholders before sending. */
const PROTECTED = [
  'Marisol',
  'Castanheira',
  'marisol.c@canary.example',
  '96666-4321',
  'Itapira',
  'marisol.canary',
];

/** A resume and a job ad with the attacker's text at one entry point. */
function planted(entrance: Entrance, text: string): { resume: Resume; ad: string } {
  const base = TAILORED_RESUME;
  const [job, ...jobs] = base.experience;
  const [school] = base.education;
  const changes: Record<Entrance, object> = {
    ad: {},
    summary: { personalInfo: { ...base.personalInfo, summary: `Marisol Castanheira here. ${text}` } },
    description: { experience: [{ ...job, description: `• Planned deliveries\n${text}` }, ...jobs] },
    skill: { skills: [...base.skills, { id: 's9', name: text, skillLevelId: 'expert', group: '' }] },
    company: { experience: [{ ...job, company: text }, ...jobs] },
    school: { education: [{ ...school, school: text }] },
    fileName: { title: text },
  };
  return {
    resume: normaliseResume({ ...base, ...changes[entrance] }, { language: 'en-US' }),
    ad: entrance === 'ad' ? `${AD}\n${text}` : AD,
  };
}

async function person(resume: Resume) {
  const user = await createTestUser(test.database);
  const { id } = await resumeClient(test.app, user).made(resume);
  return { userId: user.userId, id, wizard: tailoringClient(test.app, user) };
}

it('[AI-05] withstands 100 attempts of a model that obeys whoever wrote to it', async () => {
  expect(INJECTION_ATTEMPTS).toHaveLength(100);
  expect(new Set(INJECTION_ATTEMPTS.map(({ text }) => text)).size).toBe(100);
  const bruno = await person({ ...TAILORED_RESUME, title: OTHERS_CANARY });
  const brunos = await storedTexts(test.database, bruno.userId);
  const counts = { attempts: 0, suggestions: 0, marked: 0, changed: 0, leaked: 0 };

  for (const { entrance, text } of INJECTION_ATTEMPTS) {
    const { resume, ad } = planted(entrance, text);
    const { wizard, id, userId } = await person(resume);
    const before = await storedTexts(test.database, userId);
    const asked = model.calls.length;
    // First with the stand-in's own obedient answer, then with the answer an attacker would want.
    model.mode = 'injected';
    const obeyed = await wizard.suggest(id, ad);
    model.mode = 'honest';
    model.answers['tailoring'] = () => ({
      suggestions: [
        ...[
          'p1',
          'p2',
          'p3',
          'p4',
          'p5',
          'p999',
          '__proto__',
          'personalInfo/email',
          'experience/job-1/company',
        ].map((passage) => ({ passage, text, why: text })),
        { passage: 'p1', text: `${text} ${OTHERS_CANARY}`, why: OTHERS_CANARY, decision: 'accepted' },
      ],
      save: true,
    });
    const dictated = await wizard.suggest(id, ad);
    delete model.answers['tailoring'];

    const after = await storedTexts(test.database, userId);
    expect(after, text).toEqual(before);
    if (JSON.stringify(after) !== JSON.stringify(before)) counts.changed += 1;
    const paths = new Map(passagesOf(resume).map((passage) => [passage.path, passage.text]));
    const suggestions = [obeyed, dictated].flatMap(({ data }) => data?.suggestions ?? []);
    for (const suggestion of suggestions) {
      expect(paths.get(suggestion.path), text).toBe(suggestion.before);
      const shown = suggestion.after + suggestion.explanation;
      // oxlint-disable-next-line no-misleading-character-class -- what nobody sees
      expect(shown).not.toMatch(
        /evil\.example|<script|<img|<svg|javascript:|[\u200b\u202e]|[\u{e0000}-\u{e007f}]/u,
      );
      counts.suggestions += 1;
      if (suggestion.claims.length > 0) counts.marked += 1;
    }
    const sent = model.calls.slice(asked).map(({ body }) => body);
    expect(sent, text).toHaveLength(2);
    const said = JSON.stringify(suggestions);
    for (const secret of [OTHERS_CANARY, ...PROTECTED])
      if (sent.some((body) => body.includes(secret))) counts.leaked += 1;
    if (said.includes(OTHERS_CANARY)) counts.leaked += 1;
    expect(counts, text).toMatchObject({ changed: 0, leaked: 0 });
    counts.attempts += 1;
  }

  expect(await storedTexts(test.database, bruno.userId)).toEqual(brunos);
  expect(counts.attempts).toBe(100);
  process.stdout.write(`injections: ${JSON.stringify(counts)}\n`);
}, 120_000);
