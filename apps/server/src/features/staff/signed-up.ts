import { staffRole } from '@lauda/domain/permissions';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables.ts';
import { listSignedUpRows } from './queries.ts';

const HEADER = ['joined', 'email', 'name', 'language', 'confirmed', 'plan', 'role'] as const;

/** Users who signed up in a period, as spreadsheet rows. */
export const createSignedUpList =
  (/** Connects as lauda_auth. */ db: Kysely<DB>) => async (period: { from: string; to: string }) => {
    const rows = await listSignedUpRows(db, period);
    return {
      header: HEADER,
      rows: rows.map((row) => [
        row.created_at.toISOString(),
        row.email,
        row.name,
        row.locale,
        row.email_verified ? 'yes' : 'no',
        row.is_pro ? 'pro' : 'free',
        staffRole(row.role) ?? '',
      ]),
    };
  };
