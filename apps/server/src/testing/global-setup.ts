import { prepareDatabase } from '../db/prepare-database.ts';
import { dropLeftovers } from './database.ts';
import { asOwner } from './owner-connection.ts';
import { testSettings } from './settings.ts';
import { ensureTemplate } from './template.ts';

const canConnect = (): Promise<boolean> =>
  asOwner(async (client) => (await client.query('select')).rowCount === 1).catch(() => false);

export async function setup(): Promise<void> {
  const { adminUrl, passwords } = testSettings;
  // Not otherwise: preparing sets passwords, and a server in use has its own.
  if (!(await canConnect())) prepareDatabase({ databaseName: 'lauda', passwords, adminUrl });
  await ensureTemplate();
  await dropLeftovers();
}
