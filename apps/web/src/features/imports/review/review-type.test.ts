// oxlint-disable-next-line import/no-unassigned-import -- it puts itself in place of the browser's
import 'fake-indexeddb/auto';
import { createDeviceOnlyDocument } from '@lauda/local-first/device-only/device-only-document';
import { createDeviceOnlyStore } from '@lauda/local-first/device-only/device-only-store';
import { describe, expect, it, vi } from 'vitest';
import { EMPTY_REVIEW, type ReviewState, withEdit } from './review-state.ts';
import { createReviews, reviewType } from './review-type.ts';

let count = 0;
const newName = () => `review-test-${(count += 1)}`;
const OWNER = { id: 'one', ownerId: 'ana' };
const CITY = 'personalInfo/city';
const typed = (text: string) => (state: ReviewState) => withEdit(state, CITY, text);

/** A device as slow or as full as a test needs it. */
function device() {
  const store = createDeviceOnlyStore({ ...reviewType, database: newName() });
  const gate = { isFull: false, open: Promise.resolve() };
  const held: ReviewState[] = [];
  const slow: typeof store = {
    ...store,
    update: async (...args) => {
      await gate.open;
      if (gate.isFull) throw new Error('QuotaExceededError');
      const state = await store.update(...args);
      held.push(state);
      return state;
    },
  };
  return { store: slow, gate, held };
}

async function openReview(store: ReturnType<typeof device>['store']) {
  const review = createDeviceOnlyDocument(store, OWNER);
  await review.open();
  return review;
}

describe('a review', () => {
  it('writes the newest words, one write at a time, and finds them again', async () => {
    const { store, held, gate } = device();
    expect(createDeviceOnlyDocument(store, OWNER).getState()).toBeNull();
    const review = await openReview(store);
    let release = () => {};
    gate.open = new Promise((resolve) => (release = resolve));
    for (const text of ['B', 'Be', 'Belém']) review.change(typed(text));
    release();
    await review.settled();
    expect(held.map(({ edits }) => edits[CITY])).toEqual(['B', 'Belém']);
    expect((await openReview(store)).getState()?.edits).toEqual({ [CITY]: 'Belém' });
  });

  it('says when the device keeps nothing, and goes on', async () => {
    const { store, held, gate } = device();
    const review = await openReview(store);
    gate.isFull = true;
    review.change(typed('Belém'));
    await review.settled();
    expect([review.getState(), review.isKept()]).toEqual([typed('Belém')(EMPTY_REVIEW), false]);
    gate.isFull = false;
    review.change(typed('Belém, PA'));
    await review.settled();
    expect([review.isKept(), held.length]).toEqual([true, 1]);
  });

  it('is written in one stroke when the page goes while a write is under way', async () => {
    const { store, gate } = device();
    const review = await openReview(store);
    gate.open = new Promise(() => {});
    review.change(typed('Belém'));
    const leave = vi.spyOn(store, 'putOnLeave');
    dispatchEvent(new Event('pagehide'));
    expect(leave).toHaveBeenCalledWith(OWNER, typed('Belém')(EMPTY_REVIEW), []);
    review.close();
    dispatchEvent(new Event('pagehide'));
    expect(leave).toHaveBeenCalledOnce();
    await vi.waitFor(async () => expect(await store.find(OWNER)).toEqual(typed('Belém')(EMPTY_REVIEW)));
  });

  it('leaves nothing behind when it is over, not even what was being written', async () => {
    const { store } = device();
    const review = await openReview(store);
    review.change(typed('Belém'));
    await review.forget();
    expect(await store.find(OWNER)).toBeNull();
  });

  it('in two tabs is merged by field, whichever writes last', async () => {
    const name = newName();
    const open = async () => {
      const review = createReviews(name).of('ana', 'shared');
      await review.open();
      return review;
    };
    const [here, there] = [await open(), await open()];
    here.change((state) => withEdit(state, 'personalInfo/firstName', 'Ana'));
    here.change((state) => ({ ...state, removed: ['experience/0'] }));
    await here.settled();
    there.change(typed('Belém'));
    there.change((state) => ({ ...state, removed: ['skills/1'] }));
    await there.settled();
    expect((await open()).getState()).toMatchObject({
      edits: { 'personalInfo/firstName': 'Ana', [CITY]: 'Belém' },
      removed: ['experience/0', 'skills/1'],
    });
  });

  it('is its owner’s alone, and goes with its file or when the owner leaves', async () => {
    const name = newName();
    const reviews = createReviews(name);
    const written = async (ownerId: string, importId: string) => {
      const review = createReviews(name).of(ownerId, importId);
      await review.open();
      return review.getState()?.edits[CITY];
    };
    for (const importId of ['one', 'two', 'three']) {
      const review = reviews.of('ana', importId);
      review.change(typed('Belém'));
      await review.settled();
    }
    expect([await written('ana', 'one'), await written('bruno', 'one')]).toEqual(['Belém', undefined]);
    const clean = async (ownerId: string, ...ids: string[]) => {
      const imports = ids.map((id) => ({ id }));
      expect(await reviews.listAndClean(ownerId, () => Promise.resolve(imports))).toBe(imports);
    };
    const untilGone = (importId: string) =>
      vi.waitFor(async () => expect(await written('ana', importId)).toBeUndefined());
    await clean('ana', 'two', 'three');
    await untilGone('one');
    expect(await written('ana', 'two')).toBe('Belém');
    await clean('bruno', 'two');
    await untilGone('two');
    const review = reviews.of('ana', 'three');
    review.change(typed('Belém'));
    await review.settled();
    await reviews.forgetAll();
    expect(await written('ana', 'three')).toBeUndefined();
  });

  it('stays if it was begun while the imports were being listed', async () => {
    const reviews = createReviews(newName());
    const write = async (importId: string) => {
      const review = reviews.of('ana', importId);
      review.change(typed('Belém'));
      await review.settled();
    };
    const written = async (importId: string) => {
      const review = reviews.of('ana', importId);
      await review.open();
      return review.getState()?.edits[CITY];
    };
    await write('over');
    const { promise: answer, resolve } = Promise.withResolvers<{ id: string }[]>();
    const listed = vi.fn<() => typeof answer>(() => answer);
    const listing = reviews.listAndClean('ana', listed);
    await vi.waitFor(() => expect(listed).toHaveBeenCalled());
    await write('one');
    resolve([]);
    await listing;
    await vi.waitFor(async () => expect(await written('over')).toBeUndefined());
    expect(await written('one')).toBe('Belém');
  });
});
