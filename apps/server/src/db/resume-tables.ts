import type { Generated, JSONColumnType } from 'kysely';

export interface ResumeTable {
  user_id: string;
  id: Generated<string>;
  version: Generated<number>;
  title: string;
  create_operation_id: string;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
  versions_due_at: Date | null;
}

export interface ResumeLinkTable {
  user_id: string;
  resume_id: string;
  base_id: string | null;
  base_version: number;
  snapshot: JSONColumnType<object>;
  ignored: Generated<string[]>;
  previous_snapshot: JSONColumnType<object> | null;
  previous_ignored: string[] | null;
  label: string;
  kind: Generated<'variant' | 'twin'>;
  created_at: Generated<Date>;
  revision: Generated<number>;
  open_updates: number | null;
  counted_version: number | null;
  counted_base_version: number | null;
  ad: string | null;
  match_score: number | null;
  matched_version: number | null;
  matched_month: string | null;
}

export interface ProposalTable {
  user_id: string;
  id: Generated<string>;
  resume_id: string;
  source: 'translation' | 'reviewer' | 'agent' | 'coach' | 'ai';
  passage: string;
  fields: JSONColumnType<object>;
  claims: JSONColumnType<object>;
  state: Generated<'open' | 'accepted' | 'edited' | 'rejected'>;
  created_at: Generated<Date>;
  decided_revision: number | null;
  decided_at: Date | null;
}

export interface ResumeTallyTable {
  user_id: string;
  live_count: number;
}

export interface ResumeVersionTable {
  user_id: string;
  resume_id: string;
  version: number;
  operation_id: string;
  saved_at: Date;
  /** Null once version thinning has removed it. */
  document: JSONColumnType<object> | null;
}
