import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { recordRun } from './lib/record-run.ts';
import { ROOT } from './lib/source-files.ts';
import { suiteRun } from './lib/suites.ts';

/** Fewer prove nothing and record no result. */
const ENOUGH_KILLS = 20;

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: String(ENOUGH_KILLS) },
    /** One of `e2e/support/typed-documents.ts`. */
    type: { type: 'string', default: '' },
    /** `chromium` or `firefox`. */
    engine: { type: 'string', default: 'chromium' },
  },
});
/** The full run, as in CI, whose result is recorded. */
const isWhole = Number(values.kills) >= ENOUGH_KILLS && values.type === '' && values.engine === 'chromium';
const { command, env } = suiteRun('kills', isWhole ? [] : ['--reporter=list']);
const [file, ...args] = command;

/** Playwright runs tests in child processes, which inherit this. */
const withRepairedBidi = {
  NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import ${pathToFileURL(join(ROOT, 'e2e/engines/repair-bidi.ts')).href}`,
};

async function run(): Promise<number> {
  const child = spawn(file, args, {
    cwd: ROOT,
    env: {
      ...process.env,
      ...env,
      ...(values.engine === 'firefox' && withRepairedBidi),
      KILLS: values.kills,
      KILLED_TYPE: values.type,
      KILLED_ENGINE: values.engine,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    process.stdout.write(chunk);
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  const types = [...output.matchAll(/chaos:browser (type=.*)/g)].map(([, counts = '']) => counts);
  console.log(types.length === 0 ? 'chaos:browser did not finish' : `chaos:browser ${types.join(', ')}`);
  return code ?? 1;
}

process.exitCode = !isWhole ? await run() : await recordRun('kills', run);
