import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/tables.ts';

/** What is about to be taken away. */
type Without = { connectionId: string } | { passkeyId: string };

/** How better-auth calls the connection that is a password. */
export const PASSWORD_PROVIDER = 'credential';

/**
 * Holds when the person can still sign in without it: by password, by an account elsewhere, or with a
 * passkey. To be put into the WHERE of the statement that deletes, after `lockWaysIn` in the same
 * transaction: two deletions at once would each count the other's row.
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

/** Holds back everybody else who would change this person's ways in, until the transaction ends. */
export async function lockWaysIn(db: Kysely<DB>, userId: string): Promise<void> {
  await db.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute();
}
