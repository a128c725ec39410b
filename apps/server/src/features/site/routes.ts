import type { SocialProvider } from '@lauda/contract/social-names';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { listFlags } from '../flags/service.ts';

interface SiteDeps {
  db: Kysely<DB>;
  supportEmail: string;
  /** Those that are switched on. */
  socialProviders: SocialProvider[];
  /** Whether codes can be sent to phones. */
  isPhoneOn: boolean;
  /** Whether a model is set up. */
  isAiOn: boolean;
  /** Whether job ads are read from their addresses. */
  isJobAdOn: boolean;
  /** Whether there is anything to buy. */
  isSelling: boolean;
}

export const siteHandlers = ({ db, ...site }: SiteDeps): Pick<Handlers, 'getSite'> => ({
  getSite: async () => ({ flags: await listFlags(db), ...site }),
});
