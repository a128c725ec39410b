// oxlint-disable-next-line import/default -- Vite makes this module, with the worker's address
import workerUrl from './preview-worker.ts?worker&url';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
}

/** Under Trusted Types a worker's address must come from a policy. This one knows only our own worker. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('lauda-documents', {
  createScriptURL: (url) => {
    if (url !== workerUrl) throw new TypeError('not our worker');
    return url;
  },
});

export const startWorker = (): Worker =>
  new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });
