import { staffRole } from '@lauda/domain/permissions';
import type { Database } from '../../../db/client.ts';
import type { Actor, Authenticate, UserActor } from '../../../platform/http/actor.ts';
import { VISITOR } from '../../../platform/http/actor.ts';
import { publishEvent } from '../../../platform/live-events/publish.ts';
import { hasImpersonation } from '../staff-access/impersonation.queries.ts';
import type { AsSomebodyElse } from '../staff-access/impersonation.reader.ts';
import { hashToken } from '../../../platform/secrets/tokens.ts';
import { SESSION_SECONDS } from './auth.ts';
import type { SessionCache } from './session-cache.ts';
import type { SessionCookie } from './session-cookie.ts';
import { type SessionLimits, sessionEnd } from './session-limits.ts';
import {
  deleteExpiredSession,
  deleteSession,
  extendSession,
  hasSession,
  type SessionRow,
} from './session.queries.ts';

/** Also the maximum delay of 'last seen'. Each extension costs one write and one event to the user's open tabs. */
const EXTEND_AFTER_MS = 60 * 60 * 1_000;

const secondsUntil = (moment: Date): number => Math.ceil((moment.getTime() - Date.now()) / 1_000);
const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

const toActor = (row: SessionRow, endsAt: Date): UserActor => ({
  kind: 'user',
  userId: row.user_id,
  sessionId: row.session_id,
  email: row.email,
  name: row.name,
  avatarUrl: row.image,
  isSecondFactorVerified: row.is_second_factor_verified,
  provedAt: row.proved_at,
  expiresAt: earlier(row.expires_at, endsAt),
  // A password alone grants no staff rights.
  staffRole: row.is_second_factor_verified ? staffRole(row.role) : null,
  impersonation: null,
});

export interface SessionReader {
  authenticate: Authenticate;
  /** The user of a token that was just created. */
  actorOf: (token: string) => Promise<Actor>;
  /** Whether the session still exists; polled by long-lived streams. */
  isAlive: (actor: UserActor) => Promise<boolean>;
}

/** Authenticates requests. It runs on every request, so it is a single query; better-auth needs several. */
export function createSessionReader(
  { db }: Database,
  cookie: SessionCookie,
  cache: SessionCache,
  asSomebodyElse: AsSomebodyElse,
  limits: SessionLimits,
): SessionReader {
  const find = (token: string): Promise<SessionRow | null> => cache.find(hashToken(token));
  return {
    authenticate: async (request, reply) => {
      const given = cookie.read(request.headers);
      if (given === null) return VISITOR;
      // Let failures throw: a caller who cannot be looked up is neither a visitor nor staff.
      const row = await find(given.token);
      if (row === null) {
        // Clear the cookie only for an expired session: a token that was rotated a moment ago must not clear the
        // new cookie.
        if ((await deleteExpiredSession(db, given.token)) && given.isCookie)
          reply.header('set-cookie', cookie.clear());
        return VISITOR;
      }
      const endsAt = sessionEnd(limits, row);
      const actor = toActor(row, endsAt);
      if (endsAt.getTime() <= Date.now()) {
        await db.transaction().execute(async (trx) => {
          await deleteSession(trx, actor);
          await publishEvent(trx, { userId: actor.userId }, { type: 'session.changed' });
        });
        if (given.isCookie) reply.header('set-cookie', cookie.clear());
        return VISITOR;
      }
      // Impersonation needs the cookie: a program with a bearer token is always the token's user.
      const taken = given.isCookie ? await asSomebodyElse(actor, request, reply) : actor;
      if (Date.now() - row.updated_at.getTime() <= EXTEND_AFTER_MS) {
        // Re-sign the cookie so that it survives the removal of the old secret.
        if (given.isCookie && given.isOldSignature)
          reply.header('set-cookie', cookie.write(given.token, secondsUntil(actor.expiresAt)));
        return taken;
      }
      const expiresAt = earlier(new Date(Date.now() + SESSION_SECONDS * 1_000), endsAt);
      await db.transaction().execute(async (trx) => {
        await extendSession(trx, actor, expiresAt);
        await publishEvent(trx, { userId: actor.userId }, { type: 'session.changed' });
      });
      if (given.isCookie) reply.header('set-cookie', cookie.write(given.token, secondsUntil(expiresAt)));
      return taken === actor ? { ...actor, expiresAt } : taken;
    },
    actorOf: async (token) => {
      const row = await find(token);
      return row === null ? VISITOR : toActor(row, sessionEnd(limits, row));
    },
    isAlive: (actor) =>
      actor.impersonation === null
        ? Promise.resolve(actor.expiresAt.getTime() > Date.now() && hasSession(db, actor))
        : hasImpersonation(db, { userId: actor.userId, id: actor.sessionId }),
  };
}
