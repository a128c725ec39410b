import { staffRole } from '@lauda/domain/permissions';
import type { Env } from '../../../env.ts';

export type SessionLimits = Pick<Env, 'SESSION_MAX_DAYS' | 'STAFF_SESSION_HOURS'>;

const HOUR_MS = 60 * 60 * 1_000;

/** When a session ends, regardless of use. */
export const sessionEnd = (
  { SESSION_MAX_DAYS, STAFF_SESSION_HOURS }: SessionLimits,
  { created_at, role }: { created_at: Date; role: string | null },
): Date =>
  new Date(
    created_at.getTime() + (staffRole(role) === null ? SESSION_MAX_DAYS * 24 : STAFF_SESSION_HOURS) * HOUR_MS,
  );
