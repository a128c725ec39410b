import { clientGone } from '../../platform/http/client-gone.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { JobAdService } from './service.ts';

export const jobAdHandlers = (ads: JobAdService): Pick<Handlers, 'readJobAd'> => ({
  readJobAd: ({ body }, { actor }, reply) =>
    ads.read(actor.userId, { address: body.address, signal: clientGone(reply) }),
});
