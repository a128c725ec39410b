import type { Evidence } from './evidence.ts';

/** Made once for each sentence, however many lines of an ad ask. */
export function onceFor<Result>(read: (evidence: Evidence) => Result): (evidence: Evidence) => Result {
  const known = new WeakMap<Evidence, { readonly result: Result }>();
  return (evidence) => {
    const made = known.get(evidence) ?? { result: read(evidence) };
    known.set(evidence, made);
    return made.result;
  };
}
