import type { ErrorCode, Policy, Route } from '@lauda/contract';
import { can } from '@lauda/domain/permissions';
import type { Actor } from './actor.ts';

/** Why this actor may not pass, or null when they may. */
export function refusal(
  policy: Policy,
  actor: Actor,
): Extract<ErrorCode, 'UNAUTHENTICATED' | 'NOT_FOUND'> | null {
  if (policy.actor === 'anyone') return null;
  if (actor.kind === 'visitor') return 'UNAUTHENTICATED';
  if (policy.actor === 'user') return null;
  // 404 and not 403: a route for staff is not there for anybody else, so probing tells nothing.
  return can(actor.staffRole, policy.area, policy.act as never) ? null : 'NOT_FOUND';
}

const KNOWN_ACTORS: readonly unknown[] = ['anyone', 'user', 'staff'] satisfies Policy['actor'][];

/** Names of routes that do not say who may call them. The types forbid it; a cast or plain JavaScript does not. */
export const routesWithoutPolicy = (routes: Readonly<Record<string, Route>>): string[] =>
  Object.entries(routes)
    .filter(([, route]) => !KNOWN_ACTORS.includes((route as Partial<Route>).policy?.actor))
    .map(([name]) => name);
