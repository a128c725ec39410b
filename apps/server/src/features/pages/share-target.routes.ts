import { SHARE_TARGET_PATH, sharedAddress } from '@lauda/contract/share-target';
import { MAX_IMPORT_BYTES } from '@lauda/domain/imports';
import type { FastifyInstance } from 'fastify';

/** Fields of the form beside its file. */
const FORM_BYTES = 256 * 1024;

/**
 * For a browser in which the service worker, which takes what was shared, is not there yet. The share sheet posts as a
 * stranger's form would (Sec-Fetch-Site: none, no Origin of ours), so nothing here is believed or read: the person is led
 * to the screen that asks for the file again.
 */
export function registerShareTarget(app: FastifyInstance): void {
  app.post(
    SHARE_TARGET_PATH,
    {
      config: { policy: { actor: 'page' }, isOpenToOtherSites: true },
      // Before the body: it is never parsed. What fits is drained, so that the browser gets the answer; the rest is cut off.
      onRequest: async ({ headers }, reply) => {
        if (!(Number(headers['content-length']) <= MAX_IMPORT_BYTES + FORM_BYTES))
          reply.header('connection', 'close');
        return reply.redirect(sharedAddress('file', 'missing'), 303);
      },
    },
    () => null,
  );
}
