import * as z from 'zod/mini';

export const MIN_REASON_LENGTH = 10;
export const MAX_REASON_LENGTH = 300;

/** Why a staff member changes or views a user's data. Stored in the audit log. */
export const reason = z
  .string()
  .check(z.trim(), z.minLength(MIN_REASON_LENGTH), z.maxLength(MAX_REASON_LENGTH));
