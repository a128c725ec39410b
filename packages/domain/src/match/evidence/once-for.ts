import type { Evidence } from './evidence.ts';

/** Caches a result per sentence, for all lines of an ad. */
export function onceFor<Result>(read: (evidence: Evidence) => Result): (evidence: Evidence) => Result {
  const known = new WeakMap<Evidence, { readonly result: Result }>();
  return (evidence) => {
    const made = known.get(evidence) ?? { result: read(evidence) };
    known.set(evidence, made);
    return made.result;
  };
}
