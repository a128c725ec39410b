import { untilIdle } from './until-idle.ts';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
}

const ADDRESS = '/service-worker.js';

/** Under Trusted Types a worker's address must come from a policy. This one knows one address. */
const trustedAddress = (): string =>
  (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
    ?.createPolicy('lauda-offline', { createScriptURL: () => ADDRESS })
    .createScriptURL(ADDRESS) ?? ADDRESS;

/** A worker that the browser has ended meanwhile never answers. */
const ANSWER_MS = 60_000;
const RETRY_MS = 30_000;

/** Whether the worker has all that the app needs to start without a network. */
const isPrepared = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(false), ANSWER_MS);
    port1.addEventListener('message', ({ data }) => {
      clearTimeout(timer);
      port1.close();
      resolve(data === true);
    });
    port1.start();
    worker.postMessage('prepare', [port2]);
  });

/** Until the network is said to be back, or has been tried long enough ago. */
const untilRetry = (): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, RETRY_MS);
    addEventListener('online', go);
  });

/** From now on the app also opens without a network, as far as it was ever loaded here. */
export async function keepForOffline(): Promise<void> {
  // Not in private windows of every browser, and not where the page is not secure.
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const address = trustedAddress();
  let asked: ServiceWorker | null = null;
  // What a lost network has cut off is asked for until it is there: the next visit may be without one.
  const prepare = async (): Promise<void> => {
    const worker = serviceWorker.controller;
    if (worker === null || worker === asked) return;
    asked = worker;
    await untilIdle();
    while (worker === serviceWorker.controller && !(await isPrepared(worker))) await untilRetry();
  };
  serviceWorker.addEventListener('controllerchange', () => void prepare());
  await untilIdle();
  for (;;) {
    try {
      await serviceWorker.register(address, { updateViaCache: 'none' });
      return await prepare();
    } catch (error) {
      // Refused by the person's settings: the app works as it does without. A network that is away is a TypeError.
      if (!(error instanceof TypeError)) return;
      await untilRetry();
    }
  }
}
