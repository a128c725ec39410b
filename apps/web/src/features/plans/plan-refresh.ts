import type { Plan } from '@lauda/contract/billing/plans';
import { type Clock, isWithin } from './clock.ts';
import type { PlanCache, PlanData } from './plan-cache.ts';
import type { PlanCalls } from './plan-calls.ts';

const DEBOUNCE_MS = 300;
const QUIET_MS = 1_000;
const RETRY_MS = 5_000;
/** Retry interval while the plan is unknown: a paying user must not be treated as a Free user. */
const UNKNOWN_RETRY_MS = 30_000;
const SECOND_LOOK_MS = 2_000;
const AFTER_SYNC_MS = 1_000;
const SYNC_WAITS_MS = [1_000, 2_000, 4_000];

export interface PlanRefreshOptions {
  userId: string;
  calls: PlanCalls;
  clock: Clock;
  cache: PlanCache;
  onPlan: (plan: Plan) => void;
  onFailed: () => void;
}

export type PlanRefresh = ReturnType<typeof createPlanRefresh>;

/** Schedules reads of one user's plan. Created for each user; after `end` it reports and requests nothing. */
export function createPlanRefresh({ userId, calls, clock, cache, onPlan, onFailed }: PlanRefreshOptions) {
  const timers = createTimers(clock);
  let isOver = false;
  let lastAt: number | null = null;
  let newest = 0;
  let hasNews = false;
  let hasSearched = false;
  let isKnown = false;

  const sync = async (): Promise<boolean> => {
    cache.clear(userId);
    const isSynced = await untilSynced(() => calls.syncPlan(userId), timers);
    // Data read in the meanwhile may predate the sync.
    cache.clear(userId);
    return isSynced;
  };

  /** Null when two lookups found no profile: the plan is then read again a little later. */
  const read = async (): Promise<PlanData | null> => {
    const kept = cache.find(userId);
    if (kept !== null) return kept;
    const keep = cache.expect(userId);
    let profile = await calls.findProfile(userId);
    if (profile === null && !hasSearched) {
      hasSearched = true;
      await timers.pause(SECOND_LOOK_MS);
      profile = await calls.findProfile(userId);
      if (profile === null) {
        await sync();
        return null;
      }
    }
    if (isOver) return null;
    const data = { profile, plan: await calls.getPlan(userId) };
    if (profile !== null) keep(data);
    return data;
  };

  const refresh = async (isRetry = false): Promise<void> => {
    timers.cancel('retry', 'catch-up');
    hasNews = false;
    lastAt = clock.now();
    newest += 1;
    const turn = newest;
    try {
      const data = await read();
      if (isOver) return;
      if (data === null) timers.set('after-sync', AFTER_SYNC_MS, refreshUnlessRecent);
      else if (turn === newest) {
        isKnown = true;
        onPlan(data.plan);
      }
    } catch {
      if (isOver || turn !== newest) return;
      onFailed();
      if (!isRetry || !isKnown)
        timers.set('retry', isRetry ? UNKNOWN_RETRY_MS : RETRY_MS, () => void refresh(true));
    }
  };

  const refreshUnlessRecent = (): void => {
    if (lastAt === null || !isWithin(clock, lastAt, QUIET_MS)) void refresh();
    // News that arrives within the quiet period is not lost: it is read when the period ends.
    else if (hasNews) timers.set('catch-up', lastAt + QUIET_MS - clock.now(), () => void refresh());
  };

  const request = (): void => timers.set('debounce', DEBOUNCE_MS, refreshUnlessRecent);

  return {
    request,
    /** The plan has changed, so the cached one is stale. */
    requestForNews: (): void => {
      cache.clear(userId);
      hasNews = true;
      request();
    },
    /** Reads immediately, bypassing cache and debounce: for a change the user made and waits for. */
    readNow: (): Promise<void> => {
      cache.clear(userId);
      return refresh();
    },
    sync,
    end: (): void => {
      isOver = true;
      timers.end();
    },
  };
}

type Timers = ReturnType<typeof createTimers>;

/** One timer per purpose; a new one replaces the old one. */
function createTimers(clock: Clock) {
  const cancels = new Map<string | symbol, () => void>();
  let isOver = false;
  const set = (purpose: string | symbol, delayMs: number, work: () => void): void => {
    cancels.get(purpose)?.();
    if (!isOver) cancels.set(purpose, clock.after(delayMs, work));
  };
  return {
    set,
    /** Never resolves after `end`, so code waiting for it does not continue. */
    pause: (delayMs: number) =>
      new Promise<void>((resolve) => {
        set(Symbol('pause'), delayMs, resolve);
      }),
    cancel: (...purposes: readonly string[]): void => {
      for (const purpose of purposes) cancels.get(purpose)?.();
    },
    end: (): void => {
      isOver = true;
      for (const cancel of cancels.values()) cancel();
    },
  };
}

async function untilSynced(askProvider: () => Promise<unknown>, timers: Timers): Promise<boolean> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await askProvider();
      return true;
    } catch {
      const waitMs = SYNC_WAITS_MS[attempt];
      if (waitMs === undefined) return false;
      await timers.pause(waitMs);
    }
  }
}
