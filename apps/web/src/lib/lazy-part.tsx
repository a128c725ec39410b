import { type ComponentType, lazy } from 'react';

/** Resets of parts whose file did not arrive. */
const failed = new Set<() => void>();
let failuresInRow = 0;

const FIRST_RETRY_MS = 3000;
const LAST_RETRY_MS = 60_000;

/** When to ask again for the files that did not arrive; null when all did, and something else is wrong. */
export const retryDelay = (): number | null =>
  failed.size === 0 ? null : Math.min(FIRST_RETRY_MS * 2 ** (failuresInRow - 1), LAST_RETRY_MS);

/**
 * Parts that failed to load are loaded again when they are next rendered. Called by what offers "Try again", and not
 * by the failure itself: React renders a part anew right after its promise rejects, and would ask for ever.
 */
export function forgetFailedParts(): void {
  const resets = [...failed];
  failed.clear();
  for (const reset of resets) reset();
}

/** `React.lazy` that can be retried: React's own caches a rejected import for as long as the page lives. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const make = () =>
    lazy(async () => {
      try {
        const Loaded = await load();
        failuresInRow = 0;
        return { default: Loaded };
      } catch (error) {
        failuresInRow += 1;
        failed.add(() => {
          Part = make();
        });
        throw error;
      }
    });
  let Part: ComponentType<Props> = make();
  return function LazyPart(props: Props) {
    return <Part {...props} />;
  };
}
