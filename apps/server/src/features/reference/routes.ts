import { routes } from '@lauda/contract';
import type { Handlers } from '../../platform/http/handlers.ts';
import { openApiDocument } from './openapi.ts';
import { REFERENCE_PAGE_CSP, referencePage } from './page.ts';

/** Both are made once: they change only with the code. */
export function referenceHandlers(origin: string): Pick<Handlers, 'getOpenApi' | 'getReferencePage'> {
  const document = JSON.stringify(openApiDocument(routes, origin));
  const page = referencePage(routes);
  return {
    getOpenApi: () => document,
    getReferencePage: (_input, _context, reply) => {
      reply.header('content-security-policy', REFERENCE_PAGE_CSP);
      return page;
    },
  };
}
