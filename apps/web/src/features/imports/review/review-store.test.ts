// oxlint-disable-next-line import/no-unassigned-import -- it puts itself in place of the browser's
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { EMPTY_REVIEW, withEdit } from './review-state.ts';
import { createReviewKeeper } from './review-keeper.ts';
import { createReviewStore } from './review-store.ts';

it('two tabs at one review are merged by field, whichever writes last', async () => {
  const open = async () => {
    const keeper = createReviewKeeper(createReviewStore(), 'ana', 'shared');
    await keeper.open();
    return keeper;
  };
  const [here, there] = [await open(), await open()];
  here.change((state) => withEdit(state, 'personalInfo/firstName', 'Ana'));
  here.change((state) => ({ ...state, removed: ['experience/0'] }));
  await here.settled();
  there.change((state) => withEdit(state, 'personalInfo/city', 'Belém'));
  there.change((state) => ({ ...state, removed: ['skills/1'] }));
  await there.settled();
  expect((await open()).get().state).toMatchObject({
    edits: { 'personalInfo/firstName': 'Ana', 'personalInfo/city': 'Belém' },
    removed: ['experience/0', 'skills/1'],
  });
  await there.forget();
});

it('reviews are kept for their owner, and go with their file or when the owner leaves', async () => {
  const store = createReviewStore();
  const state = withEdit(EMPTY_REVIEW, 'personalInfo/firstName', 'Wyatt');
  await store.update('ana', 'one', () => state);
  await store.update('ana', 'two', () => state);
  // As after a reload.
  const later = createReviewStore();
  expect(await later.find('ana', 'one')).toEqual(state);
  expect(await later.find('bruno', 'one')).toBeNull();
  await later.keepOnly('ana', ['two']);
  expect([await later.find('ana', 'one'), await later.find('ana', 'two')]).toEqual([null, state]);
  await later.keepOnly('bruno', ['two']);
  expect(await later.find('ana', 'two')).toBeNull();
  await store.update('ana', 'three', () => state);
  await store.forget();
  expect(await store.find('ana', 'three')).toBeNull();
});
