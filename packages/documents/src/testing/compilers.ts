import { fileURLToPath } from 'node:url';
import { createTypst } from '../server/typst.ts';

const NO_FONTS = fileURLToPath(new URL('../server/no-fonts.conf', import.meta.url));

/** The native compiler in this process, seeing the same fonts as the pool's children. */
export function createTestTypst() {
  process.env['FONTCONFIG_FILE'] = NO_FONTS;
  return createTypst();
}
