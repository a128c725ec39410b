import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { createDatabase, type Database } from '../db/client.ts';
import type { RoleKind } from '../db/roles.ts';
import type { DB } from '../db/tables.ts';
import { asOwner } from './database/owner-connection.ts';
import { testSettings } from './settings.ts';
import { templateName } from './database/template.ts';

export interface TestDatabase {
  ownerUrl: string;
  appUrl: string;
  systemUrl: string;
  authUrl: string;
  /** As in requests: subject to row-level security. */
  db: Kysely<DB>;
  pool: Pool;
  /** As in background jobs. */
  systemDb: Kysely<DB>;
  /** As in the accounts feature. */
  auth: Database;
  drop: () => Promise<void>;
}

const TEST_PREFIX = 'lauda_test_';
const LEFTOVER_HOURS = 3;

/** Contains the creation time, so that a later run can recognize leftovers of a crashed one. */
const uniqueName = (): string => `${TEST_PREFIX}${Date.now()}_${randomBytes(4).toString('hex')}`;

/** Connections end shortly after their process or pool; one that stays open is a leak in the test. */
async function dropDatabase(name: string): Promise<void> {
  await asOwner(async (client) => {
    for (let attempt = 0; ; attempt++) {
      try {
        await client.query(`drop database if exists "${name}"`);
        return;
      } catch (error) {
        if (attempt === 30 || (error as { code?: string }).code !== '55006') throw error;
        await delay(100);
      }
    }
  });
}

/** Clones the template, an empty one by default; tests of the migrations start from an empty database. */
export async function createBareDatabase(
  template = 'template0',
): Promise<{ name: string; drop: () => Promise<void> }> {
  const name = uniqueName();
  await asOwner((client) => client.query(`create database "${name}" template "${template}"`));
  return { name, drop: () => dropDatabase(name) };
}

/** A separate migrated database for a test or a test file, cloned in about 50 ms. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { name, drop } = await createBareDatabase(templateName());
  const url = (role: RoleKind): string => testSettings.databaseUrl(role, name);
  const app = createDatabase({ url: url('app'), maxConnections: 5, applicationName: 'test' });
  const system = createDatabase({ url: url('system'), maxConnections: 5, applicationName: 'test' });
  const auth = createDatabase({ url: url('auth'), maxConnections: 5, applicationName: 'test' });
  return {
    ownerUrl: url('owner'),
    appUrl: url('app'),
    systemUrl: url('system'),
    authUrl: url('auth'),
    db: app.db,
    pool: app.pool,
    systemDb: system.db,
    auth,
    drop: async () => {
      await Promise.all([app.close(), system.close(), auth.close()]);
      await drop();
    },
  };
}

export async function dropLeftovers(): Promise<void> {
  const limit = Date.now() - LEFTOVER_HOURS * 60 * 60 * 1000;
  await asOwner(async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [TEST_PREFIX],
    );
    for (const { datname } of rows) {
      const madeAt = Number(datname.slice(TEST_PREFIX.length).split('_')[0]);
      if (madeAt < limit) await client.query(`drop database if exists "${datname}"`);
    }
  });
}
