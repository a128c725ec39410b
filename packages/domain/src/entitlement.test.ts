import { describe, expect, it } from 'vitest';
import {
  type Entitlement,
  hasNextPayment,
  hasProAccess,
  isPaid,
  planLimits,
  SUBSCRIPTION_STATUSES,
  SUBSCRIPTION_TYPES,
  type SubscriptionStatus,
  type SubscriptionTerms,
} from './entitlement.ts';
import { STAFF_ROLES } from './permissions.ts';

const now = new Date('2026-11-14T12:00:00.000Z');
const at = (offsetMs: number) => new Date(now.getTime() + offsetMs);
const ENDS = [null, at(-1), now, at(1)] as const;
const REACTIVATIONS = [null, at(-1), at(1)] as const;

/** For paid types: whether each end date gives access, in the order of ENDS. */
const IF_PAID: Readonly<Record<string, readonly [boolean, boolean, boolean, boolean]>> = {
  //             no end, past, now, future
  active: [true, false, false, true],
  'active, can be reactivated': [true, false, false, true],
  gracePeriod: [true, false, false, true],
  'gracePeriod, can be reactivated': [true, false, false, true],
  cancelled: [false, false, false, true],
  'cancelled, can be reactivated': [false, false, false, true],
  pending: [false, false, false, false],
  'pending, can be reactivated': [false, false, false, true],
  ended: [false, false, false, false],
  'ended, can be reactivated': [false, false, false, true],
};

interface Case {
  subscription: SubscriptionTerms;
  isPaidFor: boolean;
}

const expectedFor = (status: SubscriptionStatus, canReactivate: boolean, end: number): boolean => {
  const row = IF_PAID[canReactivate ? `${status}, can be reactivated` : status];
  if (row?.[end] === undefined) throw new Error(`no row for ${status}`);
  return row[end];
};

const CASES: readonly Case[] = SUBSCRIPTION_TYPES.flatMap((subscriptionType) =>
  SUBSCRIPTION_STATUSES.flatMap((status) =>
    REACTIVATIONS.flatMap((canReactivateUntil) =>
      ENDS.map((validUntil, end) => ({
        subscription: { subscriptionType, status, validUntil, canReactivateUntil },
        isPaidFor: subscriptionType !== 'free' && expectedFor(status, canReactivateUntil !== null, end),
      })),
    ),
  ),
);
const ROLES = [null, ...STAFF_ROLES];

/** The cases whose result is wrong. */
const compare = (
  read: (entitlement: Entitlement) => boolean,
  expected: (one: Case, role: string | null) => boolean,
) =>
  CASES.flatMap((one) =>
    ROLES.map((role) => ({
      ...one.subscription,
      role,
      isRight: read({ subscription: one.subscription, role, isSelling: true, now }) === expected(one, role),
    })),
  ).filter(({ isRight }) => !isRight);

describe('[PLAN-01] pro access', () => {
  it('is what the table says, for every type, status, end, way back and role', () => {
    expect(CASES).toHaveLength(3 * 5 * 3 * 4);
    expect(CASES.filter(({ isPaidFor }) => isPaidFor)).toHaveLength(2 * (2 * 3 * 2 + 3 + 2 + 2));
    expect(compare(hasProAccess, ({ isPaidFor }, role) => role === 'admin' || isPaidFor)).toEqual([]);
  });

  it('is for administrators without a subscription, and for nobody else', () => {
    const pro = ROLES.filter((role) => hasProAccess({ subscription: null, role, isSelling: true, now }));
    expect(pro).toEqual(['admin']);
  });
});

describe('[OPS-06] an installation that sells nothing', () => {
  it('gives everyone what Pro has, and speaks of no payment', () => {
    for (const { subscription } of [...CASES, { subscription: null }])
      for (const role of ROLES) {
        expect(hasProAccess({ subscription, role, isSelling: false, now })).toBe(true);
        expect(hasNextPayment({ subscription, role, isSelling: false, now })).toBe(false);
      }
  });
});

describe('what follows from the plan', () => {
  it('counts as paid by the subscription alone', () => {
    expect(compare(isPaid, ({ isPaidFor }) => isPaidFor)).toEqual([]);
    expect(isPaid({ subscription: null, now })).toBe(false);
  });

  it('[PLAN-02] has a next payment for the pro who has not given it up and is no administrator', () => {
    expect(
      compare(
        hasNextPayment,
        ({ subscription: { status, canReactivateUntil }, isPaidFor }, role) =>
          isPaidFor && role !== 'admin' && status !== 'cancelled' && canReactivateUntil === null,
      ),
    ).toEqual([]);
    expect(hasNextPayment({ subscription: null, role: null, isSelling: true, now })).toBe(false);
  });

  it('holds three resumes and three suggestions, or any number', () => {
    expect(planLimits(false)).toEqual({ resumes: 3, aiSuggestions: 3, aiLetters: 3 });
    expect(planLimits(true)).toEqual({ resumes: null, aiSuggestions: null, aiLetters: null });
  });
});
