import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { routes } from '@lauda/contract';
import { exportFileName } from '@lauda/domain/resume/export-file-name';
import { resumeTitle } from '@lauda/domain/resume/title';
import Fastify, { type FastifyInstance } from 'fastify';
import type { AppDeps } from './app-deps.ts';
import { AppError } from './errors.ts';
import { aiHandlers } from './features/ai/routes.ts';
import { createClaimFinder } from './features/ai/second-reader.ts';
import { createAiService } from './features/ai/service.ts';
import { createSuggestionService } from './features/ai/suggestions/suggestions.service.ts';
import { createAccounts } from './features/accounts/accounts.ts';
import { hashPassword, isPassword } from './features/accounts/passwords.ts';
import { fillKeyring } from './features/accounts/tokens-and-keys/retained-keys.ts';
import { applicationHandlers } from './features/applications/routes.ts';
import { coachHandlers } from './features/coach/routes.ts';
import { createCoachService } from './features/coach/service.ts';
import { coverLetterHandlers } from './features/cover-letters/routes.ts';
import { createCoverLetterService } from './features/cover-letters/service.ts';
import { createLetterWriter } from './features/cover-letters/writing.ts';
import { createExportService } from './features/documents/export.service.ts';
import { contentDisposition } from './features/documents/file-name.ts';
import { documentHandlers } from './features/documents/routes.ts';
import { createDocumentService } from './features/documents/service.ts';
import { auditHandlers } from './features/audit/routes.ts';
import { createAuditService } from './features/audit/service.ts';
import { createBilling } from './features/billing/billing.ts';
import { flagHandlers } from './features/flags/routes.ts';
import { listFlags } from './features/flags/service.ts';
import { createFillService } from './features/imports/fill.service.ts';
import { createLinkedInService } from './features/imports/linkedin.service.ts';
import { createReadbackService } from './features/imports/readback.service.ts';
import { importHandlers } from './features/imports/routes.ts';
import { createImportService } from './features/imports/service.ts';
import { jobAdHandlers } from './features/job-ads/routes.ts';
import { createJobAdService } from './features/job-ads/service.ts';
import { legalHandlers } from './features/legal/routes.ts';
import { legalLines, missingLegalSettings } from './features/legal/service.ts';
import { liveEventHandlers } from './features/live-events/routes.ts';
import { notificationHandlers } from './features/notifications/routes.ts';
import { createNotificationService } from './features/notifications/service.ts';
import { registerPages } from './features/pages/routes.ts';
import { photoHandlers } from './features/photos/routes.ts';
import { createPhotoService } from './features/photos/service.ts';
import { planHandlers } from './features/plans/routes.ts';
import { createPlanService } from './features/plans/service.ts';
import { createArchiveService } from './features/privacy/archive/archive.service.ts';
import { privacyHandlers } from './features/privacy/routes.ts';
import { createDeletionService } from './features/privacy/service.ts';
import { referenceHandlers } from './features/reference/routes.ts';
import { resumeHandlers } from './features/resumes/routes.ts';
import { createResumeService } from './features/resumes/service.ts';
import { createReading } from './features/sharing/reading.ts';
import { searchHandlers } from './features/search/routes.ts';
import { createSearchService } from './features/search/service.ts';
import { sharingHandlers } from './features/sharing/routes.ts';
import { createSharingService } from './features/sharing/service.ts';
import { createShareAddresses } from './features/sharing/share-address.ts';
import { registerSharePages } from './features/sharing/pages/share-pages.ts';
import { registerSecurityText } from './features/site/security-text.ts';
import { siteHandlers } from './features/site/routes.ts';
import { tailoringHandlers } from './features/tailoring/routes.ts';
import { createTailoringService } from './features/tailoring/service.ts';
import { variantHandlers } from './features/variants/routes.ts';
import { registerCompression } from './platform/http/answers/compression.ts';
import { CONNECTION_SETTINGS, registerConnectionClosing } from './platform/http/connection-closing.ts';
import { createErrorReply } from './platform/http/answers/error-reply.ts';
import { createEventStreams } from './platform/http/answers/event-streams.ts';
import { registerJsonText } from './platform/http/json-text.ts';
import type { Handlers } from './platform/http/handlers.ts';
import { registerRequestLog } from './platform/http/request-log.ts';
import { registerRoutes, requirePolicies } from './platform/http/register-routes.ts';
import { registerSameSiteCheck } from './platform/http/same-site.ts';
import { registerSecurityHeaders } from './platform/http/answers/security-headers.ts';
import {
  HEADERS_LIMIT_MS,
  registerUploadPace,
  REQUEST_LIMIT_MS,
} from './platform/http/limits/upload-pace.ts';
import { keyringOf } from './platform/secrets/keyring.ts';
import { registerGauge } from './platform/metrics/metrics.ts';
import { modelOf } from './platform/models.ts';
import { ARCHIVE_SIGNATURES, createSigner, UNSUBSCRIBE_SIGNATURES } from './platform/secrets/signer.ts';
import { registerHttpSpans } from './platform/tracing/http-spans.ts';
import { createTextChecks, TEXT_CHECKS } from './platform/text-checks/text-checks.ts';
import { createStaffArea } from './staff-area.ts';

