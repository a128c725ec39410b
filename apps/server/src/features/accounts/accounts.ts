import { SOCIAL_PROVIDERS } from '@lauda/contract/accounts/social-names';
import { type StaffRole, staffRole } from '@lauda/domain/permissions';
import type { FastifyReply } from 'fastify';
import type { Database } from '../../db/client.ts';
import { requireFreshProof } from '../../platform/http/fresh-proof.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { RateLimiter } from '../../platform/http/limits/rate-limit.ts';
import type { AnyHandler } from '../../platform/http/register-routes.ts';
import type { Keyring } from '../../platform/secrets/keyring.ts';
import type { Log } from '../../platform/log.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { detailHandlers } from './details.routes.ts';
import { createDetailService } from './details.service.ts';
import { emailChangeHandlers } from './email-change/email-change.routes.ts';
import { type AnnounceEmail, createEmailChangeService } from './email-change/email-change.service.ts';
import { createAccountMailQueue } from './mails/account-mail-queue.ts';
import { findStaffRole, grantFirstAdmin } from './queries.ts';
import { accountHandlers } from './routes.ts';
import { createSecondFactors } from './second-factors/second-factors.ts';
import { createAccountService } from './service.ts';
import { createAuth } from './sessions/auth.ts';
import { createSessionReader } from './sessions/authenticate.ts';
import { createSessionCache } from './sessions/session-cache.ts';
import { createSessionCookie, sessionSigningKey } from './sessions/session-cookie.ts';
import type { SessionLimits } from './sessions/session-limits.ts';
import { createBrowserSignIn } from './sign-in/browser-sign-in.ts';
import { createGuessLimits } from './sign-in/guess-limits.ts';
import { createSignInCompletion } from './sign-in/sign-in-completion.ts';
import { signUpHandlers } from './sign-up/sign-up.routes.ts';
import { createSignUpService } from './sign-up/sign-up.service.ts';
import { createWelcome } from './sign-up/welcome.ts';
import { createSocialClients, type SocialEnv } from './social/social-clients.ts';
import { socialHandlers } from './social/social.routes.ts';
import { createSocialService } from './social/social.service.ts';
import { createImpersonationReader } from './staff-access/impersonation.reader.ts';
import { impersonationHandlers } from './staff-access/impersonation.routes.ts';
import { createImpersonationService } from './staff-access/impersonation.service.ts';
import { createTokenCookie } from './tokens-and-keys/token-cookie.ts';

export interface AccountOptions {
  /** Connects as lauda_auth. */
  database: Database;
  queue: Queue;
  limits: RateLimiter;
  keyring: Keyring;
  origin: string;
  adminEmail: string | undefined;
  social: SocialEnv;
  /** Whether text messages (SMS) can be sent. */
  hasSms: boolean;
  sessionCacheSeconds: number;
  sessionLimits: SessionLimits;
  announceEmail: AnnounceEmail;
  isSelling: boolean;
  log: Log;
}

/** Everything about accounts that the composition root needs. */
export function createAccounts(options: AccountOptions) {
  const { database, queue, limits, keyring, origin, adminEmail } = options;
  const cookie = createSessionCookie({ origin, keyring });
  const cache = createSessionCache(database.pool, { maxAgeSeconds: options.sessionCacheSeconds });
  const impersonationCookie = createTokenCookie(origin, 'impersonation');
  const asSomebodyElse = createImpersonationReader(database.pool, impersonationCookie);
  const sessions = createSessionReader(database, cookie, cache, asSomebodyElse, options.sessionLimits);
  const pendingCookie = createTokenCookie(origin, 'pending_sign_in');
  const { db } = database;
  const auth = createAuth({ db, secret: sessionSigningKey(keyring), origin });
  const deviceCookie = createTokenCookie(origin, 'device');
  const completion = createSignInCompletion({
    auth,
    db,
    sessionLimits: options.sessionLimits,
    queue,
    deviceCookie,
  });
  const guessLimits = createGuessLimits(limits);
  const shared = {
    db,
    queue,
    welcome: createWelcome(queue, options),
    limits: guessLimits,
    completion,
    enqueueAccountMail: createAccountMailQueue(queue),
    afterConfirmation: async () => {
      if (adminEmail !== undefined) await grantFirstAdmin(db, adminEmail);
    },
  };
  const service = createAccountService(shared);
  const signInBrowser = createBrowserSignIn({
    endSession: service.endSession,
    sessions,
    cookie,
    pendingCookie,
    deviceCookie,
  });
  const details = createDetailService({ db });
  const socialClients = createSocialClients(options.social, origin);
  const social = createSocialService({ ...shared, clients: socialClients, origin, log: options.log });
  return {
    socialProviders: SOCIAL_PROVIDERS.filter((provider) => socialClients[provider] !== undefined),
    findLinkedInPerson: social.findLinkedInPerson,
    authenticate: sessions.authenticate,
    isSessionAlive: sessions.isAlive,
    enqueueAccountMail: shared.enqueueAccountMail,
    settleSessions: cache.settle,
    requireFreshProof,
    requirePassword: service.requirePassword,
    /** Clears the browser's session cookie, and removes ended sessions from this process's cache. */
    endSession: async (reply: FastifyReply): Promise<void> => {
      reply.header('set-cookie', cookie.clear());
      await cache.settle();
    },
    /** The stored role, whatever the session: actual rights over others also require a second factor. */
    staffRoleOf: async (userId: string): Promise<StaffRole | null> =>
      staffRole(await findStaffRole(db, userId)),
    /** Call after the last request has finished. */
    close: cache.close,
    handlers: forgettingAfter(cache.settle, {
      ...accountHandlers({ service, signInBrowser, cookie, impersonationCookie }),
      ...signUpHandlers({
        service: createSignUpService(shared),
        signInBrowser,
        cookie: createTokenCookie(origin, 'sign_up'),
      }),
      ...createSecondFactors({ ...options, ...shared, signInBrowser, cookie, pendingCookie }),
      ...detailHandlers(details),
      ...emailChangeHandlers(
        createEmailChangeService({ ...shared, announceEmail: options.announceEmail }),
        details,
      ),
      ...impersonationHandlers({
        service: createImpersonationService({ db, queue, origin }),
        cookie: impersonationCookie,
      }),
      ...socialHandlers({
        service: social,
        signInBrowser,
        cookie: createTokenCookie(origin, 'social'),
      }),
    }),
  };
}

/** Waits until this process has dropped the sessions that a call ended, before the caller gets its response. */
function forgettingAfter<H extends Pick<Handlers, 'getSession'>>(
  settle: () => Promise<void>,
  handlers: H,
): H {
  const wrapped = Object.entries(handlers).map(([name, handler]: [string, AnyHandler]) => [
    name,
    async (...args: Parameters<AnyHandler>) => {
      try {
        return await handler(...args);
      } finally {
        await settle();
      }
    },
  ]);
  // The wrapped handlers keep names and signatures. getSession stays unwrapped: it changes nothing and is called
  // often.
  return { ...(Object.fromEntries(wrapped) as H), getSession: handlers.getSession };
}
