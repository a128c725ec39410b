import { can } from '@lauda/domain/permissions';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { UserActor } from '../../../platform/http/actor.ts';
import type { TokenCookie } from '../tokens-and-keys/token-cookie.ts';
import { findImpersonation } from './impersonation.queries.ts';

/** The user whom a staff member impersonates, by a cookie beside that of their own session. */
export type AsSomebodyElse = (
  actor: UserActor,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<UserActor>;

/**
 * The staff member's own session and role are checked first, on every request: without them there is no
 * impersonation.
 */
export const createImpersonationReader =
  (pool: Pool, cookie: TokenCookie): AsSomebodyElse =>
  async (actor, request, reply) => {
    const token = cookie.read(request.headers);
    if (token === null) return actor;
    const { staffRole, userId: staffUserId, sessionId: staffSessionId } = actor;
    const row =
      staffRole === null ? null : await findImpersonation(pool, token, { staffUserId, staffSessionId });
    if (row === null || staffRole === null) {
      reply.header('set-cookie', cookie.clear());
      return actor;
    }
    return {
      kind: 'user',
      userId: row.user_id,
      sessionId: row.id,
      email: row.email,
      name: row.name,
      avatarUrl: row.image,
      isSecondFactorVerified: false,
      provedAt: new Date(0),
      expiresAt: row.expires_at < actor.expiresAt ? row.expires_at : actor.expiresAt,
      staffRole: null,
      impersonation: {
        staffUserId,
        staffSessionId,
        staffEmail: actor.email,
        staffRole,
        canEdit: can(staffRole, 'users', 'edit'),
      },
    };
  };
