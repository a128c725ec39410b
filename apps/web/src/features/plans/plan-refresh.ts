import type { Plan } from '@lauda/contract/plans';
import { type Clock, isWithin } from './clock.ts';
import type { PlanCache, PlanData } from './plan-cache.ts';
import type { PlanCalls } from './plan-calls.ts';

const DEBOUNCE_MS = 300;
const QUIET_MS = 1_000;
const RETRY_MS = 5_000;
/** While nothing is known: somebody who has paid must not be taken for somebody who has not. */
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

/** When one user's plan is read, and again. Made anew for each user; ended, it says and asks nothing more. */
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
    // Whatever was read meanwhile may be from before.
    cache.clear(userId);
    return isSynced;
  };

  /** Null when the profile had to be looked for in vain: the plan is to be read once more, a little later. */
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
    // News must not be lost for having come too soon: they wait until they may be read.
    else if (hasNews) timers.set('catch-up', lastAt + QUIET_MS - clock.now(), () => void refresh());
  };

  const request = (): void => timers.set('debounce', DEBOUNCE_MS, refreshUnlessRecent);

  return {
    request,
    /** Something has changed: what is cached is old. */
    requestForNews: (): void => {
      cache.clear(userId);
      hasNews = true;
      request();
    },
    /** Reads it now, past cache and debounce: for a change that the person made and waits for. */
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

/** One timer for each purpose; a new one takes the place of the old. */
function createTimers(clock: Clock) {
  const cancels = new Map<string | symbol, () => void>();
  let isOver = false;
  const set = (purpose: string | symbol, delayMs: number, work: () => void): void => {
    cancels.get(purpose)?.();
    if (!isOver) cancels.set(purpose, clock.after(delayMs, work));
  };
  return {
    set,
    /** Never over when the user is: what waited for it is not gone on with. */
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
