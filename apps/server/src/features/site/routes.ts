import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { listFlags } from '../flags/service.ts';

interface SiteDeps {
  db: Kysely<DB>;
  supportEmail: string;
}

export const siteHandlers = ({ db, supportEmail }: SiteDeps): Pick<Handlers, 'getSite'> => ({
  getSite: async () => ({ flags: await listFlags(db), supportEmail }),
});
