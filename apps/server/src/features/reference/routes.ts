import { type Route, routes } from '@lauda/contract';
import type { Actor } from '../../platform/http/actor.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { openApiDocument } from './openapi.ts';
import { REFERENCE_PAGE_CSP, referencePage } from './page.ts';

const PUBLIC_ROUTES: Readonly<Record<string, Route>> = Object.fromEntries(
  Object.entries(routes as Readonly<Record<string, Route>>).filter(
    ([, { policy }]) => policy.actor !== 'staff',
  ),
);

const isStaff = (actor: Actor): boolean => actor.kind === 'user' && actor.staffRole !== null;

/** Built once: they change only with the code. Staff routes are described to staff only. */
export function referenceHandlers(origin: string): Pick<Handlers, 'getOpenApi' | 'getReferencePage'> {
  const describe = (described: Readonly<Record<string, Route>>) => ({
    document: JSON.stringify(openApiDocument(described, origin)),
    page: referencePage(described),
  });
  const [everything, publicOnly] = [describe(routes), describe(PUBLIC_ROUTES)];
  const shownTo = (actor: Actor) => (isStaff(actor) ? everything : publicOnly);
  return {
    getOpenApi: (_input, { actor }) => shownTo(actor).document,
    getReferencePage: (_input, { actor }, reply) => {
      reply.header('content-security-policy', REFERENCE_PAGE_CSP);
      return shownTo(actor).page;
    },
  };
}
