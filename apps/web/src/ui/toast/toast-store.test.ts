import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';

const setup = () => {
  const store = createToastStore();
  const titles = () => store.getSnapshot().map(({ title }) => title);
  const openTitles = () =>
    store
      .getSnapshot()
      .filter(({ isOpen }) => isOpen)
      .map(({ title }) => title);
  return { store, titles, openTitles };
};

describe('toast store', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('[APP-15] shows at most 3 toasts, the newest ones', () => {
    const { store, openTitles } = setup();
    for (const title of ['a', 'b', 'c']) store.show({ title });
    expect(openTitles()).toEqual(['a', 'b', 'c']);
    store.show({ title: 'd' });
    expect(openTitles()).toEqual(['b', 'c', 'd']);
  });

  it('[APP-15] suppresses the same title and description for 6 s', () => {
    const { store, titles } = setup();
    const failed = { title: 'Failed', description: 'Try again' };
    store.show(failed);
    vi.advanceTimersByTime(5999);
    expect(store.show(failed)).toBeNull();
    expect(titles()).toEqual(['Failed']);
    vi.advanceTimersByTime(1);
    expect(store.show(failed)).not.toBeNull();
    expect(titles()).toEqual(['Failed', 'Failed']);
  });

  it('[APP-15] counts the 6 s from the toast that was shown, not from the suppressed ones', () => {
    const { store } = setup();
    store.show({ title: 'Failed' });
    vi.advanceTimersByTime(4000);
    expect(store.show({ title: 'Failed' })).toBeNull();
    vi.advanceTimersByTime(2000);
    expect(store.show({ title: 'Failed' })).not.toBeNull();
  });

  it('[APP-15] suppresses after a dismissal too, and only what has both texts in common', () => {
    const { store, openTitles } = setup();
    store.dismiss(store.show({ title: 'Failed', description: 'One' }) ?? 0);
    expect(store.show({ title: 'Failed', description: 'One' })).toBeNull();
    store.show({ title: 'Failed', description: 'Two' });
    store.show({ title: 'Failed' });
    expect(openTitles()).toHaveLength(2);
  });

  it('[APP-15] shows a toast for 5 s', () => {
    const { store, openTitles } = setup();
    store.show({ title: 'Hello' });
    vi.advanceTimersByTime(4999);
    expect(openTitles()).toEqual(['Hello']);
    vi.advanceTimersByTime(1);
    expect(openTitles()).toEqual([]);
  });

  it('shows a toast with an action for 15 s', () => {
    const { store, openTitles } = setup();
    store.show({ title: 'Deleted', action: { label: 'Undo', onSelect: () => {} } });
    vi.advanceTimersByTime(14_999);
    expect(openTitles()).toEqual(['Deleted']);
    vi.advanceTimersByTime(1);
    expect(openTitles()).toEqual([]);
  });

  it('[APP-15] removes a toast 5 s after its dismissal', () => {
    const { store, titles, openTitles } = setup();
    const id = store.show({ title: 'Hello' }) ?? 0;
    vi.advanceTimersByTime(1000);
    store.dismiss(id);
    expect(openTitles()).toEqual([]);
    vi.advanceTimersByTime(4999);
    expect(titles()).toEqual(['Hello']);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  });

  it('[APP-15] removes a toast 5 s after it closed by itself', () => {
    const { store, titles } = setup();
    store.show({ title: 'Hello' });
    vi.advanceTimersByTime(9999);
    expect(titles()).toEqual(['Hello']);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  });

  it('stops the clock while paused and goes on with the time that was left', () => {
    const { store, openTitles } = setup();
    store.show({ title: 'Hello' });
    vi.advanceTimersByTime(3000);
    store.pause();
    vi.advanceTimersByTime(60_000);
    expect(openTitles()).toEqual(['Hello']);
    store.resume();
    vi.advanceTimersByTime(1999);
    expect(openTitles()).toEqual(['Hello']);
    vi.advanceTimersByTime(1);
    expect(openTitles()).toEqual([]);
  });

  it('gives a toast that came during a pause its full time afterwards', () => {
    const { store, openTitles } = setup();
    store.show({ title: 'First' });
    store.pause();
    store.show({ title: 'Second' });
    vi.advanceTimersByTime(10_000);
    store.resume();
    vi.advanceTimersByTime(4999);
    expect(openTitles()).toContain('Second');
    vi.advanceTimersByTime(1);
    expect(openTitles()).toEqual([]);
  });

  it('forgets a pause when the last toast was dismissed', () => {
    const { store, openTitles } = setup();
    const id = store.show({ title: 'First' }) ?? 0;
    store.pause();
    store.dismiss(id);
    store.show({ title: 'Second' });
    vi.advanceTimersByTime(5000);
    expect(openTitles()).toEqual([]);
  });

  it('tells its subscribers about every change until they leave', () => {
    const { store } = setup();
    const listener = vi.fn<() => void>();
    const unsubscribe = store.subscribe(listener);
    const id = store.show({ title: 'Hello' }) ?? 0;
    expect(listener).toHaveBeenCalledTimes(1);
    store.dismiss(id);
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    vi.advanceTimersByTime(5000);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
