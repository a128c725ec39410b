import type { Actor, Authenticate } from '../../platform/http/actor.ts';
import { VISITOR } from '../../platform/http/actor.ts';
import type { Handlers } from '../../platform/http/handlers.ts';

/** Until accounts exist there is nobody to recognise: every caller is a visitor. */
export const authenticateVisitors: Authenticate = () => Promise.resolve(VISITOR);

export function sessionHandlers(): Pick<Handlers, 'getSession'> {
  return { getSession: (_input, { actor }) => ({ user: presentUser(actor) }) };
}

function presentUser(actor: Actor) {
  if (actor.kind === 'visitor') return null;
  const { userId: id, email, name, avatarUrl, staffRole } = actor;
  return { id, email, name, avatarUrl, staffRole };
}
