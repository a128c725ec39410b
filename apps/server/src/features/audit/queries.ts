import type { AuditAct } from '@lauda/contract/staff/staff-search';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/tables.ts';

export interface NewAuditEntry {
  actorId: string | null;
  actorRole: string;
  act: AuditAct;
  targetId: string | null;
  details: Readonly<Record<string, string | boolean | number | null>>;
  ip: string | null;
  userAgent: string | null;
  requestId: string | null;
}

/** The database assigns number, time and hashes. */
export async function insertAuditEntry(db: Kysely<DB>, entry: NewAuditEntry): Promise<void> {
  await db
    .insertInto('audit_entry')
    .values({
      actor_id: entry.actorId,
      actor_role: entry.actorRole,
      act: entry.act,
      target_id: entry.targetId,
      details: JSON.stringify(entry.details),
      ip_address: entry.ip,
      user_agent: entry.userAgent,
      request_id: entry.requestId,
    })
    .execute();
}

interface Reading {
  readonly actorId: string | null;
  readonly targetId: string;
  readonly act: AuditAct;
}

/** Serializes parallel calls of one staff member about one user until their transactions end. */
export async function lockReading(db: Kysely<DB>, { actorId, targetId, act }: Reading): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`audit ${act} ${actorId} ${targetId}`}, 0))`.execute(
    db,
  );
}

export async function hasEntrySince(
  db: Kysely<DB>,
  { actorId, targetId, act }: Reading,
  since: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('audit_entry')
    .select('seq')
    .where('target_id', '=', targetId)
    .where('actor_id', '=', actorId)
    .where('act', '=', act)
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface AuditFilter {
  act?: AuditAct | undefined;
  /** Matches the actor or the target. */
  personId?: string | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
}

const filtered = (db: Kysely<DB>, { act, personId, from, before }: AuditFilter) =>
  db
    .selectFrom('audit_entry as e')
    .$if(act !== undefined, (query) => query.where('e.act', '=', act ?? ''))
    .$if(from !== undefined, (query) => query.where('e.at', '>=', from ?? new Date(0)))
    .$if(before !== undefined, (query) => query.where('e.at', '<', before ?? new Date()))
    .$if(personId !== undefined, (query) =>
      query.where((eb) =>
        eb.or([eb('e.actor_id', '=', personId ?? ''), eb('e.target_id', '=', personId ?? '')]),
      ),
    );

export const listAuditRows = (
  db: Kysely<DB>,
  filter: AuditFilter,
  { page, limit }: { page: number; limit: number },
) =>
  filtered(db, filter)
    .leftJoin('app_user as actor', 'actor.id', 'e.actor_id')
    .leftJoin('app_user as target', 'target.id', 'e.target_id')
    .select([
      'e.seq',
      'e.at',
      'e.actor_id',
      'e.actor_role',
      'e.act',
      'e.target_id',
      'e.details',
      'e.ip_address',
      'e.user_agent',
      'actor.email as actor_email',
      'target.email as target_email',
    ])
    .orderBy('e.seq', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();

export async function countAuditRows(db: Kysely<DB>, filter: AuditFilter): Promise<number> {
  const row = await filtered(db, filter)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function findPersonId(db: Kysely<DB>, email: string): Promise<string | null> {
  const row = await db
    .selectFrom('app_user')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  return row?.id ?? null;
}

export interface ChainLink {
  seq: string;
  /**
   * What the hash covers, apart from the previous hash. Written out again here, so that the check does not rely on
   * the code it checks.
   */
  content: string;
  previous_hash: string;
  hash: string;
}

const CONTENT = sql<string>`jsonb_build_array(
  seq, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), actor_id, actor_role,
  act, target_id, details, ip_address, user_agent, request_id
)::text`;

export const listChainLinks = (db: Kysely<DB>, afterSeq: string, limit: number): Promise<ChainLink[]> =>
  db
    .selectFrom('audit_entry')
    .select(['seq', 'previous_hash', 'hash', CONTENT.as('content')])
    .where(sql<boolean>`seq > ${afterSeq}`)
    .orderBy('seq')
    .limit(limit)
    .execute();

export const getChainHead = (db: Kysely<DB>) =>
  db.selectFrom('audit_head').select(['seq', 'hash']).executeTakeFirstOrThrow();

export const listAccessRows = (db: Kysely<DB>, userId: string) =>
  db
    .selectFrom('access_entry')
    .select(['id', 'kind', 'staff_role', 'reason', 'can_edit', 'started_at', 'ended_at'])
    .where('user_id', '=', userId)
    .orderBy('started_at', 'desc')
    .limit(100)
    .execute();
