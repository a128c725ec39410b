import type { Kysely } from 'kysely';
import type { DB } from '../../../db/tables.ts';
import type { Keys } from '../tokens-and-keys/keys.ts';
import { listSealedFactors, replaceSealedSecret } from './second-factor.queries.ts';

const BATCH_ROWS = 500;

export interface ResealResult {
  resealed: number;
  /** No key on the keyring decrypts these: their owners must set them up again. */
  unreadable: number;
}

/** Re-encrypts the secrets of authenticator apps with the newest key. Idempotent, and safe while users sign in. */
export async function resealFactors(db: Kysely<DB>, keys: Keys): Promise<ResealResult> {
  let [resealed, unreadable] = [0, 0];
  let after: string | null = null;
  for (;;) {
    const rows: Awaited<ReturnType<typeof listSealedFactors>> = await listSealedFactors(
      db,
      after,
      BATCH_ROWS,
    );
    for (const { id, user_id: userId, secret } of rows)
      try {
        const sealed = keys.reseal(secret, userId);
        if (sealed !== null && (await replaceSealedSecret(db, { userId, factorId: id }, secret, sealed)))
          resealed += 1;
      } catch {
        unreadable += 1;
      }
    after = rows.at(-1)?.id ?? null;
    if (rows.length < BATCH_ROWS || after === null) break;
  }
  return { resealed, unreadable };
}
