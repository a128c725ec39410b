import { fromVersion1 } from './upgrade-version-1.ts';
import { fromVersion2 } from './upgrade-version-2.ts';
import type { Row } from './shape.ts';

/** What makes of each version the next one; the plain form before version 1 is read by upgrade.ts. */
const STEPS: ReadonlyMap<unknown, (old: Row) => Row> = new Map([
  [1, fromVersion1],
  [2, fromVersion2],
]);

/** One of today's version, or of one that is not known, comes back as the same object. */
export function fromOlderVersion(old: Row): Row {
  const step = STEPS.get(old['schemaVersion']);
  return step === undefined ? old : fromOlderVersion(step(old));
}
