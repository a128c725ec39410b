import { randomUUID } from 'node:crypto';
import type { StoredResume } from '@lauda/contract';
import type { TranslationProposal } from '@lauda/contract/resumes/twins';
import type { Resume } from '@lauda/domain/resume/resume';
import { richTextFromPlain } from '@lauda/domain/resume/rich-text';
import { twinTexts } from '@lauda/domain/twins/texts';
import { type ModelMode, type ModelServer, startModelServer } from '@lauda/stand-ins/model/model-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestUser } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { modelSettings } from '../../testing/model.ts';
import { subscribe } from '../../testing/billing/plans.ts';
import { resumeClient, testResume } from '../../testing/clients/resumes.ts';
import { twinClient } from '../../testing/clients/twins.ts';
import { variantClient } from '../../testing/clients/variants.ts';

let model: ModelServer;
let test: TestApp;
beforeAll(async () => {
  model = await startModelServer();
  test = await createTestApp({ env: modelSettings(model) });
});
afterEach(() => {
  model.mode = 'honest';
});
afterAll(async () => {
  await test.close();
  await model.close();
});

const SOURCE = testResume({
  experience: [
    {
      id: 'e1',
      company: 'Aurora',
      position: 'Data Engineer',
      location: '',
      startDate: '2020-01',
      endDate: '',
      current: true,
      description: richTextFromPlain(
        '• Led a team of 6 people at Aurora\n• Cut the nightly run from 6 to 2 hours',
      ),
    },
  ],
});
const DESCRIPTION = 'text:experience/e1/description';

async function newPair() {
  const user = await createTestUser(test.database);
  await subscribe(test.database, user, {});
  const [resumes, twins, variants] = [
    resumeClient(test.app, user),
    twinClient(test.app, user),
    variantClient(test.app, user),
  ];
  const { data } = await resumes.create({ locale: 'en-US', resume: SOURCE });
  const { id: sourceId } = data as { id: string };
  const twinId = await twins.made(sourceId);
  const read = async (id: string) => (await resumes.get(id)).data as StoredResume;
  return {
    user,
    resumes,
    twins,
    variants,
    sourceId,
    twinId,
    read,
    texts: async () => {
      const { snapshot, base } = await variants.getBase(twinId);
      return twinTexts(snapshot, (await read(twinId)).resume, base);
    },
    edit: async (id: string, change: (resume: Resume) => Resume) => {
      const { version, resume } = await read(id);
      expect(await resumes.save(id, version, change(resume))).toMatchObject({ status: 200 });
    },
    translated: async (passage: string, mode: ModelMode = 'honest'): Promise<TranslationProposal> => {
      model.mode = mode;
      const answer = await twins.translate(twinId, [passage]);
      expect(answer).toMatchObject({ status: 200 });
      const [proposal] = (answer.data as { proposals: TranslationProposal[] }).proposals;
      if (proposal === undefined) throw new Error('Nothing was proposed');
      return proposal;
    },
  };
}

describe('a new twin', () => {
  it('[VAR-05] is a resume in the other language whose words wait, and says so in the list', async () => {
    const { twinId, sourceId, read, texts, variants } = await newPair();
    const { resume } = await read(twinId);
    expect(resume).toMatchObject({ language: 'pt-BR', title: 'My resume (português)' });
    expect(resume.experience).toMatchObject([{ company: 'Aurora', position: '', startDate: '2020-01' }]);
    const open = await texts();
    expect(open.every(({ state }) => state === 'untranslated')).toBe(true);
    expect(await variants.listed()).toMatchObject([
      { id: twinId, baseId: sourceId, kind: 'twin', openUpdates: open.length },
    ]);
  });

  it('is made once, however often it is asked for, and has no twin of its own', async () => {
    const { twins, sourceId, twinId } = await newPair();
    expect((await twins.create(sourceId)).error?.code).toBe('CONFLICT');
    expect((await twins.create(twinId)).error?.code).toBe('CONFLICT');
    const other = await newPair();
    await other.resumes.call('DELETE', other.twinId);
    const operation = randomUUID();
    const first = await other.twins.create(other.sourceId, operation);
    expect(first.status).toBe(200);
    const again = await other.twins.create(other.sourceId, operation);
    expect((again.data as { id: string }).id).toBe((first.data as { id: string }).id);
  });

  it('[VAR-06] gets the facts of its source by decisions that leave its words alone', async () => {
    const { variants, twinId, sourceId, edit, read, texts } = await newPair();
    await edit(twinId, (resume) => ({
      ...resume,
      experience: resume.experience.map((entry) => ({ ...entry, position: 'Engenheira de dados' })),
    }));
    await edit(sourceId, (resume) => ({
      ...resume,
      experience: resume.experience.map((entry) => ({ ...entry, startDate: '2019-05', position: 'Lead' })),
    }));
    const { baseVersion } = await variants.getBase(twinId);
    const answer = await variants.decide(twinId, baseVersion, ['experience/e1', 'accepted']);
    expect(answer.status).toBe(200);
    const { snapshot } = await variants.getBase(twinId);
    expect(snapshot.experience).toMatchObject([{ startDate: '2019-05', position: '' }]);
    expect((await read(twinId)).resume.experience[0]?.position).toBe('Engenheira de dados');
    expect((await texts()).find(({ key }) => key === 'text:experience/e1')?.state).toBe('unchecked');
  });
});

