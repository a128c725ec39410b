import type { Plan } from '@lauda/contract/billing/plans';
import { expect, it } from 'vitest';
import { ANA, BRUNO } from '../../testing/people.ts';
import { createPlanCache, type PlanData } from './plan-cache.ts';

let now = 0;
const clock = { now: () => now, after: () => () => {} };
const planWith = (aiSuggestions: number): Plan => ({
  isProAccess: false,
  subscription: null,
  billingInfo: null,
  usageLimit: { maxAiSuggestions: 3, aiSuggestions },
});
const dataWith = (aiSuggestions: number): PlanData => ({ profile: null, plan: planWith(aiSuggestions) });

it('[AUTH-13] keeps and drops what is one user’s apart from what is another’s', () => {
  const cache = createPlanCache(clock);
  cache.expect(ANA.id)(dataWith(1));
  expect([cache.find(ANA.id), cache.find(BRUNO.id)]).toEqual([dataWith(1), null]);
  cache.expect(BRUNO.id)(dataWith(2));
  expect([cache.find(ANA.id), cache.find(BRUNO.id)]).toEqual([dataWith(1), dataWith(2)]);
  cache.clear(ANA.id);
  expect([cache.find(ANA.id), cache.find(BRUNO.id)]).toEqual([null, dataWith(2)]);
});

it('trusts nothing that was read in the future: the clock was set back', () => {
  now = 1_000_000;
  const cache = createPlanCache(clock);
  cache.expect(ANA.id)(dataWith(1));
  now = 999_999;
  expect(cache.find(ANA.id)).toBeNull();
});
