import type { Period } from '../resume.ts';
import type { Path } from '../merge/merge.ts';
import type { Check } from './check.ts';

/** A year and a month are compared by year only: 2020 does not end before 2020-05. */
function endsBeforeStart({ startDate, endDate, current }: Period): boolean {
  if (current || startDate === '' || endDate === '') return false;
  const known = Math.min(startDate.length, endDate.length);
  return endDate.slice(0, known) < startDate.slice(0, known);
}

export const periodChecks = (entry: Period, path: Path): Check[] =>
  endsBeforeStart(entry) ? [{ reason: 'end-before-start', path: [...path, 'endDate'], found: '' }] : [];
