import { randomUUID } from 'node:crypto';
import { routes } from '@lauda/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from './db/client.ts';
import type { DB } from './db/tables.ts';
import type { Env } from './env.ts';
import { AppError } from './errors.ts';
import { createAccounts } from './features/accounts/accounts.ts';
import type { SocialEnv } from './features/accounts/social-clients.ts';
import { flagHandlers } from './features/flags/routes.ts';
import { liveEventHandlers } from './features/live-events/routes.ts';
import { registerPages } from './features/pages/routes.ts';
import { planHandlers } from './features/plans/routes.ts';
import { createPlanService, type RefreshFromProvider } from './features/plans/service.ts';
import { referenceHandlers } from './features/reference/routes.ts';
import { resumeHandlers } from './features/resumes/routes.ts';
import { createResumeService } from './features/resumes/service.ts';
import { siteHandlers } from './features/site/routes.ts';
import { registerConnectionClosing } from './platform/http/connection-closing.ts';
import { createErrorReply } from './platform/http/error-reply.ts';
import { registerJsonText } from './platform/http/json-text.ts';
import type { Handlers } from './platform/http/handlers.ts';
import type { RateLimiter } from './platform/http/rate-limit.ts';
import { registerRequestLog } from './platform/http/request-log.ts';
import { registerRoutes, requirePolicies } from './platform/http/register-routes.ts';
import { registerSameSiteCheck } from './platform/http/same-site.ts';
import { registerSecurityHeaders } from './platform/http/security-headers.ts';
import type { Hub } from './platform/live-events/hub.ts';
import type { Log } from './platform/log.ts';
import type { Metrics } from './platform/metrics.ts';
import type { Queue } from './platform/queue/queue.ts';

/** Everything the HTTP side needs from outside. Production and tests hand in the same things. */
export interface AppDeps {
  env: Pick<
    Env,
    | 'ADMIN_EMAIL'
    | 'APP_ORIGINS'
    | 'AUTH_SECRET'
    | 'DEBUG_SCREENS'
    | 'LOCALE_HOSTS'
    | 'SESSION_CACHE_SECONDS'
    | 'SMS_ACCOUNT_ID'
    | 'SUPPORT_EMAIL'
    | 'TRUSTED_PROXIES'
  > &
    SocialEnv;
  log: Log;
  metrics: Metrics;
  /** As the role that row-level security binds. */
  db: Kysely<DB>;
  /** The connections of `db`, for statements that are prepared once. */
  pool: Pool;
  /** As the role that writes for others than the caller: staff's switches, what the payment provider says. */
  systemDb: Kysely<DB>;
  /** As the role that signs people in. */
  auth: Database;
  queue: Queue;
  hub: Hub;
  limits: RateLimiter;
  refreshFromProvider: RefreshFromProvider;
  /** The built web app; null where something else serves it. */
  webFolder: string | null;
}

/** The composition root. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { env, log, metrics } = deps;
  const origin = env.APP_ORIGINS[0] ?? '';
  const replyWithError = createErrorReply(log);
  const app = Fastify({
    logger: false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // Only this many hops are ours; an address that a client wrote further out is never believed.
    trustProxy: (_address, hop) => hop < env.TRUSTED_PROXIES,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => void replyWithError(error, request, reply),
  });

  requirePolicies(app);
  registerConnectionClosing(app);
  registerRequestLog(app, { log, metrics });
  registerSecurityHeaders(app, { isHttps: origin.startsWith('https:') });
  registerSameSiteCheck(app, env.APP_ORIGINS);
  registerJsonText(app);
  app.setErrorHandler(replyWithError);
  app.setNotFoundHandler(() => {
    throw new AppError('NOT_FOUND');
  });

  const accounts = createAccounts({
    database: deps.auth,
    queue: deps.queue,
    limits: deps.limits,
    secret: env.AUTH_SECRET,
    origin,
    adminEmail: env.ADMIN_EMAIL,
    social: env,
    hasSms: env.SMS_ACCOUNT_ID !== undefined,
    sessionCacheSeconds: env.SESSION_CACHE_SECONDS,
    log,
  });
  app.addHook('onClose', accounts.close);
  const plans = createPlanService({
    db: deps.db,
    systemDb: deps.systemDb,
    staffRoleOf: accounts.staffRoleOf,
    refreshFromProvider: deps.refreshFromProvider,
  });
  const handlers: Handlers = {
    ...accounts.handlers,
    ...resumeHandlers(
      createResumeService({
        db: deps.db,
        pool: deps.pool,
        resumeLimitOf: plans.resumeLimitOf,
      }),
    ),
    ...planHandlers(plans),
    ...flagHandlers({ db: deps.db, systemDb: deps.systemDb }),
    ...siteHandlers({
      db: deps.db,
      supportEmail: env.SUPPORT_EMAIL,
      socialProviders: accounts.socialProviders,
      isPhoneOn: env.SMS_ACCOUNT_ID !== undefined,
    }),
    ...liveEventHandlers({ app, hub: deps.hub, metrics, isSessionAlive: accounts.isSessionAlive }),
    ...referenceHandlers(origin),
  };
  registerRoutes(app, {
    routes,
    handlers,
    authenticate: accounts.authenticate,
    checkLimit: deps.limits.check,
  });
  if (deps.webFolder !== null)
    await registerPages(app, {
      folder: deps.webFolder,
      origin,
      hostLocales: env.LOCALE_HOSTS,
      hasDebugScreens: env.DEBUG_SCREENS === 'true',
    });
  return app;
}
