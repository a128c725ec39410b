import * as z from 'zod/mini';
import { reason } from '../reason.ts';
import { anyone, defineRoute, json, staff } from '../route.ts';

/** The screen on which an impersonation starts. */
export const IMPERSONATION_TYPES = ['resumes', 'resume', 'account'] as const;
export type ImpersonationType = (typeof IMPERSONATION_TYPES)[number];

/** Names of the query parameters in the address that carries the token. */
export const IMPERSONATE_PARAMETER = 'impersonate';
export const TARGET_PARAMETER = 'targetUser';

export const impersonationRoutes = {
  getImpersonateUrl: defineRoute({
    method: 'GET',
    path: '/api/admin/users/:id/impersonate-url',
    tag: 'admin',
    summary:
      'An address that shows the product as this user sees it: for you, once, within a minute. Never for staff.',
    policy: staff('users', 'view'),
    params: z.object({ id: z.uuid() }),
    query: z.object({
      type: z.enum(IMPERSONATION_TYPES),
      resumeId: z.optional(z.uuid()),
      reason,
    }),
    output: json(z.object({ url: z.string(), expiresAt: z.iso.datetime() })),
    needsProof: true,
    errors: ['NOT_FOUND', 'TARGET_IS_STAFF'],
    limit: { max: 30, windowSeconds: 300, per: 'user' },
  }),
  startImpersonation: defineRoute({
    method: 'POST',
    path: '/api/impersonation',
    tag: 'admin',
    summary: 'Exchanges the token of such an address. The user is told by mail, and in their access log.',
    policy: staff('users', 'view'),
    body: z.strictObject({
      token: z.string().check(z.minLength(16), z.maxLength(512)),
      targetUser: z.uuid(),
    }),
    output: json(z.object({})),
    errors: ['TOKEN_INVALID'],
    limit: { max: 30, windowSeconds: 300, per: 'user' },
  }),
  stopImpersonation: defineRoute({
    method: 'DELETE',
    path: '/api/impersonation',
    tag: 'admin',
    summary: 'Back to being yourself. Answers the same when you are.',
    policy: anyone,
    output: json(z.object({})),
  }),
};
