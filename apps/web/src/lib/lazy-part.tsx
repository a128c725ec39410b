import { type ComponentType, lazy } from 'react';
import { PartFailure, reloadIfReachable } from './part-failure.ts';

/** Reset functions of parts whose chunk failed to load, each with how often it failed in a row. */
const failed = new Map<() => void, number>();
let networkReturns = 0;
/** The browser still waits for a chunk: requesting it again would wait for the same response. */
let isOneLate = false;
let isAskedByHand = false;

const FIRST_RETRY_MS = 3000;
const LAST_RETRY_MS = 60_000;

/**
 * Delay until failed chunks are retried; null if none failed and something else is wrong. A late one is retried
 * rarely: the retry would only hide "Try again", which loads the page anew, until its own timeout.
 */
export function retryDelay(): number | null {
  if (failed.size === 0) return null;
  // The fewest: parts that failed together have failed once, however many they are.
  const failures = Math.min(...failed.values());
  return isOneLate ? LAST_RETRY_MS : Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LAST_RETRY_MS);
}

/** Failures without a network do not count: the first load after it may fail again, and is retried soon. */
export function noteNetworkReturn(): void {
  networkReturns += 1;
}

/**
 * Makes failed parts load again when they are next rendered. Called by retry buttons and not by the failure itself:
 * React rerenders a part right after its promise rejects, which would retry forever.
 */
export function forgetFailedParts(): void {
  const resets = [...failed.keys()];
  failed.clear();
  for (const reset of resets) reset();
}

/** For a manual retry: a chunk that fails again needs a page reload, as after a deploy. */
export function retryParts(): void {
  if (isOneLate) void reloadIfReachable();
  else isAskedByHand = failed.size > 0;
  forgetFailedParts();
}

/** `React.lazy` that can be retried: React's own caches a rejected import for the page's lifetime. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let failures = 0;
  let countedFrom = 0;
  const make = () =>
    lazy(async () => {
      try {
        const Loaded = await load();
        isOneLate = false;
        isAskedByHand = false;
        return { default: Loaded };
      } catch (error) {
        failures = countedFrom === networkReturns ? failures + 1 : 1;
        countedFrom = networkReturns;
        isOneLate ||= error instanceof PartFailure && error.isLate;
        if (isAskedByHand) void reloadIfReachable();
        isAskedByHand = false;
        failed.set(() => {
          Part = make();
        }, failures);
        throw error;
      }
    });
  let Part: ComponentType<Props> = make();
  return function LazyPart(props: Props) {
    return <Part {...props} />;
  };
}
