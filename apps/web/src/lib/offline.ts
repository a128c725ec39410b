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

/** From now on the app also opens without a network, as far as it was ever loaded here. */
export async function keepForOffline(): Promise<void> {
  // Not in private windows of every browser, and not where the page is not secure.
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const prepare = () => void untilIdle().then(() => serviceWorker.controller?.postMessage('prepare'));
  serviceWorker.addEventListener('controllerchange', prepare);
  await untilIdle();
  try {
    await serviceWorker.register(trustedAddress(), { updateViaCache: 'none' });
    prepare();
  } catch {
    // Refused by the person's settings: the app works as it does without.
  }
}
