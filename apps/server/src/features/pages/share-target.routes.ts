import { SHARE_TARGET_PATH, sharedAddress } from '@lauda/contract/site/share-target';
import { MAX_IMPORT_BYTES } from '@lauda/domain/imports';
import type { FastifyInstance } from 'fastify';

/** Allowance for the form fields beside the file. */
const FORM_BYTES = 256 * 1024;

/**
 * Fallback for browsers whose service worker, which handles shared files, is not installed yet. The share sheet
 * posts like a cross-site form (Sec-Fetch-Site: none, no Origin of ours), so nothing here is trusted or read: the
 * user is redirected to the screen where they can choose the file again.
 */
export function registerShareTarget(app: FastifyInstance): void {
  app.post(
    SHARE_TARGET_PATH,
    {
      config: { policy: { actor: 'page' }, isOpenToOtherSites: true },
      // Runs before the body, which is never parsed. A body within the limit is drained, so that the browser gets
      // the response; a larger one is cut off.
      onRequest: async ({ headers }, reply) => {
        if (!(Number(headers['content-length']) <= MAX_IMPORT_BYTES + FORM_BYTES))
          reply.header('connection', 'close');
        return reply.redirect(sharedAddress('file', 'missing'), 303);
      },
    },
    () => null,
  );
}
