import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PartFailure, partInTime, reloadIfReachable, reloadUnlessRecent } from './part-failure.ts';

const reload = vi.fn<() => void>();
const ask = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { href: 'https://lauda.example/builder', reload });
  vi.stubGlobal('fetch', ask);
  reload.mockReset();
  ask.mockReset().mockResolvedValue(new Response());
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('[BRW-05] a file that never comes has failed after half a minute', async () => {
  const late = partInTime(new Promise(() => {})).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await late).toMatchObject({ name: 'PartFailure', isLate: true });
  expect(await partInTime(Promise.resolve('part'))).toBe('part');
});

it('[BRW-05] a file that was refused is told apart from what the router would load the page again for', async () => {
  const error = await partInTime(
    Promise.reject(new TypeError('Failed to fetch dynamically imported module: /a.js')),
  ).catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(PartFailure);
  expect((error as Error).message).not.toContain('dynamically imported');
  expect(error).toMatchObject({ isLate: false });
});

it('[BRW-05] the page is loaded again only where there is one', async () => {
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await reloadIfReachable();
  ask.mockResolvedValueOnce(new Response('', { status: 502 }));
  await reloadIfReachable();
  expect(reload).not.toHaveBeenCalled();
  await reloadIfReachable();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('[BRW-05] by itself the page is loaded again once a minute at most', async () => {
  reloadUnlessRecent();
  reloadUnlessRecent();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  reloadUnlessRecent();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledTimes(2);
});
