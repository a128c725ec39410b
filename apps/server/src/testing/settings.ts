import { ROLES, type RoleKind } from '../db/roles.ts';

interface TestSettings {
  /** Can create the roles when they are missing. */
  adminUrl: string | undefined;
  redisUrl: string;
  /** How many samples a timing test takes of each case. */
  timingSamples: number;
  passwords: Readonly<Record<RoleKind, string>>;
  /** The URL of a database for one of the roles. */
  databaseUrl(role: RoleKind, databaseName: string): string;
}

/** Password of the roles that tests create, on a server with an administrator but without an .env file. */
const TEST_PASSWORD = 'lauda_test';

function loadEnvFile(): void {
  try {
    process.loadEnvFile(new URL('../../../../.env', import.meta.url));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** The only place where tests read the environment. */
function readTestSettings(): TestSettings {
  loadEnvFile();
  const { env } = process;
  const { TEST_DATABASE_ADMIN_URL, REDIS_URL } = env;
  const fromSetup = {
    owner: env['DATABASE_OWNER_URL'],
    app: env['DATABASE_URL'],
    system: env['DATABASE_SYSTEM_URL'],
    auth: env['DATABASE_AUTH_URL'],
  };
  const local = TEST_DATABASE_ADMIN_URL ?? 'postgres://127.0.0.1:5432';
  const roleUrl = (role: RoleKind): URL => {
    const given = TEST_DATABASE_ADMIN_URL === undefined ? fromSetup[role] : undefined;
    const url = new URL(given ?? local);
    if (given === undefined) Object.assign(url, { username: ROLES[role], password: TEST_PASSWORD });
    return url;
  };
  const password = (role: RoleKind): string => decodeURIComponent(roleUrl(role).password);
  return {
    adminUrl: TEST_DATABASE_ADMIN_URL,
    timingSamples: Number(env['LAUDA_TIMING_SAMPLES'] ?? 40),
    redisUrl: REDIS_URL ?? 'redis://127.0.0.1:6379',
    passwords: {
      owner: password('owner'),
      app: password('app'),
      system: password('system'),
      auth: password('auth'),
    },
    databaseUrl: (role, databaseName) => Object.assign(roleUrl(role), { pathname: `/${databaseName}` }).href,
  };
}

export const testSettings = readTestSettings();
