import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { RoleKind } from './roles.ts';

export interface PrepareDatabaseOptions {
  databaseName: string;
  passwords: Readonly<Record<RoleKind, string>>;
  /** An administrator's connection URL. Without it, the usual local logins are tried. */
  adminUrl?: string | undefined;
}

interface WayIn {
  label: string;
  command: readonly [string, ...string[]];
  env?: Record<string, string>;
}

/** The connection URL as libpq environment variables: every user of the machine can read a command line. */
function libpqEnvironment(adminUrl: string): Record<string, string> {
  const url = new URL(adminUrl);
  return {
    PGHOST: url.hostname,
    PGPORT: url.port || '5432',
    PGUSER: decodeURIComponent(url.username) || 'postgres',
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)) || 'postgres',
    ...(url.searchParams.has('sslmode') ? { PGSSLMODE: url.searchParams.get('sslmode') ?? '' } : {}),
  };
}

const PSQL = ['psql', '-X', '-q', '-w', '-v', 'ON_ERROR_STOP=1', '-v', 'VERBOSITY=terse', '-f', '-'] as const;
const LOCAL = [...PSQL, '-d', 'postgres'] as const;

function waysIn(adminUrl: string | undefined): WayIn[] {
  if (adminUrl !== undefined)
    return [{ label: 'DATABASE_ADMIN_URL', command: PSQL, env: libpqEnvironment(adminUrl) }];
  const isRoot = process.getuid?.() === 0;
  return [
    {
      label: 'postgres@127.0.0.1:5432',
      command: [...LOCAL, '-h', '127.0.0.1', '-p', '5432', '-U', 'postgres'],
    },
    isRoot
      ? { label: 'runuser -u postgres', command: ['runuser', '-u', 'postgres', '--', ...LOCAL] }
      : { label: 'sudo -n -u postgres', command: ['sudo', '-n', '-u', 'postgres', '--', ...LOCAL] },
    { label: 'the local socket as yourself', command: LOCAL },
  ];
}

/** A `\set` line: inside its single quotes psql reads backslash escapes and doubled quotes. */
export function setVariable(name: string, value: string): string {
  // A line break would end the command, and no psql escape for it works in every version.
  if (/\p{Cc}/u.test(value)) throw new Error(`${name} holds a control character.`);
  return `\\set ${name} '${value.replaceAll('\\', '\\\\').replaceAll("'", "''")}'\n`;
}

/** With ON_ERROR_STOP, psql exits with this code when a statement failed. The login itself worked. */
const STATEMENT_FAILED = 3;

/** Creates the roles and the database unless they exist, and sets the roles' passwords. */
export function prepareDatabase({ databaseName, passwords, adminUrl }: PrepareDatabaseOptions): void {
  const input =
    setVariable('database_name', databaseName) +
    setVariable('owner_password', passwords.owner) +
    setVariable('app_password', passwords.app) +
    setVariable('system_password', passwords.system) +
    setVariable('auth_password', passwords.auth) +
    readFileSync(new URL('./bootstrap.sql', import.meta.url), 'utf8');
  const refusals: string[] = [];
  for (const { label, command, env } of waysIn(adminUrl)) {
    const [file, ...args] = command;
    // The user that sudo and runuser switch to may have no access to the current folder.
    const run = spawnSync(file, args, { input, cwd: '/', env: { ...process.env, ...env }, encoding: 'utf8' });
    if (run.status === 0) return;
    const reason = run.error ? run.error.message : run.stderr.trim();
    if (run.status === STATEMENT_FAILED) throw new Error(`The database could not be prepared: ${reason}`);
    refusals.push(`  ${label}: ${reason}`);
  }
  throw new Error(
    `No way into PostgreSQL as an administrator:\n${refusals.join('\n')}\n` +
      'Start PostgreSQL, or set DATABASE_ADMIN_URL=postgres://user:password@host:5432/postgres to a role that may create roles and databases.',
  );
}
