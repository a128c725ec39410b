import type { ServerDocumentEngine } from '@lauda/documents/server';
import type { AdReader } from '@lauda/job-ad';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from './db/client.ts';
import type { DB } from './db/tables.ts';
import type { Env } from './env.ts';
import type { AiEnv } from './features/ai/service.ts';
import type { SocialEnv } from './features/accounts/social/social-clients.ts';
import type { LegalEnv } from './features/legal/service.ts';
import type { RateLimiter } from './platform/http/limits/rate-limit.ts';
import type { Hub } from './platform/live-events/hub.ts';
import type { Log } from './platform/log.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import type { ModelEnv } from './platform/models.ts';
import type { PaymentProvider } from './platform/payments/provider.ts';
import type { Queue } from './platform/queue/queue.ts';
import type { ObjectStorage } from './platform/storage/storage.ts';
import type { StaffAreaDeps } from './staff-area.ts';

/** External dependencies of the HTTP layer. Production and tests pass the same ones. */
export interface AppDeps {
  env: Pick<
    Env,
    | 'ADMIN_EMAIL'
    | 'APP_ORIGINS'
    | 'AUTH_SECRET'
    | 'AUTH_SECRET_PREVIOUS'
    | 'DEBUG_SCREENS'
    | 'HSTS_PRELOAD'
    | 'LOCALE_HOSTS'
    | 'SECURITY_CONTACT'
    | 'SECURITY_POLICY_URL'
    | 'SESSION_CACHE_SECONDS'
    | 'SESSION_MAX_DAYS'
    | 'SMS_ACCOUNT_ID'
    | 'STAFF_SESSION_HOURS'
    | 'SUPPORT_EMAIL'
    | 'TRUSTED_PROXIES'
  > &
    SocialEnv &
    AiEnv &
    LegalEnv &
    ModelEnv;
  log: Log;
  metrics: Metrics;
  /** Connects as the role that is subject to row-level security. */
  db: Kysely<DB>;
  /** The pool behind `db`, for prepared statements. */
  pool: Pool;
  /** Connects as the role that writes across users: staff changes, payment webhooks. */
  systemDb: Kysely<DB>;
  /** Connects as the sign-in role (lauda_auth). */
  auth: Database;
  queue: Queue;
  hub: Hub;
  limits: RateLimiter;
  /** Whether the event loop lags too much to start expensive work. */
  isOverloaded: () => boolean;
  /** Whether the process is draining: responses then ask the proxy to open another connection. */
  isStopping: () => boolean;
  documentPool: ServerDocumentEngine;
  storage: ObjectStorage;
  /** Null when the operator switched it off. */
  adReader: AdReader | null;
  /** Health probes for the staff area that only the entry points can provide. */
  probes: StaffAreaDeps['probes'];
  payments: PaymentProvider | null;
  /** False without a payment provider: every user has Pro. */
  isSelling: boolean;
  /** Folder of the built web app; null where something else serves it. */
  webFolder: string | null;
}
