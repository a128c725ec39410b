import type { Plan } from '@lauda/contract/billing/plans';
import type { Selectable } from 'kysely';
import type { BillingInfoTable, SubscriptionTable } from '../../db/tables.ts';

export type SubscriptionRow = Selectable<SubscriptionTable>;
export type BillingInfoRow = Selectable<BillingInfoTable>;

const moment = (date: Date | null): string | null => date?.toISOString() ?? null;

export const presentSubscription = (
  row: SubscriptionRow,
  { isNextPaymentShown }: { isNextPaymentShown: boolean },
): NonNullable<Plan['subscription']> => ({
  subscriptionType: row.subscription_type,
  status: row.status,
  validUntil: moment(row.valid_until),
  nextPaymentAmountCents: isNextPaymentShown ? row.next_payment_amount_cents : null,
  nextPaymentCurrency: isNextPaymentShown ? row.next_payment_currency : null,
  nextPaymentDate: isNextPaymentShown ? moment(row.next_payment_date) : null,
  cancellationReason: row.cancellation_reason,
  cancellationReasonDetails: row.cancellation_reason_details,
  cancellationEffectiveDate: moment(row.cancellation_effective_date),
  canReactivateUntil: moment(row.can_reactivate_until),
});

export const presentBillingInfo = (row: BillingInfoRow): NonNullable<Plan['billingInfo']> => ({
  id: row.id,
  name: row.name,
  email: row.email,
  address: {
    line1: row.address_line1,
    line2: row.address_line2,
    city: row.address_city,
    state: row.address_state,
    postalCode: row.address_postal_code,
    country: row.address_country,
  },
});
