import type { sql } from 'kysely';
import { createDatabase } from '../../db/client.ts';
import type { TestDatabase } from '../database.ts';

/** Runs a statement as the owner role, which may grant and revoke. */
export async function asOwner(
  { ownerUrl }: Pick<TestDatabase, 'ownerUrl'>,
  statement: ReturnType<typeof sql>,
): Promise<void> {
  const owner = createDatabase({ url: ownerUrl, maxConnections: 1, applicationName: 'test' });
  await statement.execute(owner.db);
  await owner.close();
}
