import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type Bigint = ColumnType<string, number | undefined, number>;

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

export interface KnownDeviceTable {
  user_id: string;
  token_hash: string;
  seen_at: Generated<Date>;
}

export interface MailRefusalTable {
  user_id: string;
  address_hash: Buffer;
  status: string;
  refused_at: Generated<Date>;
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
  proved_at: Generated<Date>;
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
  provider_email: string | null;
  provider_name: string | null;
  provider_picture: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface OneTimeTokenTable {
  id: Generated<string>;
  identifier: string;
  value: string;
  about: string | null;
  expires_at: Date;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface EmailChangeTable {
  user_id: string;
  new_email: string;
  expires_at: Date;
  created_at: Generated<Date>;
}

export interface FormerEmailTable {
  user_id: string;
  id: Generated<string>;
  email: string;
  changed_at: Generated<Date>;
  expires_at: Date;
}

export interface SocialFlowTable {
  state_hash: string;
  browser_hash: string;
  provider: string;
  code_verifier: string;
  nonce: string;
  return_path: string;
  linking_user_id: string | null;
  locale: string;
  preferred_domain: string;
  expires_at: Date;
}

export interface PendingSignUpTable {
  user_id: string;
  browser_hash: string;
}

export interface ImpersonationTable {
  user_id: string;
  id: Generated<string>;
  staff_user_id: string;
  staff_session_id: string;
  reason: string;
  token_hash: string | null;
  session_hash: string | null;
  expires_at: Date;
  created_at: Generated<Date>;
}

export interface AccessEntryTable {
  user_id: string;
  id: string;
  staff_role: string;
  reason: string;
  can_edit: boolean;
  kind: Generated<'impersonation' | 'resume'>;
  started_at: Generated<Date>;
  ended_at: Date | null;
}

export interface StaffRoleTable {
  user_id: string;
  role: string;
  granted_at: Generated<Date>;
  granted_by: string | null;
}

export interface PendingSignInTable {
  user_id: string;
  id: Generated<string>;
  token_hash: string;
  is_by_phone: Generated<boolean>;
  attempts: Generated<number>;
  expires_at: Date;
  created_at: Generated<Date>;
}

export interface SecondFactorTable {
  user_id: string;
  id: Generated<string>;
  kind: 'totp' | 'phone';
  friendly_name: string;
  secret: string | null;
  phone: string | null;
  last_used_step: Generated<number>;
  confirmed_at: Date | null;
  created_at: Generated<Date>;
}

export interface RecoveryCodeTable {
  user_id: string;
  code_hash: string;
  used_at: Date | null;
  created_at: Generated<Date>;
}

export interface RetainedKeyTable {
  use: string;
  fingerprint: string;
  sealed_key: string;
  created_at: Generated<Date>;
}

export interface SecondFactorGuessTable {
  user_id: string;
  client: string;
  count: number;
  ends_at: Date;
}

export interface OneTimeCodeTable {
  id: Generated<string>;
  subject: string;
  channel: 'email' | 'phone';
  recipient_id: string | null;
  code_hash: string | null;
  attempts: Generated<number>;
  used_at: Date | null;
  expires_at: Date;
  created_at: Generated<Date>;
}

export interface PasskeyTable {
  user_id: string;
  id: Generated<string>;
  credential_id: string;
  public_key: string;
  counter: Bigint;
  transports: Generated<string>;
  friendly_name: string;
  is_backed_up: Generated<boolean>;
  last_used_at: Date | null;
  created_at: Generated<Date>;
}

export interface PasskeyChallengeTable {
  token_hash: string;
  purpose: string;
  challenge_hash: string;
  expires_at: Date;
}

export interface EmailPreferenceTable {
  user_id: string;
  kind: string;
  is_on: boolean;
  unsubscribe_key: Generated<string>;
  updated_at: Generated<Date>;
  last_sent_at: Date | null;
  time_zone: Generated<string>;
  told_until: Generated<Date>;
}

export interface AccountArchiveTable {
  user_id: string;
  id: Generated<string>;
  requested_at: Generated<Date>;
  size_bytes: number | null;
  expires_at: Date | null;
}

export interface AccountDeletionTable {
  user_id: string;
  id: Generated<string>;
  origin: string;
  email: string;
  locale: string;
  requested_at: Generated<Date>;
  report: JSONColumnType<Record<string, number>>;
  last_failed_at: Date | null;
}

export interface DeletionTombstoneTable {
  id: string;
  account_hash: Buffer;
  origin: string;
  requested_at: Date;
  finished_at: Generated<Date>;
  report: JSONColumnType<Record<string, number>>;
}
