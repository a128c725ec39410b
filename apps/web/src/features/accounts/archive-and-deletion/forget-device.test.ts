// oxlint-disable-next-line import/no-unassigned-import
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, it, vi } from 'vitest';
import { copyKey } from '../../../lib/early-form/early-fields.ts';
import { fakeCaches } from '../../../testing/caches.ts';
import { forgetOnDevice } from './forget-device.ts';

it('takes away what is somebody’s own in every database, and leaves the rest', async () => {
  const drafts = await openDB('lauda-drafts', 1, {
    upgrade: (db) => {
      db.createObjectStore('drafts', { keyPath: 'draftId' });
      db.createObjectStore('current');
    },
  });
  const strange = await openDB('other-app', 1, { upgrade: (db) => void db.createObjectStore('things') });
  await drafts.put('drafts', { draftId: '1', ownerId: 'ana' });
  await drafts.put('drafts', { draftId: '2', ownerId: 'bruno' });
  await drafts.put('drafts', { draftId: '3', ownerId: 'ana' });
  await drafts.put('current', '1', 'ana');
  await drafts.put('current', '2', 'bruno');
  await strange.put('things', 'theirs', 'ana');

  localStorage.setItem(copyKey('ana'), '{}');
  localStorage.setItem(copyKey('bruno'), '{}');

  await forgetOnDevice('ana');
  expect(Object.keys(localStorage)).toEqual([copyKey('bruno')]);
  expect(await drafts.getAllKeys('drafts')).toEqual(['2']);
  expect(await drafts.getAllKeys('current')).toEqual(['bruno']);
  expect(await strange.getAllKeys('things')).toEqual(['ana']);
});

it('takes away the backup copies of somebody’s own rows', async () => {
  const { caches, stores } = fakeCaches('http://localhost');
  vi.stubGlobal('caches', caches);
  const copy = async (name: string, id: string, row: object) =>
    (await caches.open(name)).put(`/${id}`, Response.json({ id, row }));
  await copy('backup-lauda-drafts', '1', { ownerId: 'ana' });
  await copy('backup-lauda-drafts', '2', { ownerId: 'bruno' });
  await copy('backup-lauda-tailoring', 'ana', { ad: 'hers' });
  await copy('other-app', 'ana', { ownerId: 'ana' });
  await forgetOnDevice('ana');
  vi.unstubAllGlobals();
  const left = [...stores].flatMap(([name, copies]) => [...copies.keys()].map((url) => `${name} ${url}`));
  expect(left).toEqual(['backup-lauda-drafts http://localhost/2', 'other-app http://localhost/ana']);
});
