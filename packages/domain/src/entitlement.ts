import type { StaffRole } from './permissions.ts';
import { FREE_PLAN_RESUMES } from './resume/limits.ts';

export const SUBSCRIPTION_TYPES = ['free', 'proSubscription', 'proLifetime'] as const;
export type SubscriptionType = (typeof SUBSCRIPTION_TYPES)[number];

export const SUBSCRIPTION_STATUSES = ['pending', 'active', 'gracePeriod', 'cancelled', 'ended'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** The fields that decide about access. */
export interface SubscriptionTerms {
  readonly subscriptionType: SubscriptionType;
  readonly status: SubscriptionStatus;
  readonly validUntil: Date | null;
  readonly canReactivateUntil: Date | null;
}

export interface Entitlement {
  /** Null if the user never bought anything. */
  readonly subscription: SubscriptionTerms | null;
  readonly role: StaffRole | null;
  /** False where no payment provider is configured: nothing is for sale, and everyone has Pro access. */
  readonly isSelling: boolean;
  readonly now: Date;
}

const PAID_TYPES: ReadonlySet<SubscriptionType> = new Set(['proSubscription', 'proLifetime']);
const PAID_STATUSES: ReadonlySet<SubscriptionStatus> = new Set(['active', 'gracePeriod']);

/** Whether the subscription itself gives access, regardless of the role. */
export function isPaid({ subscription, now }: Pick<Entitlement, 'subscription' | 'now'>): boolean {
  if (subscription === null || !PAID_TYPES.has(subscription.subscriptionType)) return false;
  const { status, validUntil } = subscription;
  const isRunning = validUntil !== null && validUntil > now;
  if (PAID_STATUSES.has(status)) return validUntil === null || isRunning;
  // A canceled subscription is valid until its end date, and without an end date not at all.
  return isGivenUp(subscription) && isRunning;
}

export const hasProAccess = ({ subscription, role, isSelling, now }: Entitlement): boolean =>
  !isSelling || role === 'admin' || isPaid({ subscription, now });

/** Whether there is an upcoming payment to show. */
export const hasNextPayment = (entitlement: Entitlement): boolean =>
  entitlement.isSelling &&
  entitlement.subscription !== null &&
  !isGivenUp(entitlement.subscription) &&
  entitlement.role !== 'admin' &&
  hasProAccess(entitlement);

const isGivenUp = ({ status, canReactivateUntil }: SubscriptionTerms): boolean =>
  status === 'cancelled' || canReactivateUntil !== null;

export interface PlanLimits {
  /** Null means unlimited. */
  readonly resumes: number | null;
  readonly aiSuggestions: number | null;
  /** Cover letters written by the AI. */
  readonly aiLetters: number | null;
}

const FREE_LIMITS: PlanLimits = { resumes: FREE_PLAN_RESUMES, aiSuggestions: 3, aiLetters: 3 };
const PRO_LIMITS: PlanLimits = { resumes: null, aiSuggestions: null, aiLetters: null };

export const planLimits = (isPro: boolean): PlanLimits => (isPro ? PRO_LIMITS : FREE_LIMITS);
