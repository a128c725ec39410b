import type { ImportProposal } from '@lauda/contract/resumes/imports';
import { linkedInArchive, plainPdf, RESUME_LINES } from '@lauda/importer/testing/files';
import { type ModelServer, startModelServer } from '@lauda/stand-ins/model/model-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestUser, type TestUser } from '../../testing/accounts.ts';
import { startImportWorker } from '../../testing/workers/import-worker.ts';
import { createImportTest, importClient, type ImportTest } from '../../testing/clients/imports.ts';
import { modelSettings } from '../../testing/model.ts';

let model: ModelServer;
let test: ImportTest;
let worker: Awaited<ReturnType<typeof startImportWorker>>;
beforeAll(async () => {
  model = await startModelServer();
  test = await createImportTest({ env: modelSettings(model) });
  worker = await startImportWorker({ ...test.database, ...test });
});
afterAll(async () => {
  await worker.stop();
  await test.close();
  await model.close();
});

const fill = ({ headers }: TestUser, id: string) =>
  test.app.inject({ method: 'POST', url: `/api/import/${id}/fill`, headers });

it('[IMP-04] the model says where words belong, and what the file does not say is marked', async () => {
  const [ana, bruno] = [await createTestUser(test.database), await createTestUser(test.database)];
  const client = importClient(test, ana);
  const id = await client.started(linkedInArchive());
  // Without a model this is the complete result, and it is usable.
  const { reading } = await client.settled(id);
  expect(reading?.unplaced.map(({ text }) => text)).toEqual(['Industry: Tecnologia', 'old@example.com']);
  model.answers['import-fill'] = () => ({
    values: [
      { path: 'experience/0/description', value: 'Tecnologia', lines: [0] },
      { path: 'personalInfo/summary', value: 'Ganhou o Prêmio Turing', lines: [1, 77] },
      { path: 'personalInfo/firstName', value: 'Tecnologia', lines: [0] },
      { path: 'experience/0/company/__proto__', value: 'Tecnologia', lines: [] },
    ],
  });
  const answer = await fill(ana, id);
  const { proposals } = answer.json<{ data: { proposals: ImportProposal[] } }>().data;
  expect(proposals).toEqual([
    { path: 'experience/0/description', value: 'Tecnologia', lines: [0], isGrounded: true },
    { path: 'personalInfo/summary', value: 'Ganhou o Prêmio Turing', lines: [1], isGrounded: false },
  ]);
  const asked = model.calls.at(-1)?.body ?? '';
  expect(asked).toContain('Industry: Tecnologia');
  expect(asked).not.toMatch(/Jurema|jurema@example\.com/);
  expect((await fill(bruno, id)).statusCode).toBe(404);
}, 60_000);

it('[IMP-04] a model that is down, or none at all, leaves the import as it is', async () => {
  const ana = await createTestUser(test.database);
  const client = importClient(test, ana);
  const id = await client.started(plainPdf(RESUME_LINES));
  const before = await client.settled(id);
  model.mode = 'broken';
  expect((await fill(ana, id)).json()).toMatchObject({ error: { code: 'AI_FAILED' } });
  model.mode = 'honest';
  expect(await client.detail(id)).toEqual(before);

  const without = await createImportTest();
  const bia = await createTestUser(without.database);
  const other = await startImportWorker({ ...without.database, ...without });
  const own = importClient(without, bia);
  const plain = await own.started(plainPdf(RESUME_LINES));
  expect((await own.settled(plain)).status).toBe('ready');
  const refused = await without.app.inject({
    method: 'POST',
    url: `/api/import/${plain}/fill`,
    headers: bia.headers,
  });
  expect(refused.json()).toMatchObject({ error: { code: 'AI_OFF' } });
  await other.stop();
  await without.close();
}, 60_000);
