import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/tables.ts';

/** The sign-in method about to be removed. */
type Without = { connectionId: string } | { passkeyId: string };

/** better-auth's provider name for passwords. */
export const PASSWORD_PROVIDER = 'credential';

/**
 * True when the user can still sign in without it: by password, social account or passkey. Use it in the WHERE of
 * the DELETE, after `lockWaysIn` in the same transaction: two concurrent deletions would each count the other's
 * row.
 */
export function hasAnotherWayIn(userId: string, without: Without) {
  return (eb: ExpressionBuilder<DB, never>) => {
    const connections = eb
      .selectFrom('connection as way')
      .select(sql`1`.as('one'))
      .where('way.user_id', '=', userId)
      .where((inner) =>
        inner.or([inner('way.provider_id', '<>', PASSWORD_PROVIDER), inner('way.password', 'is not', null)]),
      )
      .$if('connectionId' in without, (query) =>
        query.where('way.id', '<>', 'connectionId' in without ? without.connectionId : ''),
      );
    const passkeys = eb
      .selectFrom('passkey as way')
      .select(sql`1`.as('one'))
      .where('way.user_id', '=', userId)
      .$if('passkeyId' in without, (query) =>
        query.where('way.id', '<>', 'passkeyId' in without ? without.passkeyId : ''),
      );
    return eb.or([eb.exists(connections), eb.exists(passkeys)]);
  };
}

/** Locks this user's sign-in methods until the transaction ends. */
export async function lockWaysIn(db: Kysely<DB>, userId: string): Promise<void> {
  await db.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute();
}
