import { describe, expect, it } from 'vitest';
import type {
  AccountPayment,
  AccountSubscription,
  PaymentAccount,
} from '../../../platform/payments/provider.ts';
import { stateOf } from './account-state.ts';
import { newsBetween } from '../plan-news/plan-news.ts';

const START = new Date('2026-11-01T00:00:00.000Z');
const END = new Date('2026-12-01T00:00:00.000Z');
const DAY_MS = 24 * 60 * 60 * 1_000;

const subscription = (changes: Partial<AccountSubscription> = {}): AccountSubscription => ({
  id: 'sub_1',
  status: 'active',
  createdAt: START,
  period: { start: START, end: END, amountCents: 500 },
  currency: 'USD',
  endsAt: null,
  endedAt: null,
  cancellationReason: null,
  cancellationDetails: null,
  ...changes,
});
const payment = (changes: Partial<AccountPayment> = {}): AccountPayment => ({
  id: 'ch_1',
  plan: 'proLifetime',
  status: 'succeeded',
  isReturned: false,
  dispute: null,
  amountCents: 7_000,
  currency: 'USD',
  createdAt: START,
  ...changes,
});
const terms = (account: Partial<PaymentAccount>) =>
  stateOf('cus_1', { address: null, subscriptions: [], payments: [], latePayment: null, ...account })
    .subscription;

describe('what the provider knows', () => {
  it.each<[string, Partial<PaymentAccount>, object]>([
    ['nothing', {}, { subscription_type: 'free', status: 'ended', valid_until: null }],
    [
      'a month that renews',
      { subscriptions: [subscription()] },
      {
        subscription_type: 'proSubscription',
        status: 'active',
        valid_until: new Date(END.getTime() + DAY_MS),
        next_payment_date: END,
      },
    ],
    [
      'a month that ends',
      { subscriptions: [subscription({ endsAt: END })] },
      { status: 'cancelled', valid_until: END, can_reactivate_until: END, next_payment_date: null },
    ],
    [
      'a month that was not paid',
      { subscriptions: [subscription({ status: 'pastDue' })] },
      { status: 'gracePeriod', valid_until: new Date(START.getTime() + 7 * DAY_MS) },
    ],
    [
      'a first payment under way',
      { subscriptions: [subscription({ status: 'incomplete' })] },
      { subscription_type: 'proSubscription', status: 'pending', valid_until: null },
    ],
    [
      'a month that is over',
      { subscriptions: [subscription({ status: 'ended', endedAt: END })] },
      { subscription_type: 'free', status: 'ended', valid_until: END },
    ],
    [
      'an old month and a new one',
      { subscriptions: [subscription({ id: 'sub_2', status: 'ended' }), subscription()] },
      { provider_subscription_id: 'sub_1', status: 'active' },
    ],
    ['a plan for good', { payments: [payment()] }, { subscription_type: 'proLifetime', valid_until: null }],
    [
      'a plan for good beside a month',
      { payments: [payment()], subscriptions: [subscription()] },
      { subscription_type: 'proLifetime', next_payment_date: null },
    ],
    ['one that was given back', { payments: [payment({ isReturned: true })] }, { subscription_type: 'free' }],
    [
      'one that is being paid',
      { payments: [payment({ status: 'pending' })] },
      { subscription_type: 'proLifetime', status: 'pending' },
    ],
    ['one that was declined', { payments: [payment({ status: 'failed' })] }, { subscription_type: 'free' }],
    ['a payment for a month', { payments: [payment({ plan: null })] }, { subscription_type: 'free' }],
  ])('of %s', (_name, account, expected) => {
    expect(terms(account)).toMatchObject({ provider_customer_id: 'cus_1', ...expected });
  });
});

describe('news', () => {
  const active = terms({ subscriptions: [subscription()] });
  const states = {
    nothing: null,
    active,
    ending: terms({ subscriptions: [subscription({ endsAt: END })] }),
    unpaid: terms({ subscriptions: [subscription({ status: 'pastDue' })] }),
    over: terms({ subscriptions: [subscription({ status: 'ended' })] }),
    forGood: terms({ payments: [payment()] }),
    another: { ...active, provider_subscription_id: 'sub_2' },
  };
  type Name = keyof typeof states;
  const TOLD: Partial<Record<`${Name} → ${Name}`, string>> = {
    'nothing → active': 'started',
    'nothing → another': 'started',
    'over → active': 'started',
    'over → another': 'started',
    // The canceled months have ended, and new ones were bought.
    'ending → another': 'started',
    'nothing → forGood': 'lifetimeStarted',
    'active → forGood': 'lifetimeStarted',
    'another → forGood': 'lifetimeStarted',
    'ending → forGood': 'lifetimeStarted',
    'unpaid → forGood': 'lifetimeStarted',
    'over → forGood': 'lifetimeStarted',
    'forGood → over': 'ended',
    'forGood → ending': 'cancelled',
    'forGood → unpaid': 'paymentFailed',
    'active → ending': 'cancelled',
    'another → ending': 'cancelled',
    'unpaid → ending': 'cancelled',
    'ending → active': 'reactivated',
    'active → unpaid': 'paymentFailed',
    'another → unpaid': 'paymentFailed',
    'ending → unpaid': 'paymentFailed',
    'active → over': 'ended',
    'another → over': 'ended',
    'ending → over': 'ended',
    'unpaid → over': 'ended',
  };

  it('are told of these changes and no others', () => {
    const names = Object.keys(states) as Name[];
    const told: Record<string, string> = {};
    for (const from of names)
      for (const to of names.filter((name) => name !== 'nothing')) {
        const news = newsBetween(states[from] as Parameters<typeof newsBetween>[0], states[to] ?? active);
        if (news !== null) told[`${from} → ${to}`] = news;
      }
    expect(told).toEqual(TOLD);
  });
});
