import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLiveEvents } from './live-events.ts';

/** A stream that the server refuses: EventSource gives up and reports it. */
class RefusedSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: number[] = [];
  readonly readyState = RefusedSource.CLOSED;
  constructor() {
    super();
    RefusedSource.opened.push(Date.now());
    queueMicrotask(() => this.dispatchEvent(new Event('error')));
  }
  close() {}
}

class SilentChannel extends EventTarget {
  postMessage() {}
  close() {}
}

beforeEach(() => {
  RefusedSource.opened = [];
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('EventSource', RefusedSource);
  vi.stubGlobal('BroadcastChannel', SilentChannel);
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _options: object, hold: () => Promise<void>) => hold() },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  [0, 5_000],
  [0.5, 10_000],
  [0.999, 14_990],
])(
  'reopens a refused stream after a time that chance %d spreads over 5 to 15 seconds',
  async (chance, ms) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    const close = createLiveEvents().open();
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(RefusedSource.opened).toEqual([0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(RefusedSource.opened).toEqual([0, ms]);
    close();
  },
);

it('asks chance anew each time, and does not reopen what was closed', async () => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(0.5).mockReturnValue(0.2);
  const close = createLiveEvents().open();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(RefusedSource.opened).toEqual([0, 5_000, 15_000]);
  close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(RefusedSource.opened).toHaveLength(3);
});
