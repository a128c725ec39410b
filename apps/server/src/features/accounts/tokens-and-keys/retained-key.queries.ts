import type { Kysely } from 'kysely';
import type { DB } from '../../../db/tables.ts';

export const listRetainedKeys = (db: Kysely<DB>) =>
  db
    .selectFrom('retained_key')
    .select(['use', 'fingerprint', 'sealed_key'])
    .orderBy('created_at', 'desc')
    .orderBy('use')
    .execute();

export const putRetainedKey = (
  db: Kysely<DB>,
  row: { use: string; fingerprint: string; sealed_key: string },
): Promise<unknown> =>
  db
    .insertInto('retained_key')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['use', 'fingerprint']).doUpdateSet({ sealed_key: row.sealed_key }),
    )
    .execute();
