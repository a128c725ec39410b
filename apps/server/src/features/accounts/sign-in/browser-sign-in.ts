import type { SignInAnswer } from '@lauda/contract/accounts/second-factors';
import type { FastifyReply } from 'fastify';
import { AppError } from '../../../errors.ts';
import type { UserActor } from '../../../platform/http/actor.ts';
import type { RequestContext } from '../../../platform/http/handlers.ts';
import { SESSION_SECONDS } from '../sessions/auth.ts';
import type { SessionReader } from '../sessions/authenticate.ts';
import type { SessionCookie } from '../sessions/session-cookie.ts';
import type { TokenCookie } from '../tokens-and-keys/token-cookie.ts';
import { DEVICE_DAYS } from './known-device.queries.ts';
import { PENDING_SECONDS } from './pending-sign-in.queries.ts';
import type { SignInOutcome } from './sign-in-completion.ts';

export const presentUser = ({ userId: id, email, name, avatarUrl, staffRole }: UserActor) => ({
  id,
  email,
  name,
  avatarUrl,
  staffRole,
});

interface BrowserSignInDeps {
  endSession: (userId: string, sessionId: string) => Promise<unknown>;
  sessions: Pick<SessionReader, 'actorOf'>;
  cookie: SessionCookie;
  pendingCookie: TokenCookie;
  deviceCookie: TokenCookie;
}

/** Sets the browser's cookies for the outcome of a sign-in and returns the response. */
export type BrowserSignIn = (
  outcome: SignInOutcome,
  context: Pick<RequestContext, 'actor' | 'request'>,
  reply: FastifyReply,
) => Promise<SignInAnswer>;

export const createBrowserSignIn =
  ({ endSession, sessions, cookie, pendingCookie, deviceCookie }: BrowserSignInDeps): BrowserSignIn =>
  async (outcome, { actor: before, request }, reply) => {
    if (outcome.kind === 'second-factor') {
      reply.header('set-cookie', pendingCookie.write(outcome.pendingToken, PENDING_SECONDS));
      return { user: null, secondFactor: { methods: outcome.methods } };
    }
    // Ends the browser's previous session: a token planted there earlier must not survive.
    if (before.kind === 'user') await endSession(before.userId, before.sessionId);
    const actor = await sessions.actorOf(outcome.token);
    // Another request has ended the session meanwhile, for example by setting a new password.
    if (actor.kind === 'visitor') throw new AppError('UNAUTHENTICATED');
    reply.header('set-cookie', cookie.write(outcome.token, SESSION_SECONDS));
    if (outcome.deviceToken !== null)
      reply.header('set-cookie', deviceCookie.write(outcome.deviceToken, DEVICE_DAYS * 24 * 60 * 60));
    if (pendingCookie.read(request.headers) !== null) reply.header('set-cookie', pendingCookie.clear());
    return { user: presentUser(actor), secondFactor: null };
  };
