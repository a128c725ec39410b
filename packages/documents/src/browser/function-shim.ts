/**
 * On start the engine creates a few constant functions from source text, for file access that it must not have. This
 * shim answers those, so that the page's CSP works without 'unsafe-eval'. It refuses any other.
 */
const KNOWN: Readonly<Record<string, unknown>> = {
  'return 0': () => 0,
  'return true': () => true,
  'path|return path': (path: unknown) => path,
};

function refuse(): never {
  throw new Error('not available');
}

export function shimFunction(scope: { Function: FunctionConstructor }): void {
  const answer = (parts: readonly unknown[]): object => {
    const known = KNOWN[parts.join('|')];
    if (typeof known === 'function') return known;
    if (String(parts[0]).startsWith('throw new Error(')) return refuse;
    throw new EvalError('no code is made from text here');
  };
  scope.Function = new Proxy(scope.Function, {
    apply: (_target, _self, parts: readonly unknown[]) => answer(parts),
    construct: (_target, parts: readonly unknown[]) => answer(parts),
  });
}
