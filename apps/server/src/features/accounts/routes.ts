import { AppError } from '../../errors.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { type BrowserSignIn, presentUser } from './browser-sign-in.ts';
import { clientOf } from './client.ts';
import type { AccountService } from './service.ts';
import type { SessionCookie } from './session-cookie.ts';

interface AccountDeps {
  service: AccountService;
  signInBrowser: BrowserSignIn;
  cookie: SessionCookie;
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

export function accountHandlers({ service, signInBrowser, cookie }: AccountDeps): AccountHandlers {
  return {
    getSession: (_input, { actor }) =>
      actor.kind === 'user'
        ? {
            user: presentUser(actor),
            expiresAt: actor.expiresAt.toISOString(),
            isSecondFactorVerified: actor.isSecondFactorVerified,
          }
        : { user: null, expiresAt: null, isSecondFactorVerified: false },
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
