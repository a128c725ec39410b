import type { ErrorCode, Policy, Route } from '@lauda/contract';
import { can } from '@lauda/domain/permissions';
import type { Actor } from './actor.ts';

type Refusal = Extract<ErrorCode, 'UNAUTHENTICATED' | 'NOT_FOUND' | 'IMPERSONATION_REFUSED'>;

/** Whether a call changes user data. */
export const isWrite = ({ policy, method }: Pick<Route, 'policy' | 'method'>): boolean =>
  policy.actor === 'user' && method !== 'GET';

/** The reason why this actor is refused, or null when allowed. */
export function refusal(route: Pick<Route, 'policy' | 'method'>, actor: Actor): Refusal | null {
  const { policy } = route;
  if (actor.kind === 'user' && actor.impersonation !== null && policy.actor !== 'staff') {
    const isRefused = policy.impersonator !== 'allowed' || (isWrite(route) && !actor.impersonation.canEdit);
    return isRefused ? 'IMPERSONATION_REFUSED' : null;
  }
  if (policy.actor === 'anyone') return null;
  if (actor.kind === 'visitor') return 'UNAUTHENTICATED';
  if (policy.actor === 'user') return null;
  // 404 instead of 403: a staff route does not exist for anyone else, so probing reveals nothing.
  return can(actor.staffRole, policy.area, policy.act as never) ? null : 'NOT_FOUND';
}

const KNOWN_ACTORS: readonly unknown[] = ['anyone', 'user', 'staff'] satisfies Policy['actor'][];

/** Names of routes without a policy. The types forbid it, but a cast or plain JavaScript does not. */
export const routesWithoutPolicy = (routes: Readonly<Record<string, Route>>): string[] =>
  Object.entries(routes)
    .filter(([, route]) => !KNOWN_ACTORS.includes((route as Partial<Route>).policy?.actor))
    .map(([name]) => name);
