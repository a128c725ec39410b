// oxlint-disable-next-line import/default -- Vite makes this module, with the worker's address
import paintUrl from './painting/paint-worker.ts?worker&url';
// oxlint-disable-next-line import/default -- Vite makes this module, with the worker's address
import previewUrl from './preview-worker.ts?worker&url';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
}

/** Trusted Types requires a policy for worker URLs. This one allows only our own workers. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('lauda-documents', {
  createScriptURL: (url) => {
    if (url !== previewUrl && url !== paintUrl) throw new TypeError('not our worker');
    return url;
  },
});

const start = (url: string): Worker => new Worker(policy?.createScriptURL(url) ?? url, { type: 'module' });

export const startPreviewWorker = (): Worker => start(previewUrl);
export const startPaintWorker = (): Worker => start(paintUrl);
