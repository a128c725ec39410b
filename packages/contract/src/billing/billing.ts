import { CANCELLATION_REASONS, MAX_CANCELLATION_DETAILS, PAID_PLANS } from '@lauda/domain/billing';
import * as z from 'zod/mini';
import { reason } from '../reason.ts';
import { anyone, defineRoute, json, staff, user } from '../route.ts';

const address = z.string().check(z.maxLength(2_048));
const departure = json(z.object({ url: z.url() }));
const done = json(z.object({}));
/** Every call goes to the payment provider, which has a rate limit of its own. */
const PROVIDER_LIMIT = { max: 20, windowSeconds: 60, per: 'user' } as const;

export const PORTAL_SECTIONS = ['home', 'paymentMethod'] as const;
export type PortalSection = (typeof PORTAL_SECTIONS)[number];

export const invoice = z.object({
  id: z.string(),
  number: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  amountCents: z.number(),
  currency: z.string(),
  status: z.enum(['paid', 'open', 'refunded', 'void']),
  /** The payment provider's page for this invoice. */
  url: z.nullable(z.url()),
});
export type Invoice = z.output<typeof invoice>;

export const billingRoutes = {
  createCheckoutSession: defineRoute({
    method: 'POST',
    path: '/api/billing/create-checkout-session',
    tag: 'billing',
    summary: 'Where to go to pay for a plan. Price and customer are not the caller’s to say.',
    policy: user,
    body: z.strictObject({
      userId: z.uuid(),
      email: z.email(),
      planType: z.enum(PAID_PLANS),
      successUrl: address,
      cancelUrl: address,
    }),
    output: departure,
    errors: ['NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
    limit: PROVIDER_LIMIT,
  }),
  createPortalSession: defineRoute({
    method: 'POST',
    path: '/api/billing/create-customer-portal-session',
    tag: 'billing',
    summary: 'Where to go to change how you pay and where the bill goes.',
    policy: user,
    body: z.strictObject({
      userId: z.uuid(),
      returnUrl: address,
      portalSection: z._default(z.enum(PORTAL_SECTIONS), 'home'),
    }),
    output: departure,
    errors: ['NOT_FOUND', 'UNAVAILABLE'],
    limit: PROVIDER_LIMIT,
  }),
  cancelSubscription: defineRoute({
    method: 'POST',
    path: '/api/billing/cancel-stripe-subscription',
    tag: 'billing',
    summary: 'Ends your monthly plan with the month that is paid for.',
    policy: user,
    body: z.strictObject({
      reason: z.nullable(z.enum(CANCELLATION_REASONS)),
      details: z.string().check(z.trim(), z.maxLength(MAX_CANCELLATION_DETAILS)),
    }),
    output: done,
    errors: ['CONFLICT', 'UNAVAILABLE'],
    limit: PROVIDER_LIMIT,
  }),
  reactivateSubscription: defineRoute({
    method: 'POST',
    path: '/api/billing/reactivate-subscription',
    tag: 'billing',
    summary: 'Takes a cancellation back, as long as the month lasts.',
    policy: user,
    output: done,
    errors: ['CONFLICT', 'UNAVAILABLE'],
    limit: PROVIDER_LIMIT,
  }),
  listInvoices: defineRoute({
    method: 'GET',
    path: '/api/billing/invoices',
    tag: 'billing',
    summary: 'What you were charged, the newest first.',
    policy: user,
    output: json(z.array(invoice)),
    errors: ['UNAVAILABLE'],
    limit: PROVIDER_LIMIT,
  }),
  receivePaymentEvent: defineRoute({
    method: 'POST',
    path: '/api/billing/webhook',
    tag: 'billing',
    summary: 'Where the payment provider tells that something changed. Signed; anything else is refused.',
    policy: anyone,
    output: done,
    errors: ['SIGNATURE_INVALID', 'UNAVAILABLE'],
    // The provider sends the webhooks of all users from a few addresses, and retries a refused one for days.
    limit: { max: 6_000, windowSeconds: 60, per: 'client', isRough: true },
    bodyLimitBytes: 512 * 1024,
  }),
  refundPayment: defineRoute({
    method: 'POST',
    path: '/api/admin/refund',
    tag: 'admin',
    summary: "Gives a user's last payment back, within 14 days of it, and ends what it paid for.",
    policy: staff('subscriptions', 'refund'),
    body: z.strictObject({ userId: z.uuid(), reason }),
    needsProof: true,
    output: json(z.object({ amountCents: z.number(), currency: z.string() })),
    errors: ['NOT_FOUND', 'REFUND_TOO_LATE', 'UNAVAILABLE'],
  }),
};
