import { fromVersion1 } from './upgrade-version-1.ts';
import { fromVersion2 } from './upgrade-version-2.ts';
import type { Row } from '../shapes/shape.ts';

/** The upgrade from each version to the next; upgrade.ts handles the plain format before version 1. */
const STEPS: ReadonlyMap<unknown, (old: Row) => Row> = new Map([
  [1, fromVersion1],
  [2, fromVersion2],
]);

/** A resume of the current or an unknown version is returned as the same object. */
export function fromOlderVersion(old: Row): Row {
  const step = STEPS.get(old['schemaVersion']);
  return step === undefined ? old : fromOlderVersion(step(old));
}
