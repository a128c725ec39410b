import type { Rule } from './rules.ts';

/**
 * Migrations from before these rules, with the rules they break. They ran on installations that were small or empty
 * then. Do not add entries.
 */
export const HISTORY: Readonly<Record<string, readonly Rule[]>> = {
  '0005_social_sign_in.sql': ['index'],
  '0010_staff.sql': ['index'],
  '0021_staff_area.sql': ['index'],
  '0027_access_ends.sql': ['backfill'],
  '0033_versions_due.sql': ['index', 'backfill'],
};
