import type { Plan, Profile } from '@lauda/contract/billing/plans';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANA, BRUNO } from '../../testing/people.ts';
import { type AuthStateStore, createAuthState, type PlanChange, resumeLimitOf } from './auth-state.ts';
import type { PlanCalls } from './plan-calls.ts';

const FREE: Plan = {
  isProAccess: false,
  subscription: null,
  billingInfo: null,
  usageLimit: { maxAiSuggestions: 3, aiSuggestions: 1 },
};
const PRO: Plan = {
  isProAccess: true,
  subscription: {
    subscriptionType: 'proSubscription',
    status: 'active',
    validUntil: '2026-12-14T12:00:00.000Z',
    nextPaymentAmountCents: 500,
    nextPaymentCurrency: 'USD',
    nextPaymentDate: '2026-12-14T12:00:00.000Z',
    cancellationReason: null,
    cancellationReasonDetails: null,
    cancellationEffectiveDate: null,
    canReactivateUntil: null,
  },
  billingInfo: {
    id: '33333333-3333-4333-8333-333333333333',
    name: 'Ana Lima',
    email: 'ana@lauda.example',
    address: {
      line1: 'Rua A, 1',
      line2: '',
      city: 'Recife',
      state: 'PE',
      postalCode: '50000',
      country: 'BR',
    },
  },
  usageLimit: { maxAiSuggestions: null, aiSuggestions: 7 },
};
const profileOf = (userId: string): Profile => ({ id: `profile of ${userId}`, userId, aiUsageCount: 0 });

/** Calls made, with the time in milliseconds since the test began. */
let log: string[];
let startedAt: number;
/** What the server responds with. */
let server: { plans: Map<string, Plan>; hasProfile: boolean; isDown: boolean; isSyncDown: boolean };
let store: AuthStateStore;

function note(call: string): void {
  log.push(`${Date.now() - startedAt} ${call}`);
}

const calls: PlanCalls = {
  findProfile: async (userId) => {
    note('profile');
    if (server.isDown) throw new Error('down');
    return server.hasProfile ? profileOf(userId) : null;
  },
  getPlan: async (userId) => {
    note('plan');
    return server.plans.get(userId) ?? FREE;
  },
  syncPlan: async () => {
    note('sync');
    if (server.isSyncDown) throw new Error('down');
  },
};

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** Clears the log and restarts the clock. */
const startLog = () => {
  log = [];
  startedAt = Date.now();
};
const times = (call: string) =>
  log.filter((line) => line.endsWith(` ${call}`)).map((line) => Number.parseInt(line, 10));

beforeEach(() => {
  vi.useFakeTimers();
  server = { plans: new Map(), hasProfile: true, isDown: false, isSyncDown: false };
  store = createAuthState({ calls });
  startLog();
});
afterEach(() => {
  store.setUser(null);
  vi.useRealTimers();
});

/** Signs Ana in and waits until her plan is known and no work is pending. */
async function settle(): Promise<void> {
  store.setUser(ANA);
  await wait(60_000);
  startLog();
}

