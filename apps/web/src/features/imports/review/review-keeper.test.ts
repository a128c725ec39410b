import { describe, expect, it } from 'vitest';
import { createReviewKeeper } from './review-keeper.ts';
import { EMPTY_REVIEW, type ReviewState, withEdit } from './review-state.ts';
import type { ReviewStore } from './review-store.ts';

/** A device that is as slow, or as full, as a test wants it. */
function device() {
  const held: ReviewState[] = [];
  const gate = { isFull: false, open: Promise.resolve() };
  const store = {
    find: () => Promise.resolve(held.at(-1) ?? null),
    update: async (_owner: string, _id: string, change: (stored: ReviewState | null) => ReviewState) => {
      await gate.open;
      if (gate.isFull) throw new Error('QuotaExceededError');
      const state = change(held.at(-1) ?? null);
      held.push(state);
      return state;
    },
    remove: () => {
      held.length = 0;
      return Promise.resolve();
    },
  } as unknown as ReviewStore;
  return { store, held, gate };
}

const typed = (text: string) => (state: ReviewState) => withEdit(state, 'personalInfo/city', text);
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a review that is kept', () => {
  it('writes the newest words, one write at a time, and finds them again', async () => {
    const { store, held, gate } = device();
    const keeper = createReviewKeeper(store, 'ana', 'one');
    expect(keeper.get().state).toBeNull();
    await keeper.open();
    let release = () => {};
    gate.open = new Promise((resolve) => (release = resolve));
    for (const text of ['B', 'Be', 'Belém']) keeper.change(typed(text));
    release();
    await settled();
    expect(held.map(({ edits }) => edits['personalInfo/city'])).toEqual(['B', 'Belém']);
    const later = createReviewKeeper(store, 'ana', 'one');
    await later.open();
    expect(later.get().state?.edits).toEqual({ 'personalInfo/city': 'Belém' });
  });

  it('says when the device keeps nothing, and goes on', async () => {
    const { store, held, gate } = device();
    const keeper = createReviewKeeper(store, 'ana', 'one');
    await keeper.open();
    gate.isFull = true;
    keeper.change(typed('Belém'));
    await settled();
    expect(keeper.get()).toEqual({ state: typed('Belém')(EMPTY_REVIEW), isKept: false });
    gate.isFull = false;
    keeper.change(typed('Belém, PA'));
    await settled();
    expect([keeper.get().isKept, held.length]).toEqual([true, 1]);
  });

  it('leaves nothing behind when it is over, not even what was being written', async () => {
    const { store, held } = device();
    const keeper = createReviewKeeper(store, 'ana', 'one');
    await keeper.open();
    keeper.change(typed('Belém'));
    await keeper.forget();
    await settled();
    expect(held).toEqual([]);
  });
});
