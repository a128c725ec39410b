import { parseSync, type Plugin, Visitor } from 'vite';

/** Whether a module suspends during evaluation: `await` or `for await` outside of functions. */
export function hasTopLevelAwait(code: string): boolean {
  const { program, errors } = parseSync('chunk.mjs', code);
  const [error] = errors;
  if (error) throw new Error(error.message);
  let depth = 0;
  let isFound = false;
  const enter = () => void (depth += 1);
  const leave = () => void (depth -= 1);
  const note = () => {
    if (depth === 0) isFound = true;
  };
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    AwaitExpression: note,
    ForOfStatement: (loop) => {
      if (loop.await) note();
    },
  }).visit(program);
  return isFound;
}

/**
 * Fails the build if a chunk that others import has top-level `await`. WebKit before 27 runs the second importer of
 * such a module before the module is done (bug 242740).
 */
export const noTopLevelAwaitPlugin = (): Plugin => ({
  name: 'lauda-no-top-level-await',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk' && !chunk.isEntry && hasTopLevelAwait(chunk.code))
        this.error(`${chunk.fileName} has a top-level await`);
  },
});
