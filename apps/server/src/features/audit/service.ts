import type { AuditEntry } from '@lauda/contract/staff/audit';
import type { AuditAct } from '@lauda/contract/staff/staff-search';
import { staffRole } from '@lauda/domain/permissions';
import type { FastifyRequest } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { asUser } from '../../db/as-user.ts';
import type { DB } from '../../db/tables.ts';
import type { UserActor } from '../../platform/http/actor.ts';
import {
  type AuditFilter,
  countAuditRows,
  findPersonId,
  hasEntrySince,
  insertAuditEntry,
  listAccessRows,
  listAuditRows,
  lockReading,
  type NewAuditEntry,
} from './queries.ts';

/** The actor, and the origin of the request. */
export type ActOrigin = Pick<NewAuditEntry, 'actorId' | 'actorRole' | 'ip' | 'userAgent' | 'requestId'>;

const MAX_USER_AGENT_LENGTH = 300;

interface StaffContext {
  actor: UserActor;
  request: Pick<FastifyRequest, 'id' | 'ip' | 'headers'>;
}

/** The staff member behind a request, also during impersonation. */
export const originOf = ({ actor, request }: StaffContext): ActOrigin => ({
  actorId: actor.impersonation?.staffUserId ?? actor.userId,
  actorRole: actor.impersonation?.staffRole ?? actor.staffRole ?? 'user',
  ip: request.ip,
  userAgent: request.headers['user-agent']?.slice(0, MAX_USER_AGENT_LENGTH) ?? null,
  requestId: request.id,
});

/** Anyone who can run commands on the server. */
export const OPERATOR: ActOrigin = {
  actorId: null,
  actorRole: 'operator',
  ip: null,
  userAgent: null,
  requestId: null,
};

interface Act {
  act: AuditAct;
  targetId?: string | null;
  details?: NewAuditEntry['details'];
}

/** Records an act in the transaction that performs it, so that neither exists without the other. */
export const recordAct = (
  trx: Transaction<DB>,
  origin: ActOrigin,
  { act, targetId = null, details = {} }: Act,
): Promise<void> => insertAuditEntry(trx, { ...origin, act, targetId, details });

/**
 * Records that a staff member viewed a user. One page makes several calls but is one act: calls within this time,
 * even concurrent ones, become a single entry.
 */
const ONE_READING_MS = 10 * 60 * 1_000;

export async function recordReading(
  trx: Transaction<DB>,
  origin: ActOrigin,
  targetId: string,
): Promise<void> {
  const reading = { actorId: origin.actorId, targetId, act: 'userViewed' } as const;
  await lockReading(trx, reading);
  if (await hasEntrySince(trx, reading, new Date(Date.now() - ONE_READING_MS))) return;
  await recordAct(trx, origin, { act: reading.act, targetId });
}

export interface AuditQuery {
  act?: AuditAct | undefined;
  person?: string | undefined;
  /** Days, both inclusive. */
  from?: string | undefined;
  to?: string | undefined;
}

const DAY_MS = 24 * 60 * 60 * 1_000;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const person = (id: string | null, email: string | null) => (id === null ? null : { id, email });

export type AuditService = ReturnType<typeof createAuditService>;

interface AuditDeps {
  /** Connects as the role that is subject to row-level security. */
  db: Kysely<DB>;
  /** Connects as lauda_auth: entries store user ids, and staff see addresses. */
  authDb: Kysely<DB>;
}

export function createAuditService({ db, authDb }: AuditDeps) {
  const filterOf = async ({ act, person: named, from, to }: AuditQuery): Promise<AuditFilter | null> => {
    const times = {
      from: from === undefined ? undefined : new Date(from),
      before: to === undefined ? undefined : new Date(new Date(to).getTime() + DAY_MS),
    };
    if (named === undefined || named === '') return { act, ...times };
    const personId = UUID.test(named) ? named : await findPersonId(authDb, named);
    return personId === null ? null : { act, personId, ...times };
  };

  return {
    list: async (query: AuditQuery, paging: { page: number; limit: number }) => {
      const filter = await filterOf(query);
      if (filter === null) return { entries: [], ...paging, total: 0 };
      const [rows, total] = await Promise.all([
        listAuditRows(authDb, filter, paging),
        countAuditRows(authDb, filter),
      ]);
      const entries = rows.map((row) => ({
        seq: Number(row.seq),
        at: row.at.toISOString(),
        actor: person(row.actor_id, row.actor_email),
        actorRole: row.actor_role,
        act: row.act as AuditAct,
        target: person(row.target_id, row.target_email),
        details: row.details as AuditEntry['details'],
        ipAddress: row.ip_address,
        userAgent: row.user_agent,
      }));
      return { entries, ...paging, total };
    },

    listAccess: async (userId: string) => {
      const rows = await asUser(db, userId, (trx) => listAccessRows(trx, userId));
      return rows.map((row) => ({
        id: row.id,
        kind: row.kind,
        role: staffRole(row.staff_role) ?? 'support',
        reason: row.reason,
        canEdit: row.can_edit,
        startedAt: row.started_at.toISOString(),
        endedAt: row.ended_at?.toISOString() ?? null,
      }));
    },

    recordImpersonatedWrite: (routeName: string, actor: UserActor, request: FastifyRequest): Promise<void> =>
      authDb.transaction().execute((trx) =>
        recordAct(trx, originOf({ actor, request }), {
          act: 'impersonationWrote',
          targetId: actor.userId,
          details: { route: routeName, ...(request.params as Record<string, string>) },
        }),
      ),
  };
}
