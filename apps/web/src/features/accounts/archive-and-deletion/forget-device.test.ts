// oxlint-disable-next-line import/no-unassigned-import
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, it } from 'vitest';
import { copyKey } from '../../../lib/early-form/early-fields.ts';
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
