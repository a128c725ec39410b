import { Client } from 'pg';
import type { RoleKind } from '../../db/roles.ts';
import { testSettings } from '../settings.ts';

/** Runs statements outside any test database, as the role that may create and drop them. */
export const asOwner = <T>(work: (client: Client) => Promise<T>): Promise<T> => asRole('owner', work);

export async function asRole<T>(role: RoleKind, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: testSettings.databaseUrl(role, 'postgres') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
