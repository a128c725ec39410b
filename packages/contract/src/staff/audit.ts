import { STAFF_ROLES } from '@lauda/domain/permissions';
import * as z from 'zod/mini';
import { AUDIT_ACTS } from './staff-search.ts';
import { pageQuery } from './paging.ts';
import { defineRoute, json, staff, user } from '../route.ts';

/** Null when the account is deleted, or when no user is involved. */
const person = z.nullable(z.object({ id: z.uuid(), email: z.nullable(z.string()) }));

const auditEntry = z.object({
  seq: z.number(),
  at: z.iso.datetime(),
  actor: person,
  /** A staff role, or `operator` for the command line. */
  actorRole: z.string(),
  act: z.enum(AUDIT_ACTS),
  target: person,
  details: z.record(z.string(), z.union([z.string(), z.boolean(), z.number(), z.null()])),
  ipAddress: z.nullable(z.string()),
  userAgent: z.nullable(z.string()),
});
export type AuditEntry = z.output<typeof auditEntry>;

const day = z.iso.date();

/** How staff accessed the account. */
export const ACCESS_KINDS = ['impersonation', 'resume'] as const;
export type AccessKind = (typeof ACCESS_KINDS)[number];

export const auditRoutes = {
  listAuditEntries: defineRoute({
    method: 'GET',
    path: '/api/admin/audit',
    tag: 'admin',
    summary:
      'What staff did, the newest first. `person` is an id or an address, of whoever did it or had it done.',
    policy: staff('system', 'view'),
    query: z.object({
      ...pageQuery,
      act: z.optional(z.enum(AUDIT_ACTS)),
      person: z.optional(z.string().check(z.trim(), z.maxLength(254))),
      from: z.optional(day),
      to: z.optional(day),
    }),
    output: json(
      z.object({ entries: z.array(auditEntry), page: z.number(), limit: z.number(), total: z.number() }),
    ),
  }),
  listAccountAccess: defineRoute({
    method: 'GET',
    path: '/api/account/access-log',
    tag: 'account',
    summary: 'When somebody of Lauda has seen the product as you or read a resume of yours, and why.',
    policy: user,
    output: json(
      z.array(
        z.object({
          id: z.uuid(),
          kind: z.enum(ACCESS_KINDS),
          role: z.enum(STAFF_ROLES),
          reason: z.string(),
          canEdit: z.boolean(),
          startedAt: z.iso.datetime(),
          endedAt: z.nullable(z.iso.datetime()),
        }),
      ),
    ),
  }),
};
