import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type {
  AccessEntryTable,
  AccountArchiveTable,
  AccountDeletionTable,
  AppUserTable,
  ConnectionTable,
  DeletionTombstoneTable,
  EmailPreferenceTable,
  ImpersonationTable,
  KnownDeviceTable,
  EmailChangeTable,
  FormerEmailTable,
  MailRefusalTable,
  OneTimeCodeTable,
  OneTimeTokenTable,
  PasskeyTable,
  PasskeyChallengeTable,
  PendingSignInTable,
  PendingSignUpTable,
  RecoveryCodeTable,
  RetainedKeyTable,
  SecondFactorTable,
  SecondFactorGuessTable,
  SessionTable,
  SocialFlowTable,
  StaffRoleTable,
} from './account-tables.ts';
import type {
  ProposalTable,
  ResumeLinkTable,
  ResumeTable,
  ResumeTallyTable,
  ResumeVersionTable,
} from './resume-tables.ts';

/** A bigint is read as a string: JavaScript numbers cannot hold all of its values. */
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
  trace_parent: Generated<string | null>;
}

export interface ThinningTable {
  span: string;
  thinned_until: Date;
}

export interface JobProgressTable {
  user_id: string;
  job_id: string;
  step: string;
  percent: number;
  updated_at: Generated<Date>;
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

export interface ProfileTable {
  user_id: string;
  id: Generated<string>;
  ai_usage_count: Generated<number>;
  letter_usage_count: Generated<number>;
}

export interface AiUseTable {
  user_id: string;
  id: Generated<string>;
  purpose: 'suggestion' | 'tailoring' | 'coach' | 'letter' | 'import' | 'check' | 'translation';
  allowance: 'suggestion' | 'letter' | 'pro' | 'none';
  state: Generated<'reserved' | 'settled' | 'released'>;
  tokens: number;
  reserved_at: Generated<Date>;
  expires_at: Date;
}

export interface AiMonthTable {
  month: Date;
  tokens: Bigint;
}

export interface ApplicationTable {
  user_id: string;
  id: string;
  version: Generated<number>;
  card: JSONColumnType<object>;
  link_id: string | null;
  document: JSONColumnType<object>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}

export interface ApplicationSentTable {
  user_id: string;
  application_id: string;
  resume_id: string;
  resume_version: number;
  document: JSONColumnType<object>;
  created_at: Generated<Date>;
}

export interface CalendarFeedTable {
  user_id: string;
  secret_hash: string;
  created_at: Generated<Date>;
}

export interface CoverLetterTable {
  user_id: string;
  id: string;
  version: Generated<number>;
  company: string;
  position: string;
  document: JSONColumnType<object>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}

export interface CoachMessageTable {
  user_id: string;
  resume_id: string;
  id: string;
  question_id: string | null;
  position: GeneratedAlwaysBigint;
  role: 'user' | 'assistant';
  text: string;
  proposals: JSONColumnType<object[], string | undefined>;
  is_stopped: Generated<boolean>;
  created_at: Generated<Date>;
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
  download_count: Generated<number>;
  told_views: Generated<number>;
  told_downloads: Generated<number>;
  created_at: Generated<Date>;
}

export interface MailingTable {
  id: Generated<string>;
  kind: 'tips' | 'updates';
  subject_en: string;
  body_en: string;
  subject_pt: string;
  body_pt: string;
  status: Generated<'draft' | 'scheduled' | 'sending' | 'sent'>;
  send_at: Date | null;
  last_user_id: Generated<string>;
  finished_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface MailingDeliveryTable {
  user_id: string;
  mailing_id: string;
  sent_at: Date | null;
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
  dispute_status: 'open' | 'won' | 'lost' | null;
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
  refund_count: number | null;
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

export interface FigureDayTable {
  day: ColumnType<Date, string, never>;
  name: string;
  value: Bigint;
}

export interface SchemaMigrationsTable {
  version: string;
}

/** Schema public after all migrations; a test compares it with the database catalog. */
export interface PhotoTable {
  user_id: string;
  id: string;
  source_hash: Buffer;
  created_at: Generated<Date>;
  check_at: Generated<Date>;
}

export interface ImportTable {
  user_id: string;
  id: string;
  status: 'uploading' | 'reading' | 'ready' | 'failed';
  fault: string | null;
  file_name: string;
  job_id: string | null;
  result: JSONColumnType<object> | null;
  created_at: Generated<Date>;
  expires_at: Generated<Date>;
}

export interface RemovedObjectTable {
  key: string;
  removed_at: Generated<Date>;
}

export interface DB {
  analytics_day: AnalyticsDayTable;
  analytics_event: AnalyticsEventTable;
  access_entry: AccessEntryTable;
  ai_month: AiMonthTable;
  ai_use: AiUseTable;
  account_archive: AccountArchiveTable;
  account_deletion: AccountDeletionTable;
  app_user: AppUserTable;
  application: ApplicationTable;
  application_sent: ApplicationSentTable;
  audit_entry: AuditEntryTable;
  audit_head: AuditHeadTable;
  billing_customer: BillingCustomerTable;
  billing_info: BillingInfoTable;
  calendar_feed: CalendarFeedTable;
  coach_message: CoachMessageTable;
  connection: ConnectionTable;
  cover_letter: CoverLetterTable;
  deletion_tombstone: DeletionTombstoneTable;
  email_preference: EmailPreferenceTable;
  feature_flag: FeatureFlagTable;
  figure_day: FigureDayTable;
  impersonation: ImpersonationTable;
  import: ImportTable;
  job_progress: JobProgressTable;
  known_device: KnownDeviceTable;
  live_event: LiveEventTable;
  one_time_code: OneTimeCodeTable;
  one_time_token: OneTimeTokenTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  payment_event: PaymentEventTable;
  pending_sign_in: PendingSignInTable;
  pending_sign_up: PendingSignUpTable;
  profile: ProfileTable;
  proposal: ProposalTable;
  recovery_code: RecoveryCodeTable;
  retained_key: RetainedKeyTable;
  photo: PhotoTable;
  removed_object: RemovedObjectTable;
  resume: ResumeTable;
  resume_link: ResumeLinkTable;
  resume_tally: ResumeTallyTable;
  resume_version: ResumeVersionTable;
  schema_migrations: SchemaMigrationsTable;
  second_factor: SecondFactorTable;
  second_factor_guess: SecondFactorGuessTable;
  email_change: EmailChangeTable;
  former_email: FormerEmailTable;
  mail_refusal: MailRefusalTable;
  mailing: MailingTable;
  mailing_delivery: MailingDeliveryTable;
  session: SessionTable;
  share_link: ShareLinkTable;
  share_salt: ShareSaltTable;
  share_viewer: ShareViewerTable;
  social_flow: SocialFlowTable;
  staff_role: StaffRoleTable;
  subscription: SubscriptionTable;
  thinning: ThinningTable;
}
