import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** A bigint is read as text: JavaScript numbers cannot hold all of its values. */
type GeneratedAlwaysBigint = ColumnType<string, never, never>;

export interface FeatureFlagTable {
  name: string;
  is_on: Generated<boolean>;
  updated_at: Generated<Date>;
}

export interface LiveEventTable {
  user_id: string;
  id: GeneratedAlwaysBigint;
  payload: JSONColumnType<object>;
  created_at: Generated<Date>;
  is_published: Generated<boolean>;
}

export interface JobProgressTable {
  user_id: string;
  job_id: string;
  step: string;
  percent: number;
  updated_at: Generated<Date>;
}

export interface AppUserTable {
  id: Generated<string>;
  email: string;
  email_verified: Generated<boolean>;
  name: string;
  first_name: Generated<string>;
  last_name: Generated<string>;
  image: string | null;
  locale: Generated<string>;
  preferred_domain: Generated<string>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface SessionTable {
  user_id: string;
  id: Generated<string>;
  token_hash: string;
  is_second_factor_verified: Generated<boolean>;
  ip_address: string | null;
  user_agent: string | null;
  expires_at: Date;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface ConnectionTable {
  user_id: string;
  id: Generated<string>;
  provider_id: string;
  account_id: string;
  password: string | null;
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  scope: string | null;
  access_token_expires_at: Date | null;
  refresh_token_expires_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface OneTimeTokenTable {
  id: Generated<string>;
  identifier: string;
  value: string;
  expires_at: Date;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface StaffRoleTable {
  user_id: string;
  role: string;
  granted_at: Generated<Date>;
  granted_by: string | null;
}

export interface SchemaMigrationsTable {
  version: string;
}

/** Schema public as the migrations leave it; a test compares it with the catalogue. */
export interface DB {
  app_user: AppUserTable;
  connection: ConnectionTable;
  feature_flag: FeatureFlagTable;
  job_progress: JobProgressTable;
  live_event: LiveEventTable;
  one_time_token: OneTimeTokenTable;
  schema_migrations: SchemaMigrationsTable;
  session: SessionTable;
  staff_role: StaffRoleTable;
}