/** The composition root. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { env, log, metrics } = deps;
  const origin = env.APP_ORIGINS[0] ?? '';
  const keyring = keyringOf(env);
  const stopFilling = await fillKeyring(deps.auth.db, keyring, log);
  const replyWithError = createErrorReply(log);
  const app = Fastify({
    logger: false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // Trust only this many proxy hops; a client can forge the X-Forwarded-For entries beyond them.
    trustProxy: (_address, hop) => hop < env.TRUSTED_PROXIES,
    requestTimeout: REQUEST_LIMIT_MS,
    ...CONNECTION_SETTINGS,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => void replyWithError(error, request, reply),
  });
  app.addHook('onClose', async () => stopFilling());
  app.server.headersTimeout = HEADERS_LIMIT_MS;
  registerUploadPace(app);
  requirePolicies(app);
  registerConnectionClosing(app, deps.isStopping);
  registerHttpSpans(app);
  registerRequestLog(app, { log, metrics });
  registerSecurityHeaders(app, {
    isHttps: origin.startsWith('https:'),
    hasPreload: env.HSTS_PRELOAD === 'true',
  });
  registerSameSiteCheck(app, env.APP_ORIGINS);
  registerJsonText(app);
  registerCompression(app);
  app.setErrorHandler(replyWithError);
  app.setNotFoundHandler(() => {
    throw new AppError('NOT_FOUND');
  });

  const billing = createBilling({
    payments: deps.payments,
    systemDb: deps.systemDb,
    queue: deps.queue,
    origins: env.APP_ORIGINS,
    hostLocales: env.LOCALE_HOSTS,
    log,
  });
  const accounts = createAccounts({
    ...deps,
    database: deps.auth,
    keyring,
    origin,
    adminEmail: env.ADMIN_EMAIL,
    social: env,
    hasSms: env.SMS_ACCOUNT_ID !== undefined,
    sessionCacheSeconds: env.SESSION_CACHE_SECONDS,
    sessionLimits: env,
    announceEmail: billing.announceEmail,
    log,
  });
  app.addHook('onClose', accounts.close);
  const plans = createPlanService({
    db: deps.db,
    systemDb: deps.systemDb,
    staffRoleOf: accounts.staffRoleOf,
    refreshFromProvider: billing.refreshFromProvider,
    isSelling: deps.isSelling,
  });
  const resumes = createResumeService({
    db: deps.db,
    pool: deps.pool,
    resumeLimitOf: plans.resumeLimitOf,
    onSaveBatch: (size) => metrics.batchSize.observe({ of: 'save' }, size),
  });
  const documents = createDocumentService({ pool: deps.documentPool, log });
  const hasProAccess = async (userId: string) => (await plans.getPlan(userId)).isProAccess;
  const ai = createAiService({
    model: modelOf(env),
    env,
    systemDb: deps.systemDb,
    hasProAccess,
    log,
    metrics,
  });
  const photos = createPhotoService({ db: deps.db, storage: deps.storage });
  const exported = createExportService({
    documents,
    getResume: resumes.get,
    hasProAccess,
    findPhoto: (userId, photoId) => photos.find({ userId, photoId }),
  });
  const imports = createImportService({
    db: deps.db,
    storage: deps.storage,
    queue: deps.queue,
    hasRoom: async (userId) => {
      const limit = await plans.resumeLimitOf(userId);
      return limit === null || (await resumes.list(userId, { isDeleted: false })).length < limit;
    },
  });
  const linkedIn = createLinkedInService({
    findPerson: accounts.findLinkedInPerson,
    keepPhoto: photos.put,
    issuer: env.LINKEDIN_ISSUER,
  });
  const checks = createTextChecks(TEXT_CHECKS);
  app.addHook('onClose', checks.close);
  app.addHook('onListen', (done) => {
    checks.warmUp();
    done();
  });
  const claims = createClaimFinder({ ai, checks, log });
  const { photoOf } = exported;
  const readback = createReadbackService({ getResume: resumes.get, photoOf, documents, checks });
  app.addHook('onClose', async () => readback.close());
  const sharing = {
    resumes,
    hasPdf: hasProAccess,
    passwords: { hash: hashPassword, isPassword },
    addresses: createShareAddresses(keyring),
  };
  registerGauge(metrics, {
    name: 'lauda_waiting',
    help: 'What waits inside the process: saves for a batch, documents for a child, text checks for a thread.',
    label: 'for',
    read: () => {
      const { waitingVisitors, waitingOthers } = deps.documentPool.load();
      return {
        save: resumes.waitingSaves(),
        document: waitingOthers,
        'visitor document': waitingVisitors,
        'text check': checks.waitingCount(),
      };
    },
  });
  const streams = createEventStreams(app, log);
  const disposition = contentDisposition;
  const letters = createCoverLetterService({
    db: deps.db,
    isOpen: async () => (await listFlags(deps.db)).coverLetter,
    resumes,
    documents,
    hasProAccess,
  });
  const audit = createAuditService({ db: deps.db, authDb: deps.auth.db });
  const staffArea = createStaffArea({
    authDb: deps.auth.db,
    systemDb: deps.systemDb,
    queue: deps.queue,
    storage: deps.storage,
    probes: deps.probes,
    resumes,
    plans,
    sold: billing.sold,
    monthlyTokens: env.AI_MONTHLY_TOKENS,
    missingSettings: missingLegalSettings(env),
    mailPasswordReset: (trx, email) => accounts.enqueueAccountMail(trx, 'reset-password', email),
    settleSessions: accounts.settleSessions,
  });
  const { db, systemDb, queue } = deps;
  const deletions = createDeletionService({ authDb: deps.auth.db, systemDb, queue });
  const handlers: Handlers = {
    ...accounts.handlers,
    ...resumeHandlers(resumes),
    ...tailoringHandlers(createTailoringService({ resumes, ai, claims, checks })),
    ...jobAdHandlers(createJobAdService({ reader: deps.adReader, metrics, log })),
    ...variantHandlers({ db, resumes, checks, log, ai }),
    ...documentHandlers(documents, exported),
    ...photoHandlers(photos),
    ...importHandlers(imports, readback, createFillService({ getImport: imports.get, ai }), linkedIn),
    ...sharingHandlers(createSharingService({ db: deps.db, ...sharing })),
    ...coverLetterHandlers({
      letters,
      writer: createLetterWriter({ letters, ai, claims, checks, hasProAccess }),
      streams,
      disposition,
    }),
    ...applicationHandlers({ db, systemDb, origin, checkLimit: deps.limits.check, exported, disposition }),
    ...searchHandlers(createSearchService({ db })),
    ...coachHandlers(createCoachService({ db, resumes, ai, claims, hasProAccess }), streams),
    ...aiHandlers(createSuggestionService({ ai, claims })),
    ...planHandlers(plans),
    ...billing.handlers,
    ...staffArea.handlers,
    ...auditHandlers(audit),
    ...notificationHandlers(
      createNotificationService({ db, queue, signer: createSigner(keyring, UNSUBSCRIBE_SIGNATURES) }),
    ),
    ...privacyHandlers({
      deletions,
      archives: createArchiveService({
        db: deps.db,
        queue: deps.queue,
        storage: deps.storage,
        signer: createSigner(keyring, ARCHIVE_SIGNATURES),
      }),
      requireFreshProof: accounts.requireFreshProof,
      requirePassword: accounts.requirePassword,
      endSession: accounts.endSession,
    }),
    ...flagHandlers({ db: deps.db, systemDb: deps.systemDb }),
    ...siteHandlers({
      db: deps.db,
      supportEmail: env.SUPPORT_EMAIL,
      socialProviders: accounts.socialProviders,
      isPhoneOn: env.SMS_ACCOUNT_ID !== undefined,
      isAiOn: ai.isOn(),
      isJobAdOn: deps.adReader !== null,
      isSelling: deps.isSelling,
    }),
    ...legalHandlers(env),
    ...liveEventHandlers({ app, hub: deps.hub, metrics, isSessionAlive: accounts.isSessionAlive }),
    ...referenceHandlers(origin),
  };
  registerRoutes(app, {
    routes,
    handlers,
    authenticate: accounts.authenticate,
    checkLimit: deps.limits.check,
    isOverloaded: deps.isOverloaded,
    recordImpersonatedWrite: audit.recordImpersonatedWrite,
  });
  await registerSharePages(app, {
    reading: createReading({ systemDb: deps.systemDb, documents, photoOf: exported.photoOf, ...sharing }),
    ...sharing,
    disposition: (resume) => contentDisposition(exportFileName(resumeTitle(resume), 'pdf')),
    limits: deps.limits,
    hostLocales: env.LOCALE_HOSTS,
    webAssets: deps.webFolder === null ? [] : await readdir(`${deps.webFolder}/assets`),
    log,
  });
  registerSecurityText(app, {
    origin,
    contact: env.SECURITY_CONTACT ?? `mailto:${env.SUPPORT_EMAIL}`,
    policyUrl: env.SECURITY_POLICY_URL,
  });
  if (deps.webFolder !== null)
    await registerPages(app, {
      folder: deps.webFolder,
      origins: env.APP_ORIGINS,
      supportEmail: env.SUPPORT_EMAIL,
      legalLines: (locale) => legalLines(env, locale),
      authenticate: accounts.authenticate,
      hasProAccess,
      isSelling: deps.isSelling,
      hostLocales: env.LOCALE_HOSTS,
      hasDebugScreens: env.DEBUG_SCREENS === 'true',
      isAiOn: ai.isOn(),
    });
  return app;
}
