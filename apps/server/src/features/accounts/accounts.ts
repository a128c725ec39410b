import type { Database } from '../../db/client.ts';
import type { RateLimiter } from '../../platform/http/rate-limit.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { createAuth } from './auth.ts';
import { createSessionReader } from './authenticate.ts';
import { createGuessLimits } from './guess-limits.ts';
import { accountHandlers } from './routes.ts';
import { createAccountService } from './service.ts';
import { createSessionCookie } from './session-cookie.ts';

export interface AccountOptions {
  /** As lauda_auth. */
  database: Database;
  queue: Queue;
  limits: RateLimiter;
  secret: string;
  origin: string;
  adminEmail: string | undefined;
}

/** Everything about accounts that the composition root needs. */
export function createAccounts({ database, queue, limits, secret, origin, adminEmail }: AccountOptions) {
  const cookie = createSessionCookie({ origin, secret });
  const sessions = createSessionReader(database, cookie);
  const service = createAccountService({
    auth: createAuth({ db: database.db, secret, origin }),
    db: database.db,
    queue,
    limits: createGuessLimits(limits),
    adminEmail,
  });
  return {
    authenticate: sessions.authenticate,
    isSessionAlive: sessions.isAlive,
    handlers: accountHandlers({ service, sessions, cookie }),
  };
}
