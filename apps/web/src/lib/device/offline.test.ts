import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepForOffline } from './offline.ts';

/** A browser's service worker that answers each message with the next of these, as on a flaky network. */
function stubServiceWorker({ answers, refusals = [] }: { answers: boolean[]; refusals?: Error[] }) {
  const asked: string[] = [];
  const controller = {
    postMessage: (message: string, [port]: MessagePort[]) => {
      asked.push(message);
      const answer = answers.shift();
      if (answer !== undefined) port?.postMessage(answer);
    },
  };
  const register = vi.fn<() => Promise<void>>(() => {
    const refusal = refusals.shift();
    return refusal ? Promise.reject(refusal) : Promise.resolve();
  });
  const serviceWorker = Object.assign(new EventTarget(), { controller, register });
  vi.stubGlobal('navigator', { serviceWorker });
  return { asked, register };
}

const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    await vi.advanceTimersByTimeAsync(600);
    // MessagePorts respond in real time.
    await new Promise((resolve) => setImmediate(resolve));
  }
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('prepares again when the network comes back, after it went away in the middle', async () => {
  const { asked } = stubServiceWorker({ answers: [false, true] });
  void keepForOffline();
  await settle();
  expect(asked).toHaveLength(1);
  dispatchEvent(new Event('online'));
  await settle();
  expect(asked).toHaveLength(2);
  dispatchEvent(new Event('online'));
  await settle();
  expect(asked).toHaveLength(2);
});

it('prepares again by itself when a network does not say that it is back, or the worker was ended', async () => {
  const { asked } = stubServiceWorker({ answers: [false] });
  void keepForOffline();
  await settle();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(60_000 + 30_000);
  expect(asked).toHaveLength(3);
});

it('registers again after a lost network, and never after a refusal', async () => {
  const lost = stubServiceWorker({ answers: [true], refusals: [new TypeError('Failed to fetch')] });
  void keepForOffline();
  await settle();
  expect(lost.register).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('online'));
  await settle();
  expect(lost.register).toHaveBeenCalledTimes(2);
  expect(lost.asked).toHaveLength(1);

  const refused = stubServiceWorker({ answers: [], refusals: [new DOMException('no', 'SecurityError')] });
  void keepForOffline();
  await settle();
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(refused.register).toHaveBeenCalledTimes(1);
});
