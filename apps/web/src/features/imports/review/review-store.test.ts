// oxlint-disable-next-line import/no-unassigned-import -- it puts itself in place of the browser's
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { EMPTY_REVIEW, withEdit } from './review-state.ts';
import { createReviewStore } from './review-store.ts';

it('reviews are kept for their owner, and go with their file or when the owner leaves', async () => {
  const store = createReviewStore();
  const state = withEdit(EMPTY_REVIEW, 'personalInfo/firstName', 'Wyatt');
  await store.put({ importId: 'one', ownerId: 'ana', state });
  await store.put({ importId: 'two', ownerId: 'ana', state });
  // As after a reload.
  const later = createReviewStore();
  expect(await later.find('ana', 'one')).toEqual(state);
  expect(await later.find('bruno', 'one')).toBeNull();
  await later.keepOnly('ana', ['two']);
  expect([await later.find('ana', 'one'), await later.find('ana', 'two')]).toEqual([null, state]);
  await later.keepOnly('bruno', ['two']);
  expect(await later.find('ana', 'two')).toBeNull();
  await store.put({ importId: 'three', ownerId: 'ana', state });
  await store.forget();
  expect(await store.find('ana', 'three')).toBeNull();
});
