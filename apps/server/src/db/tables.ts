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

export interface SchemaMigrationsTable {
  version: string;
}

/** Schema public as the migrations leave it; a test compares it with the catalogue. */
export interface DB {
  feature_flag: FeatureFlagTable;
  job_progress: JobProgressTable;
  live_event: LiveEventTable;
  schema_migrations: SchemaMigrationsTable;
}
