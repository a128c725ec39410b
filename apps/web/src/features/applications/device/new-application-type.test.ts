// oxlint-disable-next-line import/no-unassigned-import
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, expect, it } from 'vitest';
import { ANA } from '../../../testing/people.ts';
import { createNewApplications, EMPTY_NEW_APPLICATION } from './new-application-type.ts';

let open: ReturnType<typeof createNewApplications>[] = [];
const openPage = () => {
  const page = createNewApplications();
  open.push(page);
  return page;
};
afterEach(async () => {
  const [page] = open;
  await page?.forget(ANA.id);
  for (const each of open) each.close();
  open = [];
});

async function typed(source: 'own' | 'shared', company: string): Promise<void> {
  const draft = openPage().of(ANA.id, source);
  await draft.open();
  draft.change((now) => ({ ...now, company }));
  await draft.settled();
}

async function found(source: 'own' | 'shared') {
  const draft = openPage().of(ANA.id, source);
  await draft.open();
  return draft.getState();
}

it('[JOB-04] what was typed into a new application is there for the next page, apart from what was shared', async () => {
  await typed('own', 'Globex');
  await typed('shared', 'Initech');
  expect(await found('own')).toEqual({ ...EMPTY_NEW_APPLICATION, company: 'Globex' });
  expect(await found('shared')).toMatchObject({ company: 'Initech' });
});

it('[JOB-04] nothing of it is left by signing out; rows name their owner, by whom a deleted account is forgotten', async () => {
  await typed('own', 'Globex');
  const database = await openDB('lauda-new-application');
  expect(await database.getAll('drafts')).toEqual([expect.objectContaining({ ownerId: ANA.id })]);
  database.close();
  await openPage().forget(ANA.id);
  expect(await found('own')).toEqual(EMPTY_NEW_APPLICATION);
});
