import { AppError } from '../../errors.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { clientOf } from './request-client.ts';
import type { AccountService } from './service.ts';
import type { SessionCookie } from './sessions/session-cookie.ts';
import { type BrowserSignIn, presentUser } from './sign-in/browser-sign-in.ts';
import type { TokenCookie } from './tokens-and-keys/token-cookie.ts';

interface AccountDeps {
  service: AccountService;
  signInBrowser: BrowserSignIn;
  cookie: SessionCookie;
  impersonationCookie: TokenCookie;
}

type AccountHandlers = Pick<
  Handlers,
  | 'getSession'
  | 'signIn'
  | 'signOut'
  | 'requestPasswordReset'
  | 'resetPassword'
  | 'changePassword'
  | 'listAccountSessions'
  | 'endAccountSession'
>;

export function accountHandlers({
  service,
  signInBrowser,
  cookie,
  impersonationCookie,
}: AccountDeps): AccountHandlers {
  return {
    getSession: (_input, { actor }) =>
      actor.kind === 'user'
        ? {
            user: presentUser(actor),
            expiresAt: actor.expiresAt.toISOString(),
            isSecondFactorVerified: actor.isSecondFactorVerified,
            impersonation: actor.impersonation,
          }
        : { user: null, expiresAt: null, isSecondFactorVerified: false, impersonation: null },
    signIn: async ({ body }, context, reply) =>
      signInBrowser(
        await service.signIn(body.email, body.password, clientOf(context.request)),
        context,
        reply,
      ),
    signOut: async (_input, { actor }, reply) => {
      if (actor.kind === 'user') {
        const { impersonation } = actor;
        // Ends the staff member's session; the impersonated user stays signed in.
        if (impersonation === null) await service.endSession(actor.userId, actor.sessionId);
        else await service.endSession(impersonation.staffUserId, impersonation.staffSessionId);
        if (impersonation !== null) reply.header('set-cookie', impersonationCookie.clear());
      }
      reply.header('set-cookie', cookie.clear());
      return {};
    },
    requestPasswordReset: async ({ body }, { request }) => {
      await service.requestPasswordReset(body.email, clientOf(request));
      return {};
    },
    resetPassword: async ({ body }, context, reply) =>
      signInBrowser(
        await service.resetPassword(body.token, body.password, clientOf(context.request)),
        context,
        reply,
      ),
    changePassword: async ({ body }, { actor, request }) => {
      await service.changePassword(actor, body, clientOf(request));
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
