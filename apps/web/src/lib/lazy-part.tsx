import { type ComponentType, lazy } from 'react';

/** Resets of parts whose file did not arrive. */
const failed = new Set<() => void>();

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
        return { default: await load() };
      } catch (error) {
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
