import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EARLY_BUILDER_OWNER_BLANK, EARLY_BUILDER_VARIANTS } from '@lauda/contract/site/early-builder';

export const EARLY_SCRIPT = "start('$&')";

/** Writes the builder's early forms into a web build that a test makes up. */
export function writeEarlyBuilder(folder: string): void {
  for (const { locale, reader, file } of EARLY_BUILDER_VARIANTS) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(
      path.join(folder, file),
      `<div id="early" ${EARLY_BUILDER_OWNER_BLANK}>${locale} ${reader}</div><script>${EARLY_SCRIPT}</script>`,
    );
  }
}
