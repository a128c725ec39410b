import type { Invoice, PortalSection } from '@lauda/contract/billing/billing';
import {
  type CancellationReason,
  type Currency,
  CURRENCIES,
  currencyOf,
  isWithinMoneyBack,
  type PaidPlan,
  unusedCents,
} from '@lauda/domain/billing';
import type { Locale } from '@lauda/domain/locale';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';
import type { UserActor } from '../../platform/http/actor.ts';
import type { Log } from '../../platform/log.ts';
import type {
  AccountSubscription,
  PaymentAccount,
  PaymentProvider,
} from '../../platform/payments/provider.ts';
import { type ActOrigin, recordAct } from '../audit/service.ts';
import { findLifetime, isLive, isPayingForLifetime } from './sync/account-state.ts';
import { createCheckouts } from './checkout.ts';
import { ownAddress } from './own-address.ts';
import { findCustomerId, saveCustomer } from './queries.ts';
import type { RefreshBilling } from './sync/refresh.ts';

export interface BillingServiceDeps {
  payments: PaymentProvider;
  refresh: RefreshBilling;
  /** Connects as lauda_system. */
  systemDb: Kysely<DB>;
  origins: readonly string[];
  log: Log;
}

interface CheckoutRequest {
  planType: PaidPlan;
  successUrl: string;
  cancelUrl: string;
}

const currencyNamed = (name: string): Currency | null => CURRENCIES.find((known) => known === name) ?? null;

const findLive = ({ subscriptions }: PaymentAccount): AccountSubscription | null =>
  subscriptions.find(isLive) ?? null;

/** What the plan costs this customer; throws if they already have it. */
function termsFor(plan: PaidPlan, account: PaymentAccount | null, locale: Locale) {
  const live = account && findLive(account);
  // A Pix or boleto payment stays open until its deadline; a second checkout could be paid as well.
  if (account && (findLifetime(account) !== null || isPayingForLifetime(account)))
    throw new AppError('CONFLICT');
  if (live && plan === 'proSubscription') throw new AppError('CONFLICT');
  return {
    plan,
    currency: (live && currencyNamed(live.currency)) ?? currencyOf(locale),
    // Credits the unused days that were already paid for.
    creditCents: live?.status === 'active' ? unusedCents(live.period, new Date()) : 0,
  };
}

export type BillingService = ReturnType<typeof createBillingService>;

export function createBillingService({ payments, refresh, systemDb, origins, log }: BillingServiceDeps) {
  const checkouts = createCheckouts({ payments, systemDb, log });

  /** Created once: the provider's idempotency key for the user deduplicates requests. */
  const ensureCustomer = async ({ userId, email, name }: UserActor, locale: Locale): Promise<string> => {
    const known = await findCustomerId(systemDb, userId);
    if (known !== null) return known;
    await saveCustomer(systemDb, userId, await payments.createCustomer({ userId, email, name, locale }));
    const customerId = await findCustomerId(systemDb, userId);
    if (customerId === null) throw new AppError('NOT_FOUND');
    return customerId;
  };

  /** Reads the provider's current state and updates the copy. */
  const readAccount = async (userId: string): Promise<PaymentAccount | null> =>
    (await refresh(userId))?.account ?? null;

  const requireLive = async (userId: string): Promise<AccountSubscription> => {
    const account = await readAccount(userId);
    const live = account && findLive(account);
    if (!live) throw new AppError('CONFLICT');
    return live;
  };

  return {
    /** The caller chooses the plan; price, customer and credit are determined here. */
    createCheckout: async (actor: UserActor, request: CheckoutRequest, locale: Locale): Promise<string> => {
      const addresses = {
        successUrl: ownAddress(request.successUrl, origins),
        cancelUrl: ownAddress(request.cancelUrl, origins),
      };
      const customerId = await ensureCustomer(actor, locale);
      for (let look = 0; look < 2; look += 1) {
        const wish = {
          ...addresses,
          locale,
          ...termsFor(request.planType, await readAccount(actor.userId), locale),
        };
        const url = await checkouts.start(actor.userId, customerId, wish);
        if (url !== null) return url;
      }
      throw new AppError('CONFLICT');
    },

    createPortal: async (
      userId: string,
      request: { returnUrl: string; portalSection: PortalSection },
      locale: Locale,
    ): Promise<string> => {
      const returnUrl = ownAddress(request.returnUrl, origins);
      const customerId = await findCustomerId(systemDb, userId);
      if (customerId === null) throw new AppError('NOT_FOUND');
      const isForPaymentMethod = request.portalSection === 'paymentMethod';
      const url = await payments.createPortal({ customerId, returnUrl, isForPaymentMethod, locale });
      if (url === null)
        throw new AppError(
          'UNAVAILABLE',
          "No URL returned from the payment provider's portal session creation",
        );
      return url;
    },

    /** Access lasts until the end of the paid period; a month with a failed charge ends immediately. */
    cancel: async (
      userId: string,
      why: { reason: CancellationReason | null; details: string },
    ): Promise<void> => {
      const live = await requireLive(userId);
      if (live.status === 'pastDue') await payments.endNow(live.id);
      else if (live.endsAt === null) await payments.endWithPeriod(live.id, why);
      await refresh(userId);
    },

    /** Changes the provider first; the copy is then refreshed from its answer. */
    reactivate: async (userId: string): Promise<void> => {
      const live = await requireLive(userId);
      if (live.endsAt !== null) await payments.resume(live.id);
      await refresh(userId);
    },

    /** For account deletion: nobody is charged for a deleted account. */
    endNow: async (userId: string): Promise<void> => {
      const account = await readAccount(userId);
      for (const { id } of account?.subscriptions.filter(isLive) ?? []) await payments.endNow(id);
      await refresh(userId);
    },

    listInvoices: async (userId: string): Promise<Invoice[]> => {
      const customerId = await findCustomerId(systemDb, userId);
      if (customerId === null) return [];
      const invoices = await payments.listInvoices(customerId);
      return invoices.map(({ id, number, createdAt, amountCents, currency, status, url }) => ({
        id,
        number,
        createdAt: createdAt.toISOString(),
        amountCents,
        currency,
        status,
        url,
      }));
    },

    /**
     * Refunds the last payment in full. The plan it paid for ends first, so a failure in between never leaves the
     * user with both.
     */
    refund: async (
      by: ActOrigin,
      userId: string,
      reason: string,
    ): Promise<{ amountCents: number; currency: string }> => {
      const account = await readAccount(userId);
      if (account === null) throw new AppError('NOT_FOUND');
      const payment = account.payments.find(
        ({ status, isReturned }) => status === 'succeeded' && !isReturned,
      );
      if (!payment || !isWithinMoneyBack(payment.createdAt, new Date()))
        throw new AppError('REFUND_TOO_LATE');
      const { id, amountCents, currency } = payment;
      // Recorded before the money moves: the log may contain a refund that failed, but never lacks one.
      await systemDb.transaction().execute((trx) =>
        recordAct(trx, by, {
          act: 'paymentRefunded',
          targetId: userId,
          details: { payment: id, amountCents, currency, reason },
        }),
      );
      for (const live of account.subscriptions.filter(isLive)) await payments.endNow(live.id);
      await payments.refund(id);
      await refresh(userId);
      return { amountCents, currency };
    },
  };
}
