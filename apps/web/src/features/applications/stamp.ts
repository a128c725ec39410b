import type { Stamp } from '@lauda/domain/application/changes';

/** The local date, 'YYYY-MM-DD'. */
export function today(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export const stampNow = (at = today()): Stamp => ({ id: crypto.randomUUID(), at });

/** A stored date or timestamp in local time, for formatting. */
export const toDate = (at: string): Date => new Date(at.includes('T') ? at : `${at}T00:00`);
