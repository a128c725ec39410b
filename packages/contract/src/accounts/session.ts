import { STAFF_ROLES } from '@lauda/domain/permissions';
import * as z from 'zod/mini';
import { anyone, defineRoute, json } from '../route.ts';

/** The signed-in user, as sent to their own browser. */
export const sessionUser = z.object({
  id: z.uuid(),
  email: z.email(),
  name: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  staffRole: z.nullable(z.enum(STAFF_ROLES)),
});
export type SessionUser = z.output<typeof sessionUser>;

export const session = z.object({
  user: z.nullable(sessionUser),
  /** Extended while the session is used; the session ends when it is reached. */
  expiresAt: z.nullable(z.iso.datetime()),
  isSecondFactorVerified: z.boolean(),
  /** Set while a staff member impersonates this user. */
  impersonation: z.nullable(z.object({ staffEmail: z.string(), canEdit: z.boolean() })),
});
export type Session = z.output<typeof session>;

export const sessionRoutes = {
  getSession: defineRoute({
    method: 'GET',
    path: '/api/session',
    tag: 'session',
    summary: 'Who is calling: the signed-in user, or null for a visitor.',
    policy: anyone,
    output: json(session),
  }),
  signOut: defineRoute({
    method: 'POST',
    path: '/api/account/sign-out',
    tag: 'account',
    summary: 'Ends this session. Answers the same without one.',
    policy: anyone,
    output: json(z.object({})),
  }),
};
