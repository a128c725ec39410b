import type { SocialProvider } from '@lauda/contract/accounts/social-names';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { listFlags } from '../flags/service.ts';

interface SiteDeps {
  db: Kysely<DB>;
  supportEmail: string;
  /** Only configured providers. */
  socialProviders: SocialProvider[];
  /** Whether codes can be sent by text message. */
  isPhoneOn: boolean;
  /** Whether an AI model is configured. */
  isAiOn: boolean;
  /** Whether job ads are fetched from URLs. */
  isJobAdOn: boolean;
  /** Whether plans are sold. */
  isSelling: boolean;
}

export const siteHandlers = ({ db, ...site }: SiteDeps): Pick<Handlers, 'getSite'> => ({
  getSite: async () => ({ flags: await listFlags(db), ...site }),
});
