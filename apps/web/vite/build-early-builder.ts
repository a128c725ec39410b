import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EARLY_BUILDER_VARIANTS } from '@lauda/contract/site/early-builder';
import { build, type Rolldown } from 'vite';
import type { renderEarlyBuilder } from '../src/app/early-builder.tsx';

/** The script that is inlined into the page. */
async function buildScript(root: string): Promise<string> {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      target: 'es2023',
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(root, 'src/early-script.ts'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  const code = built.output[0].code.trim();
  if (code.includes('</script')) throw new Error('the early script would end its own element');
  return code;
}

/**
 * Builds what the server inserts into the builder's page: the early form in each language, for visitors and for users,
 * with its script.
 */
export async function buildEarlyBuilder(
  root: string,
  dist: string,
  render: typeof renderEarlyBuilder,
): Promise<void> {
  const script = await buildScript(root);
  for (const { locale, reader, file } of EARLY_BUILDER_VARIANTS) {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    writeFileSync(path.join(dist, file), `${await render(locale, reader)}<script>${script}</script>`);
  }
}
