import { untilIdle } from '../until-idle.ts';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
}

const ADDRESS = '/service-worker.js';

/** Trusted Types require a worker's URL to come from a policy. This policy allows only ours. */
const trustedAddress = (): string =>
  (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
    ?.createPolicy('lauda-offline', { createScriptURL: () => ADDRESS })
    .createScriptURL(ADDRESS) ?? ADDRESS;

/** A worker that the browser has terminated never responds. */
const ANSWER_MS = 60_000;
const RETRY_MS = 30_000;

/** Whether the worker has everything the app needs to start offline. */
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

/** Resolves when the network returns or the retry interval has passed. */
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

/** Makes the app open offline, as far as it was ever loaded here. */
export async function keepForOffline(): Promise<void> {
  // Unavailable in private windows of some browsers and in insecure contexts.
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const address = trustedAddress();
  let asked: ServiceWorker | null = null;
  // Retries what a lost network has interrupted: the next visit may be offline.
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
      // Blocked by the user's settings: the app works without it. A network failure is a TypeError.
      if (!(error instanceof TypeError)) return;
      await untilRetry();
    }
  }
}