describe('[AUTH-12] the auth state', () => {
  it('holds user, loading, isProAccess, subscription, billingInfo and usageLimit', async () => {
    const nothing = { isProAccess: false, subscription: null, billingInfo: null, usageLimit: null };
    expect(store.get()).toEqual({ user: null, loading: true, ...nothing });
    store.setUser(null);
    expect(store.get()).toEqual({ user: null, loading: false, ...nothing });
    server.plans.set(ANA.id, PRO);
    store.setUser(ANA);
    expect(store.get()).toEqual({ user: ANA, loading: true, ...nothing });
    await wait(300);
    expect(store.get()).toEqual({ user: ANA, loading: false, ...PRO });
  });

  it('tells whoever listens', async () => {
    const heard = vi.fn<() => void>();
    const stop = store.subscribe(heard);
    store.setUser(ANA);
    await wait(300);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    store.setUser(null);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('asks nothing for a visitor', async () => {
    store.setUser(null);
    store.noticeSession();
    store.noticeChange('live');
    await wait(60_000);
    expect([log, await store.sync()]).toEqual([[], false]);
  });
});

describe('[AUTH-12] a refresh', () => {
  const CAUSES: readonly (readonly [string, () => void])[] = [
    ['the session loads', () => store.setUser(ANA)],
    ['the session changes', () => store.noticeSession()],
    ['a live change is told', () => store.noticeChange('live')],
  ];

  it.each(CAUSES)('comes 300 ms after %s, and not before', async (_name, happen) => {
    store.setUser(ANA);
    await wait(400_000);
    startLog();
    happen();
    await wait(299);
    expect(log).toEqual([]);
    await wait(1);
    expect(log).toEqual(['300 profile', '300 plan']);
    await wait(60_000);
    expect(log).toHaveLength(2);
  });

  it('comes at once for what the person has just changed, and is shown when it resolves', async () => {
    await settle();
    startLog();
    server.plans.set(ANA.id, PRO);
    await store.readNow();
    expect(log).toEqual(['0 profile', '0 plan']);
    expect(store.get().isProAccess).toBe(true);
  });

  it('waits for the last of several causes', async () => {
    await settle();
    store.noticeChange('live');
    await wait(299);
    store.noticeSession();
    await wait(299);
    store.noticeChange('live');
    await wait(60_000);
    expect(times('plan')).toEqual([898]);
  });

  it.each([
    [999, []],
    [1_000, [1_000]],
  ])('that would come %i ms after the last one began: %j', async (gapMs, expected) => {
    await settle();
    // Clears the cache, so that every refresh is a call.
    store.noticeChange('account-deletion');
    store.noticeSession();
    await wait(300);
    expect(times('profile')).toEqual([300]);
    startLog();
    store.noticeChange('account-deletion');
    await wait(gapMs - 300);
    store.noticeSession();
    await wait(60_000);
    expect(times('profile')).toEqual(expected);
  });

  it('that news ask for too soon comes as soon as it may', async () => {
    await settle();
    store.noticeChange('live');
    await wait(300);
    startLog();
    server.plans.set(ANA.id, PRO);
    await wait(100);
    store.noticeChange('live');
    await wait(899);
    expect([times('plan'), store.get().isProAccess]).toEqual([[], false]);
    await wait(1);
    expect([times('plan'), store.get().isProAccess]).toEqual([[1_000], true]);
    await wait(60_000);
    expect(times('plan')).toEqual([1_000]);
  });

  it('that failed ends loading and is tried once more, 5 s later', async () => {
    await settle();
    server.isDown = true;
    store.noticeChange('live');
    await wait(300);
    startLog();
    await wait(60_000);
    expect(log).toEqual(['5000 profile']);
  });

  it('[BRW-05] that failed is tried again until the plan is known', async () => {
    server.isDown = true;
    store.setUser(ANA);
    await wait(300);
    expect(store.get()).toMatchObject({ user: ANA, loading: false, isProAccess: false });
    startLog();
    await wait(4_999);
    expect(log).toEqual([]);
    await wait(1);
    expect(log).toEqual(['5000 profile']);
    await wait(60_000);
    expect(log).toEqual(['5000 profile', '35000 profile', '65000 profile']);
    server.isDown = false;
    server.plans.set(ANA.id, PRO);
    await wait(30_000);
    expect(store.get().isProAccess).toBe(true);
  });

  it('that failed and is tried again brings what it should have brought', async () => {
    server.isDown = true;
    server.plans.set(ANA.id, PRO);
    store.setUser(ANA);
    await wait(300);
    server.isDown = false;
    await wait(5_000);
    expect(store.get()).toMatchObject({ loading: false, isProAccess: true });
  });

  it('that failed leaves what was known, and makes no second one beside the next', async () => {
    server.plans.set(ANA.id, PRO);
    await settle();
    server.isDown = true;
    store.noticeChange('live');
    await wait(300);
    expect(store.get().isProAccess).toBe(true);
    server.isDown = false;
    await wait(3_000);
    store.noticeSession();
    await wait(300);
    store.noticeChange('account-deletion');
    await wait(60_000);
    expect(times('profile')).toEqual([300, 3_600]);
  });

  it('that is overtaken by a later one does not undo it', async () => {
    await settle();
    const late = Promise.withResolvers<Plan>();
    const getPlan = vi.spyOn(calls, 'getPlan').mockReturnValueOnce(late.promise);
    store.noticeChange('live');
    await wait(2_000);
    server.plans.set(ANA.id, PRO);
    store.noticeChange('live');
    await wait(300);
    late.resolve(FREE);
    await wait(0);
    expect(store.get().isProAccess).toBe(true);
    getPlan.mockRestore();
  });
});

describe('[AUTH-12] a missing profile', () => {
  beforeEach(() => {
    server.hasProfile = false;
  });

  it('is fetched by user, again after 2 s, then the plan is synchronised and refreshed 1 s later', async () => {
    store.setUser(ANA);
    await wait(300);
    startLog();
    await wait(1_999);
    expect(log).toEqual([]);
    await wait(1);
    expect(log).toEqual(['2000 profile', '2000 sync']);
    expect(store.get().loading).toBe(true);
    server.hasProfile = true;
    await wait(999);
    expect(log).toHaveLength(2);
    await wait(1);
    expect(log.slice(2)).toEqual(['3000 profile', '3000 plan']);
    expect(store.get()).toMatchObject({ loading: false, ...FREE });
  });

  it('that is there at the second look needs no synchronisation', async () => {
    store.setUser(ANA);
    await wait(300);
    server.hasProfile = true;
    await wait(60_000);
    expect(log).toEqual(['300 profile', '2300 profile', '2300 plan']);
  });

  it('that stays missing is looked for once, and what is known without it is shown', async () => {
    server.isSyncDown = true;
    store.setUser(ANA);
    await wait(60_000);
    expect(log).toEqual([
      '300 profile',
      '2300 profile',
      '2300 sync',
      '3300 sync',
      '5300 sync',
      '9300 sync',
      '10300 profile',
      '10300 plan',
    ]);
    expect(store.get()).toMatchObject({ loading: false, ...FREE });
  });
});

describe('[AUTH-12] a synchronisation', () => {
  it('is tried again after 1, 2 and 4 s, then answers false', async () => {
    await settle();
    server.isSyncDown = true;
    let answer: boolean | null = null;
    void store.sync().then((isSynced) => (answer = isSynced));
    await wait(0);
    const seen: number[] = [];
    for (const [before, after] of [
      [999, 1],
      [1_999, 1],
      [3_999, 1],
    ] as const) {
      await wait(before);
      seen.push(times('sync').length);
      expect(answer).toBeNull();
      await wait(after);
      seen.push(times('sync').length);
    }
    expect([seen, answer]).toEqual([[1, 2, 2, 3, 3, 4], false]);
    await wait(60_000);
    expect(times('sync')).toEqual([0, 1_000, 3_000, 7_000]);
  });

  it('answers true as soon as the provider was asked', async () => {
    await settle();
    server.isSyncDown = true;
    const answer = store.sync();
    await wait(1_000);
    server.isSyncDown = false;
    await wait(2_000);
    expect([await answer, times('sync')]).toEqual([true, [0, 1_000, 3_000]]);
  });
});

describe('[AUTH-13] what was read', () => {
  const refreshed = async () => {
    startLog();
    store.noticeSession();
    await wait(300);
    return log.length > 0;
  };

  it('is kept for 300000 ms', async () => {
    store.setUser(ANA);
    await wait(300);
    await wait(299_999 - 300);
    expect(await refreshed()).toBe(false);
    await wait(10_000);
    store.noticeChange('live');
    await wait(300);
    await wait(300_000 - 300);
    expect(await refreshed()).toBe(true);
  });

  it.each<PlanChange>(['renewal', 'ai-use', 'account-deletion', 'live'])(
    'is dropped on %s',
    async (change) => {
      await settle();
      expect(await refreshed()).toBe(false);
      await wait(10_000);
      store.noticeChange(change);
      expect(await refreshed()).toBe(true);
    },
  );

  it('is dropped by a synchronisation, also when it fails', async () => {
    for (const isSyncDown of [false, true]) {
      server.isSyncDown = isSyncDown;
      store.setUser(null);
      await settle();
      expect(await refreshed()).toBe(false);
      const answer = store.sync();
      await wait(10_000);
      expect(await answer).toBe(!isSyncDown);
      expect(await refreshed()).toBe(true);
    }
  });

  it('is dropped when a synchronisation begins and, with what was read meanwhile, when it ends', async () => {
    await settle();
    server.isSyncDown = true;
    const answer = store.sync();
    await wait(1_500);
    expect(await refreshed()).toBe(true);
    await wait(1_500);
    expect(await refreshed()).toBe(false);
    await wait(10_000);
    expect(await answer).toBe(false);
    expect(await refreshed()).toBe(true);
  });

  it('before a change is not kept when it arrives after it', async () => {
    await settle();
    const late = Promise.withResolvers<Plan>();
    const getPlan = vi.spyOn(calls, 'getPlan').mockReturnValueOnce(late.promise);
    store.noticeChange('live');
    await wait(300);
    store.noticeChange('account-deletion');
    late.resolve(PRO);
    await wait(10_000);
    expect(await refreshed()).toBe(true);
    getPlan.mockRestore();
  });
});

describe('[AUTH-13] two users', () => {
  it('never see what is the other’s, neither shown nor kept nor late', async () => {
    server.plans.set(ANA.id, PRO);
    store.setUser(ANA);
    await wait(300);
    expect(store.get()).toEqual({ user: ANA, loading: false, ...PRO });
    store.setUser(BRUNO);
    expect(store.get()).toMatchObject({
      user: BRUNO,
      loading: true,
      isProAccess: false,
      subscription: null,
      billingInfo: null,
      usageLimit: null,
    });
    await wait(300);
    expect(store.get()).toEqual({ user: BRUNO, loading: false, ...FREE });
    startLog();
    store.setUser(ANA);
    await wait(300);
    expect(log).toEqual(['300 profile', '300 plan']);
    expect(store.get()).toEqual({ user: ANA, loading: false, ...PRO });
  });

  it.each<keyof PlanCalls>(['findProfile', 'getPlan'])('do not mix when %s is late', async (name) => {
    const late = Promise.withResolvers<never>();
    const call = vi.spyOn(calls, name).mockReturnValueOnce(late.promise);
    store.setUser(ANA);
    await wait(300);
    store.setUser(BRUNO);
    await wait(300);
    startLog();
    late.resolve((name === 'getPlan' ? PRO : profileOf(ANA.id)) as never);
    await wait(60_000);
    expect(store.get()).toEqual({ user: BRUNO, loading: false, ...FREE });
    expect(log).toEqual([]);
    call.mockRestore();
  });

  it('leave nothing running: a search, a retry and a synchronisation end with the session', async () => {
    server.hasProfile = false;
    server.isSyncDown = true;
    store.setUser(ANA);
    await wait(2_300);
    store.setUser(null);
    startLog();
    await wait(60_000);
    server.isDown = true;
    store.setUser(ANA);
    await wait(300);
    store.setUser(null);
    startLog();
    await wait(60_000);
    expect(log).toEqual([]);
  });

  it('keep the plan when the same user is only renamed', async () => {
    server.plans.set(ANA.id, PRO);
    await settle();
    const renamed = { ...ANA, name: 'Ana Souza' };
    store.setUser(renamed);
    expect(store.get()).toEqual({ user: renamed, loading: false, ...PRO });
  });
});

it('[PLAN-01] nobody is held to the free plan while theirs is not known', () => {
  const state = { user: ANA, subscription: null, billingInfo: null, usageLimit: null };
  expect(resumeLimitOf({ ...state, loading: true, isProAccess: false })).toBeNull();
  expect(resumeLimitOf({ ...state, loading: false, isProAccess: true })).toBeNull();
  expect(resumeLimitOf({ ...state, loading: false, isProAccess: false })).toBe(3);
});
