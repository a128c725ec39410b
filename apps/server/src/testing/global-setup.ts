import { prepareDatabase } from '../db/prepare-database.ts';
import { ROLES, type RoleKind } from '../db/roles.ts';
import { dropLeftovers } from './database.ts';
import { asRole } from './database/owner-connection.ts';
import { testSettings } from './settings.ts';
import { ensureTemplate } from './database/template.ts';

const canConnect = (role: RoleKind): Promise<boolean> =>
  asRole(role, async (client) => (await client.query('select')).rowCount === 1).catch(() => false);

/** A server prepared for an earlier release lacks newer roles. */
async function hasAllRoles(): Promise<boolean> {
  const answers = await Promise.all((Object.keys(ROLES) as RoleKind[]).map(canConnect));
  return answers.every(Boolean);
}

export async function setup(): Promise<void> {
  const { adminUrl, passwords } = testSettings;
  // Only then: preparing sets passwords, and a server in use has its own.
  if (!(await hasAllRoles())) prepareDatabase({ databaseName: 'lauda', passwords, adminUrl });
  await ensureTemplate();
  await dropLeftovers();
}
