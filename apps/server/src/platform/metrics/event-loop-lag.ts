import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 10;
const WINDOW_MS = 1_000;
const NANOSECONDS_A_MS = 1e6;

export interface Lag {
  readonly meanMs: number;
  readonly maxMs: number;
}

export interface EventLoopLag {
  /** Of the last full second. */
  last(): Lag;
  close(): void;
}

/** Event loop delay of this process. The timer's own resolution is subtracted. */
export function watchEventLoop(): EventLoopLag {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let lag: Lag = { meanMs: 0, maxMs: 0 };
  const late = (nanoseconds: number): number =>
    Number.isNaN(nanoseconds) ? 0 : Math.max(0, nanoseconds / NANOSECONDS_A_MS - RESOLUTION_MS);
  const timer = setInterval(() => {
    lag = { meanMs: late(histogram.mean), maxMs: late(histogram.max) };
    histogram.reset();
  }, WINDOW_MS).unref();
  return {
    last: () => lag,
    close: () => {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
