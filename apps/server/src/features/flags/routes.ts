import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { originOf } from '../audit/service.ts';
import { listFlags, setFlag } from './service.ts';

interface FlagDeps {
  db: Kysely<DB>;
  /** Publishes events to all users, which the request role cannot. */
  systemDb: Kysely<DB>;
}

export const flagHandlers = ({ db, systemDb }: FlagDeps): Pick<Handlers, 'listFlags' | 'setFlag'> => ({
  listFlags: () => listFlags(db),
  setFlag: async ({ params, body }, context) => {
    await setFlag(systemDb, originOf(context), { name: params.name, isOn: body.isOn });
    return listFlags(db);
  },
});
