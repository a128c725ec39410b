import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import type { Actor, UserActor } from '../../platform/http/actor.ts';
import type { Handlers, RequestContext } from '../../platform/http/handlers.ts';
import { SESSION_SECONDS } from './auth.ts';
import type { SessionReader } from './authenticate.ts';
import type { AccountService, Client } from './service.ts';
import type { SessionCookie } from './session-cookie.ts';

interface AccountDeps {
  service: AccountService;
  sessions: SessionReader;
  cookie: SessionCookie;
}

type AccountHandlers = Pick<
  Handlers,
  | 'getSession'
  | 'signUp'
  | 'confirmEmail'
  | 'signIn'
  | 'signOut'
  | 'requestPasswordReset'
  | 'resetPassword'
  | 'changePassword'
  | 'listAccountSessions'
  | 'endAccountSession'
>;

const presentUser = ({ userId: id, email, name, avatarUrl, staffRole }: UserActor) => ({
  id,
  email,
  name,
  avatarUrl,
  staffRole,
});

const clientOf = ({ ip, headers }: FastifyRequest): Client => ({
  ip,
  userAgent: headers['user-agent'] ?? null,
});

export function accountHandlers({ service, sessions, cookie }: AccountDeps): AccountHandlers {
  /** The session that the browser had before ends: a token planted there earlier must not live on. */
  const signInBrowser = async (token: string, { actor: before }: RequestContext, reply: FastifyReply) => {
    if (before.kind === 'user') await service.endSession(before.userId, before.sessionId);
    const actor: Actor = await sessions.actorOf(token);
    // Another request has ended it meanwhile, with a new password for example.
    if (actor.kind === 'visitor') throw new AppError('UNAUTHENTICATED');
    reply.header('set-cookie', cookie.write(token, SESSION_SECONDS));
    return { user: presentUser(actor) };
  };

  return {
    getSession: (_input, { actor }) => ({ user: actor.kind === 'user' ? presentUser(actor) : null }),
    signUp: async ({ body }) => {
      await service.signUp({
        email: body.email,
        password: body.password,
        firstName: body.first_name,
        lastName: body.last_name,
        locale: body.language,
        preferredDomain: body.preferred_domain,
      });
      return {};
    },
    confirmEmail: async ({ body }, context, reply) =>
      signInBrowser(await service.confirmEmail(body.token, clientOf(context.request)), context, reply),
    signIn: async ({ body }, context, reply) =>
      signInBrowser(
        await service.signIn(body.email, body.password, clientOf(context.request)),
        context,
        reply,
      ),
    signOut: async (_input, { actor }, reply) => {
      if (actor.kind === 'user') await service.endSession(actor.userId, actor.sessionId);
      reply.header('set-cookie', cookie.clear());
      return {};
    },
    requestPasswordReset: async ({ body }) => {
      await service.requestPasswordReset(body.email);
      return {};
    },
    resetPassword: async ({ body }, context, reply) =>
      signInBrowser(
        await service.resetPassword(body.token, body.password, clientOf(context.request)),
        context,
        reply,
      ),
    changePassword: async ({ body }, { actor, request }) => {
      await service.changePassword(actor, body, request.ip);
      return {};
    },
    listAccountSessions: async (_input, { actor }) => {
      const rows = await service.listSessions(actor.userId);
      return rows.map((row) => ({
        id: row.id,
        isCurrent: row.id === actor.sessionId,
        device: row.user_agent || null,
        ipAddress: row.ip_address || null,
        createdAt: row.created_at.toISOString(),
        lastUsedAt: row.updated_at.toISOString(),
      }));
    },
    endAccountSession: async ({ params }, { actor }) => {
      if (!(await service.endSession(actor.userId, params.id))) throw new AppError('NOT_FOUND');
      return {};
    },
  };
}
