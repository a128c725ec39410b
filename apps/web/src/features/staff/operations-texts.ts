import type { Invoice } from '@lauda/contract/billing/billing';
import type { HealthPart, VitalFigure } from '@lauda/contract/staff/operations';
import type { DisputeStatus } from '@lauda/contract/staff/staff-billing';
import type { SubscriptionStatus, SubscriptionType } from '@lauda/domain/entitlement';
import type { PlainKey } from '@lauda/messages';

type Tone = 'success' | 'warning' | 'danger' | 'neutral' | 'primary';

export const PART_TEXTS: Readonly<Record<HealthPart, PlainKey>> = {
  database: 'operations.partDatabase',
  redis: 'operations.partRedis',
  storage: 'operations.partStorage',
  mail: 'operations.partMail',
  worker: 'operations.partWorker',
};

export const RATING_TEXTS: Readonly<Record<VitalFigure['rating'], readonly [PlainKey, Tone]>> = {
  good: ['operations.vitalGood', 'success'],
  'needs-improvement': ['operations.vitalImprove', 'warning'],
  poor: ['operations.vitalPoor', 'danger'],
};

export const TYPE_TEXTS: Readonly<Record<SubscriptionType, PlainKey>> = {
  free: 'operations.typeFree',
  proSubscription: 'operations.typeMonthly',
  proLifetime: 'operations.typeLifetime',
};

export const STATUS_TEXTS: Readonly<Record<SubscriptionStatus, readonly [PlainKey, Tone]>> = {
  pending: ['operations.statusPending', 'neutral'],
  active: ['operations.statusActive', 'success'],
  gracePeriod: ['operations.statusGrace', 'danger'],
  cancelled: ['operations.statusCancelled', 'warning'],
  ended: ['operations.statusEnded', 'neutral'],
};

export const DISPUTE_TEXTS: Readonly<Record<DisputeStatus, readonly [PlainKey, Tone]>> = {
  open: ['operations.disputeOpen', 'danger'],
  won: ['operations.disputeWon', 'neutral'],
  lost: ['operations.disputeLost', 'warning'],
};

export const INVOICE_TEXTS: Readonly<Record<Invoice['status'], readonly [PlainKey, Tone]>> = {
  paid: ['operations.invoicePaid', 'success'],
  open: ['operations.invoiceOpen', 'warning'],
  refunded: ['operations.invoiceRefunded', 'neutral'],
  void: ['operations.invoiceVoid', 'neutral'],
};
