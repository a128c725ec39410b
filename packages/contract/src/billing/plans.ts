import { SUBSCRIPTION_STATUSES, SUBSCRIPTION_TYPES } from '@lauda/domain/entitlement';
import * as z from 'zod/mini';
import { defineRoute, json, user, userOrImpersonator } from '../route.ts';

const moment = z.iso.datetime();
/**
 * Explicit although the session implies it: a tab that has not noticed another sign-in must not get that user's data.
 */
const ofUser = z.object({ userId: z.uuid() });

export const profile = z.object({ id: z.uuid(), userId: z.uuid(), aiUsageCount: z.number() });
export type Profile = z.output<typeof profile>;

export const subscription = z.object({
  subscriptionType: z.enum(SUBSCRIPTION_TYPES),
  status: z.enum(SUBSCRIPTION_STATUSES),
  validUntil: z.nullable(moment),
  /** Null, like the date, when there is no upcoming payment. */
  nextPaymentAmountCents: z.nullable(z.number()),
  nextPaymentCurrency: z.nullable(z.string()),
  nextPaymentDate: z.nullable(moment),
  cancellationReason: z.nullable(z.string()),
  cancellationReasonDetails: z.nullable(z.string()),
  cancellationEffectiveDate: z.nullable(moment),
  canReactivateUntil: z.nullable(moment),
});

const billingInfo = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  address: z.object({
    line1: z.string(),
    line2: z.string(),
    city: z.string(),
    state: z.string(),
    postalCode: z.string(),
    country: z.string(),
  }),
});

const plan = z.object({
  isProAccess: z.boolean(),
  subscription: z.nullable(subscription),
  /** Null unless the user pays. */
  billingInfo: z.nullable(billingInfo),
  usageLimit: z.object({
    /** Null means unlimited. */
    maxAiSuggestions: z.nullable(z.number()),
    aiSuggestions: z.number(),
  }),
});
export type Plan = z.output<typeof plan>;

/** Every call goes to the payment provider, which has a rate limit of its own. */
const SYNC_LIMIT = { max: 12, windowSeconds: 60, per: 'user' } as const;

export const planRoutes = {
  getProfile: defineRoute({
    method: 'GET',
    path: '/api/profile/user/:userId',
    tag: 'plans',
    summary: 'Your profile.',
    policy: userOrImpersonator,
    params: ofUser,
    output: json(profile),
    errors: ['NOT_FOUND'],
  }),
  getPlan: defineRoute({
    method: 'GET',
    path: '/api/plan/:userId',
    tag: 'plans',
    summary: 'Whether you are pro, by which subscription, and what you have used.',
    policy: userOrImpersonator,
    params: ofUser,
    output: json(plan),
    errors: ['NOT_FOUND'],
  }),
  syncPlan: defineRoute({
    method: 'POST',
    path: '/api/plan/:userId/sync',
    tag: 'plans',
    summary: 'Asks the payment provider for your subscription once more. False when it had nothing.',
    policy: user,
    params: ofUser,
    output: json(z.object({ isFetched: z.boolean() })),
    errors: ['NOT_FOUND', 'UNAVAILABLE'],
    limit: SYNC_LIMIT,
  }),
};
