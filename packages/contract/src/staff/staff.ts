import { LOCALES } from '@lauda/domain/locale';
import { AREAS, STAFF_ROLES } from '@lauda/domain/permissions';
import * as z from 'zod/mini';
import { pageQuery } from './paging.ts';
import { profile } from '../billing/plans.ts';
import { reason } from '../reason.ts';
import { resumeSummary, storedResume } from '../resumes/resumes.ts';
import { defineRoute, json, staff } from '../route.ts';
import { CONFIRMED_FILTERS, PLAN_FILTERS, ROLE_FILTERS } from './staff-search.ts';

const byId = z.object({ id: z.uuid() });
const done = json(z.object({}));
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

const userSummary = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  isConfirmed: z.boolean(),
  staffRole: z.nullable(z.enum(STAFF_ROLES)),
  /** Through their own subscription; administrators have access without one. */
  isPro: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type UserSummary = z.output<typeof userSummary>;

const userDetails = z.extend(userSummary, {
  firstName: z.string(),
  lastName: z.string(),
  locale: z.enum(LOCALES),
  hasPassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  sessionCount: z.number(),
  lastSeenAt: z.nullable(z.iso.datetime()),
});
export type UserDetails = z.output<typeof userDetails>;

/** What staff can change about a user; the domain's permissions say which role may change what. */
const userChanges = z.strictObject({
  firstName: z.optional(name),
  lastName: z.optional(name),
  locale: z.optional(z.enum(LOCALES)),
  isConfirmed: z.optional(z.literal(true)),
});

/** As many as one page shows. */
const MAX_DELETED_AT_ONCE = 100;

export const staffRoutes = {
  listUsers: defineRoute({
    method: 'GET',
    path: '/api/admin/users',
    tag: 'admin',
    summary: 'Users, the newest first; `search` finds any part of an address or a name.',
    policy: staff('users', 'view'),
    query: z.object({
      ...pageQuery,
      search: z.optional(z.string().check(z.trim(), z.maxLength(254))),
      role: z.optional(z.enum(ROLE_FILTERS)),
      plan: z.optional(z.enum(PLAN_FILTERS)),
      confirmed: z.optional(z.enum(CONFIRMED_FILTERS)),
    }),
    output: json(
      z.object({
        users: z.array(userSummary),
        page: z.number(),
        limit: z.number(),
        total: z.number(),
        /** There are more than `total`; the rest was not counted. */
        isMore: z.boolean(),
      }),
    ),
  }),
  getUser: defineRoute({
    method: 'GET',
    path: '/api/admin/users/:id',
    tag: 'admin',
    summary: 'One user.',
    policy: staff('users', 'view'),
    params: byId,
    output: json(userDetails),
    errors: ['NOT_FOUND'],
  }),
  updateUser: defineRoute({
    method: 'PUT',
    path: '/api/admin/users/:id',
    tag: 'admin',
    summary: 'Changes the fields that are named. Accounts of staff are changed by administrators only.',
    policy: staff('users', 'edit'),
    params: byId,
    body: userChanges,
    output: json(userDetails),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  deleteUser: defineRoute({
    method: 'DELETE',
    path: '/api/admin/users/:id',
    tag: 'admin',
    summary: 'Deletes a user with everything of theirs, as they could themselves. Never staff.',
    policy: staff('users', 'delete'),
    params: byId,
    query: z.object({ reason }),
    needsProof: true,
    output: done,
    errors: ['NOT_FOUND', 'TARGET_IS_STAFF'],
  }),
  bulkDeleteUsers: defineRoute({
    method: 'POST',
    path: '/api/admin/users/bulk-delete',
    tag: 'admin',
    summary:
      'Deletes several users. With one of staff among them nobody is; whoever is gone already is passed over.',
    policy: staff('users', 'delete'),
    body: z.strictObject({
      userIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(MAX_DELETED_AT_ONCE)),
      reason,
    }),
    needsProof: true,
    output: json(z.object({ count: z.number() })),
    errors: ['TARGET_IS_STAFF'],
  }),
  sendPasswordReset: defineRoute({
    method: 'POST',
    path: '/api/admin/users/:id/reset-password',
    tag: 'admin',
    summary: 'Mails this user a link to choose a new password.',
    policy: staff('users', 'edit'),
    params: byId,
    output: done,
    errors: ['NOT_FOUND'],
    limit: { max: 30, windowSeconds: 300, per: 'user' },
  }),
  listUserResumes: defineRoute({
    method: 'GET',
    path: '/api/admin/users/:id/resumes',
    tag: 'admin',
    summary: "A user's resumes, the last changed first.",
    policy: staff('users', 'view'),
    params: byId,
    output: json(z.array(resumeSummary)),
    errors: ['NOT_FOUND'],
  }),
  getUserResume: defineRoute({
    method: 'GET',
    path: '/api/admin/users/:id/resumes/:resumeId',
    tag: 'admin',
    summary: "One of a user's resumes, whole. The user sees it in their access log, with the reason.",
    policy: staff('users', 'view'),
    params: z.object({ id: z.uuid(), resumeId: z.uuid() }),
    query: z.object({ reason }),
    needsProof: true,
    output: json(storedResume),
    errors: ['NOT_FOUND'],
  }),
  getUserProfile: defineRoute({
    method: 'GET',
    path: '/api/admin/users/:id/profile',
    tag: 'admin',
    summary: 'What the product counts of a user.',
    policy: staff('users', 'view'),
    params: byId,
    output: json(profile),
    errors: ['NOT_FOUND'],
  }),
  getPermissions: defineRoute({
    method: 'GET',
    path: '/api/admin/permissions/:userId',
    tag: 'admin',
    summary: "A user's role and what it allows; null and nothing for anybody who is not staff.",
    policy: staff('users', 'view'),
    params: z.object({ userId: z.uuid() }),
    output: json(
      z.object({
        role: z.nullable(z.enum(STAFF_ROLES)),
        rights: z.array(z.object({ area: z.enum(AREAS), act: z.string() })),
      }),
    ),
    errors: ['NOT_FOUND'],
  }),
  checkPermission: defineRoute({
    method: 'POST',
    path: '/api/admin/permissions/check',
    tag: 'admin',
    summary: 'Whether an act is allowed to you. One that does not exist is allowed to nobody.',
    policy: staff('users', 'view'),
    body: z.strictObject({ area: z.enum(AREAS), act: z.string().check(z.maxLength(40)) }),
    output: json(z.object({ isAllowed: z.boolean() })),
  }),
  grantRole: defineRoute({
    method: 'PUT',
    path: '/api/admin/users/:id/role',
    tag: 'admin',
    summary: 'Makes a user with a second factor staff, or gives another role. Their sessions end.',
    policy: staff('system', 'edit'),
    params: byId,
    body: z.strictObject({ grantedRole: z.enum(STAFF_ROLES), reason }),
    needsProof: true,
    output: done,
    errors: ['NOT_FOUND', 'LAST_ADMIN', 'EMAIL_UNCONFIRMED', 'SECOND_FACTOR_MISSING'],
  }),
  revokeRole: defineRoute({
    method: 'DELETE',
    path: '/api/admin/users/:id/role',
    tag: 'admin',
    summary: 'Takes the role away. Their sessions end.',
    policy: staff('system', 'edit'),
    params: byId,
    query: z.object({ reason }),
    needsProof: true,
    output: done,
    errors: ['NOT_FOUND', 'LAST_ADMIN'],
  }),
};
