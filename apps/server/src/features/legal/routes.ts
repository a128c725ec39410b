import type { Handlers } from '../../platform/http/handlers.ts';
import { type LegalEnv, legalLines } from './service.ts';

export const legalHandlers = (env: LegalEnv): Pick<Handlers, 'getLegal'> => ({
  getLegal: ({ query }) => legalLines(env, query.locale),
});
