import { Client } from 'pg';
import { testSettings } from './settings.ts';

/** Runs statements outside any test database, as the role that may make and drop them. */
export async function asOwner<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: testSettings.databaseUrl('owner', 'postgres') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
