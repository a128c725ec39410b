import { CANCELLATION_REASONS, MAX_CANCELLATION_DETAILS } from '@lauda/domain/billing';
import { SUBSCRIPTION_STATUSES, SUBSCRIPTION_TYPES } from '@lauda/domain/entitlement';
import * as z from 'zod/mini';
import { invoice } from '../billing/billing.ts';
import { pageQuery } from './paging.ts';
import { subscription } from '../billing/plans.ts';
import { defineRoute, json, staff } from '../route.ts';

const DISPUTE_STATUSES = ['open', 'won', 'lost'] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

const ofUser = z.object({ userId: z.uuid() });
const done = json(z.object({}));
/** Every call goes to the payment provider, which has a rate limit of its own. */
const PROVIDER_LIMIT = { max: 30, windowSeconds: 60, per: 'user' } as const;

const subscriber = z.object({
  userId: z.uuid(),
  email: z.string(),
  name: z.string(),
  subscriptionType: z.enum(SUBSCRIPTION_TYPES),
  status: z.enum(SUBSCRIPTION_STATUSES),
  disputeStatus: z.nullable(z.enum(DISPUTE_STATUSES)),
  validUntil: z.nullable(z.iso.datetime()),
  nextPaymentDate: z.nullable(z.iso.datetime()),
  updatedAt: z.iso.datetime(),
});
export type Subscriber = z.output<typeof subscriber>;

/** Without the link to the provider's invoice page, which anyone with the link can open. */
const charge = z.omit(invoice, { url: true });

const userSubscription = z.object({
  isProAccess: z.boolean(),
  subscription: z.nullable(subscription),
  /** State of a chargeback by the user's bank; null without one. */
  disputeStatus: z.nullable(z.enum(DISPUTE_STATUSES)),
  /** Null while the payment provider does not answer, and where nothing is sold. */
  invoices: z.nullable(z.array(charge)),
  /** The payment that can be refunded now. */
  refundable: z.nullable(z.object({ amountCents: z.number(), currency: z.string() })),
});
export type UserSubscription = z.output<typeof userSubscription>;

export const SUBSCRIPTION_CHANGES = ['renew', 'readAgain'] as const;
export type SubscriptionChange = (typeof SUBSCRIPTION_CHANGES)[number];

export const staffBillingRoutes = {
  listSubscriptions: defineRoute({
    method: 'GET',
    path: '/api/admin/subscriptions',
    tag: 'admin',
    summary: 'Whoever buys or has bought, the last changed first.',
    policy: staff('subscriptions', 'view'),
    query: z.object({
      ...pageQuery,
      type: z.optional(z.enum(SUBSCRIPTION_TYPES)),
      status: z.optional(z.enum(SUBSCRIPTION_STATUSES)),
    }),
    output: json(
      z.object({
        subscriptions: z.array(subscriber),
        page: z.number(),
        limit: z.number(),
        total: z.number(),
      }),
    ),
  }),
  getSubscription: defineRoute({
    method: 'GET',
    path: '/api/admin/subscriptions/:userId',
    tag: 'admin',
    summary: "A user's plan and what they were charged, the newest first.",
    policy: staff('subscriptions', 'view'),
    params: ofUser,
    output: json(userSubscription),
    errors: ['NOT_FOUND'],
    limit: PROVIDER_LIMIT,
  }),
  updateSubscription: defineRoute({
    method: 'PUT',
    path: '/api/admin/subscriptions/:userId',
    tag: 'admin',
    summary:
      'Takes a cancellation back, or reads from the payment provider again. What was paid for is its word, not ours.',
    policy: staff('subscriptions', 'edit'),
    params: ofUser,
    body: z.strictObject({ change: z.enum(SUBSCRIPTION_CHANGES) }),
    output: done,
    errors: ['NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
    limit: PROVIDER_LIMIT,
  }),
  cancelUserSubscription: defineRoute({
    method: 'POST',
    path: '/api/admin/subscriptions/:userId/cancel',
    tag: 'admin',
    summary: "Ends a user's monthly plan with the month that is paid for.",
    policy: staff('subscriptions', 'cancel'),
    params: ofUser,
    body: z.strictObject({
      reason: z.nullable(z.enum(CANCELLATION_REASONS)),
      details: z.string().check(z.trim(), z.maxLength(MAX_CANCELLATION_DETAILS)),
    }),
    output: done,
    errors: ['NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
    limit: PROVIDER_LIMIT,
  }),
};
