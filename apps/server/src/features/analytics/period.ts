import { AppError } from '../../errors.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const USUAL_DAYS = 30;
const MAX_DAYS = 366;

export interface Period {
  /** UTC days, both inclusive. */
  readonly from: string;
  readonly to: string;
}

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The requested days; by default the last thirty. */
export function periodOf(
  given: { from?: string | undefined; to?: string | undefined },
  now = Date.now(),
): Period {
  const to = given.to ?? dayOf(now);
  const from = given.from ?? dayOf(Date.parse(to) - (USUAL_DAYS - 1) * DAY_MS);
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (days < 1 || days > MAX_DAYS)
    throw new AppError('VALIDATION_FAILED', 'A period has its end after its start and at most 366 days.');
  return { from, to };
}

export function daysOf({ from, to }: Period): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, index) => dayOf(Date.parse(from) + index * DAY_MS));
}
