import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** A bigint is read as text: JavaScript numbers cannot hold all of its values. */
type GeneratedAlwaysBigint = ColumnType<string, never, never>;
type Bigint = ColumnType<string, number | undefined, number>;

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

export interface ResumeTable {
  user_id: string;
  id: Generated<string>;
  version: Generated<number>;
  title: string;
  create_operation_id: string;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
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
  /** Null once thinning has taken it away. */
  document: JSONColumnType<object> | null;
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

export interface AuditEntryTable {
  seq: GeneratedAlwaysBigint;
  at: ColumnType<Date, never, never>;
  actor_id: string | null;
  actor_role: string;
  act: string;
  target_id: string | null;
  details: JSONColumnType<object>;
  ip_address: string | null;
  user_agent: string | null;
  request_id: string | null;
  previous_hash: ColumnType<string, never, never>;
  hash: ColumnType<string, never, never>;
}

export interface AuditHeadTable {
  is_only: ColumnType<boolean, never, never>;
  seq: GeneratedAlwaysBigint;
  hash: ColumnType<string, never, never>;
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

export interface ProfileTable {
  user_id: string;
  id: Generated<string>;
  ai_usage_count: Generated<number>;
}

export interface ShareLinkTable {
  user_id: string;
  id: Generated<string>;
  resume_id: string;
  label: string;
  password_hash: string | null;
  expires_at: Date | null;
  allows_download: Generated<boolean>;
  frozen_version: number | null;
  frozen_document: JSONColumnType<object> | null;
  view_count: Generated<number>;
  last_viewed_at: Date | null;
  created_at: Generated<Date>;
}

export interface ShareViewerTable {
  user_id: string;
  link_id: string;
  day: ColumnType<Date, string, never>;
  viewer_hash: Buffer;
}

export interface ShareSaltTable {
  day: ColumnType<Date, string, never>;
  salt: Buffer;
}

export interface SubscriptionTable {
  user_id: string;
  subscription_type: 'free' | 'proSubscription' | 'proLifetime';
  status: 'pending' | 'active' | 'gracePeriod' | 'cancelled' | 'ended';
  valid_until: Date | null;
  next_payment_amount_cents: number | null;
  next_payment_currency: string | null;
  next_payment_date: Date | null;
  provider_subscription_id: string | null;
  provider_customer_id: string | null;
  cancellation_reason: string | null;
  cancellation_reason_details: string | null;
  cancellation_effective_date: Date | null;
  can_reactivate_until: Date | null;
  updated_at: Generated<Date>;
}

export interface BillingInfoTable {
  user_id: string;
  id: Generated<string>;
  customer_id: string;
  name: Generated<string>;
  email: Generated<string>;
  address_line1: Generated<string>;
  address_line2: Generated<string>;
  address_city: Generated<string>;
  address_state: Generated<string>;
  address_postal_code: Generated<string>;
  address_country: Generated<string>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface BillingCustomerTable {
  user_id: string;
  customer_id: string;
  reading_begun: Bigint;
  reading_stored: Bigint;
  checkout_attempt: JSONColumnType<object> | null;
  created_at: Generated<Date>;
}

export interface PaymentEventTable {
  event_id: string;
  type: string;
  customer_id: string | null;
  received_at: Generated<Date>;
  processed_at: Date | null;
}

export interface AnalyticsEventTable {
  hour: Generated<Date>;
  name: string;
  properties: JSONColumnType<Record<string, string>>;
  value: number | null;
}

export interface AnalyticsDayTable {
  day: Date;
  name: string;
  properties: JSONColumnType<Record<string, string>>;
  count: string;
  value_p75: number | null;
}

export interface SchemaMigrationsTable {
  version: string;
}

/** Schema public as the migrations leave it; a test compares it with the catalogue. */
export interface PhotoTable {
  user_id: string;
  id: string;
  source_hash: Buffer;
  created_at: Generated<Date>;
  check_at: Generated<Date>;
}

export interface RemovedObjectTable {
  key: string;
  removed_at: Generated<Date>;
}

export interface DB {
  analytics_day: AnalyticsDayTable;
  analytics_event: AnalyticsEventTable;
  access_entry: AccessEntryTable;
  app_user: AppUserTable;
  audit_entry: AuditEntryTable;
  audit_head: AuditHeadTable;
  billing_customer: BillingCustomerTable;
  billing_info: BillingInfoTable;
  connection: ConnectionTable;
  feature_flag: FeatureFlagTable;
  impersonation: ImpersonationTable;
  job_progress: JobProgressTable;
  live_event: LiveEventTable;
  one_time_code: OneTimeCodeTable;
  one_time_token: OneTimeTokenTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  payment_event: PaymentEventTable;
  pending_sign_in: PendingSignInTable;
  pending_sign_up: PendingSignUpTable;
  profile: ProfileTable;
  recovery_code: RecoveryCodeTable;
  photo: PhotoTable;
  removed_object: RemovedObjectTable;
  resume: ResumeTable;
  resume_tally: ResumeTallyTable;
  resume_version: ResumeVersionTable;
  schema_migrations: SchemaMigrationsTable;
  second_factor: SecondFactorTable;
  second_factor_guess: SecondFactorGuessTable;
  session: SessionTable;
  share_link: ShareLinkTable;
  share_salt: ShareSaltTable;
  share_viewer: ShareViewerTable;
  social_flow: SocialFlowTable;
  staff_role: StaffRoleTable;
  subscription: SubscriptionTable;
}
