import { staffRole } from '@lauda/domain/permissions';
import type { Database } from '../../db/client.ts';
import type { Actor, Authenticate, UserActor } from '../../platform/http/actor.ts';
import { VISITOR } from '../../platform/http/actor.ts';
import { SESSION_SECONDS } from './auth.ts';
import type { SessionCookie } from './session-cookie.ts';
import { extendSession, findSessionByToken, hasSession, type SessionRow } from './session.queries.ts';
import { hashToken } from './tokens.ts';

const EXTEND_AFTER_MS = 24 * 60 * 60 * 1_000;

const toActor = (row: SessionRow): UserActor => ({
  kind: 'user',
  userId: row.user_id,
  sessionId: row.session_id,
  email: row.email,
  name: row.name,
  avatarUrl: row.image,
  // A password alone opens nothing that belongs to others.
  staffRole: row.is_second_factor_verified ? staffRole(row.role) : null,
});

export interface SessionReader {
  authenticate: Authenticate;
  /** Who a token belongs to that was just made. */
  actorOf: (token: string) => Promise<Actor>;
  /** Whether the session is there still; long-lived streams ask. */
  isAlive: (actor: UserActor) => Promise<boolean>;
}

/** Recognises callers. It runs with every request, so it is one query; better-auth's own way is several. */
export function createSessionReader({ db, pool }: Database, cookie: SessionCookie): SessionReader {
  const find = (token: string): Promise<SessionRow | null> => findSessionByToken(pool, hashToken(token));
  return {
    authenticate: async (request, reply) => {
      const given = cookie.read(request.headers);
      if (given === null) return VISITOR;
      // A failure throws: whoever cannot be looked up is not a visitor, and not staff.
      const row = await find(given.token);
      if (row === null) return VISITOR;
      const actor = toActor(row);
      if (Date.now() - row.updated_at.getTime() > EXTEND_AFTER_MS) {
        await extendSession(db, actor, new Date(Date.now() + SESSION_SECONDS * 1_000));
        if (given.isCookie) reply.header('set-cookie', cookie.write(given.token, SESSION_SECONDS));
      }
      return actor;
    },
    actorOf: async (token) => {
      const row = await find(token);
      return row === null ? VISITOR : toActor(row);
    },
    isAlive: (actor) => hasSession(db, actor),
  };
}