describe('a translation', () => {
  it('[VAR-05] [PRP-01] is proposed by the model, waits under the account, and is in step once accepted', async () => {
    const { twins, variants, twinId, translated, texts } = await newPair();
    const proposal = await translated(DESCRIPTION);
    expect(proposal).toMatchObject({
      passage: DESCRIPTION,
      claims: [],
      fields: [
        {
          path: ['experience', 'e1', 'description'],
          text: '• Liderei uma equipe de 6 pessoas na Aurora\n• Reduzi a carga noturna de 6 para 2 horas',
        },
      ],
    });
    expect(await twins.open(twinId)).toEqual([proposal]);
    const { baseVersion } = await variants.getBase(twinId);
    const answer = await twins.decide(twinId, baseVersion, { id: proposal.id, decision: 'accepted' });
    expect(answer.status).toBe(200);
    expect(await twins.open(twinId)).toEqual([]);
    const text = (await texts()).find(({ key }) => key === DESCRIPTION);
    expect(text?.fields[0]?.before).toBe(text?.fields[0]?.source);
    const { revision } = answer.data as { revision: number };
    expect((await variants.undo(twinId, revision)).status).toBe(200);
    expect(await twins.open(twinId)).toEqual([proposal]);
    expect((await texts()).find(({ key }) => key === DESCRIPTION)?.state).toBe('untranslated');
  });

  it.each([
    ['drops', 'number'],
    ['renames', 'name'],
    ['fabricate', 'number'],
  ] as const)(
    '[VAR-06] [PRP-04] with a fault (%s) carries a claim (%s) that blocks its acceptance',
    async (mode, kind) => {
      const { twins, variants, twinId, translated } = await newPair();
      const { id, claims } = await translated(DESCRIPTION, mode);
      expect(claims.map((claim) => claim.kind)).toContain(kind);
      const { baseVersion } = await variants.getBase(twinId);
      const accept = (confirmed: number[]) =>
        twins.decide(twinId, baseVersion, { id, decision: 'accepted', confirmed });
      expect((await accept([])).error?.code).toBe('CLAIMS_OPEN');
      expect((await accept(claims.slice(1).map((_, index) => index))).error?.code).toBe('CLAIMS_OPEN');
      expect(await twins.open(twinId)).toHaveLength(1);
      expect((await accept(claims.map((_, index) => index))).status).toBe(200);
    },
  );

  it('that the person goes on editing, or rejects, leaves the passage open until they say that it is in step', async () => {
    const { twins, variants, twinId, translated, texts } = await newPair();
    const { baseVersion } = await variants.getBase(twinId);
    const state = async () => (await texts()).find(({ key }) => key === DESCRIPTION);
    const rejected = await translated(DESCRIPTION, 'drops');
    await twins.decide(twinId, baseVersion, { id: rejected.id, decision: 'rejected' });
    expect((await state())?.fields[0]?.before).toBe('');
    const edited = await translated(DESCRIPTION, 'drops');
    expect((await twins.decide(twinId, baseVersion, { id: edited.id, decision: 'edited' })).status).toBe(200);
    expect((await state())?.fields[0]?.before).toBe('');
    expect(await twins.open(twinId)).toEqual([]);
    await variants.decide(twinId, baseVersion, [DESCRIPTION, 'accepted']);
    expect((await state())?.fields[0]?.before).not.toBe('');
  });

  it('of a source that was saved since is not accepted unseen', async () => {
    const { twins, variants, twinId, sourceId, edit, translated } = await newPair();
    const { id } = await translated(DESCRIPTION);
    const { baseVersion } = await variants.getBase(twinId);
    await edit(sourceId, (resume) => ({ ...resume, title: 'Another' }));
    const answer = await twins.decide(twinId, baseVersion, { id, decision: 'accepted' });
    expect(answer.error?.code).toBe('BASE_STALE');
  });

  it('costs nothing when no use can be made of it, and asks for nothing where there is nothing', async () => {
    const { twins, twinId } = await newPair();
    model.mode = 'misshapen';
    expect((await twins.translate(twinId, [DESCRIPTION])).error?.code).toBe('AI_FAILED');
    const before = model.calls.length;
    expect(await twins.translate(twinId, ['text:nothing'])).toMatchObject({
      status: 200,
      data: { proposals: [] },
    });
    expect(model.calls).toHaveLength(before);
    expect(await twins.open(twinId)).toEqual([]);
  });

  it('gives the model no name, address or number of the person', async () => {
    const { twins, twinId, sourceId, edit } = await newPair();
    await edit(sourceId, (resume) => ({
      ...resume,
      personalInfo: { ...resume.personalInfo, summary: richTextFromPlain('Ana Lima, ana@lauda.example') },
    }));
    const before = model.calls.length;
    const answer = await twins.translate(twinId, ['text:personalInfo/summary']);
    expect(JSON.stringify(answer.data)).toContain('ana@lauda.example');
    const sent = model.calls
      .slice(before)
      .map(({ body }) => body)
      .join('');
    expect(sent).not.toBe('');
    expect(sent).not.toContain('ana@lauda.example');
  });

  it('for a variant or a resume without a source is refused', async () => {
    const { twins, variants, sourceId } = await newPair();
    expect((await twins.translate(sourceId, [DESCRIPTION])).error?.code).toBe('CONFLICT');
    const variantId = await variants.made(sourceId, 'Aurora');
    expect((await twins.translate(variantId, [DESCRIPTION])).error?.code).toBe('CONFLICT');
  });
});
