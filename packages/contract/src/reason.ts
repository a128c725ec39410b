import * as z from 'zod/mini';

export const MIN_REASON_LENGTH = 10;
export const MAX_REASON_LENGTH = 300;

/** Why a member of staff does what changes or reveals something of somebody's. The audit log keeps it. */
export const reason = z
  .string()
  .check(z.trim(), z.minLength(MIN_REASON_LENGTH), z.maxLength(MAX_REASON_LENGTH));
