import { EMAIL_ENDS, EMAIL_KINDS } from '@lauda/domain/email-kinds';
import * as z from 'zod/mini';
import { anyone, bytes, defineRoute, json, user } from '../route.ts';

const kind = z.enum(EMAIL_KINDS);
const token = z.string().check(z.minLength(16), z.maxLength(512));
const byToken = z.object({ token });
const done = json(z.object({}));

const TOKEN_LIMIT = { max: 60, windowSeconds: 60, per: 'client' } as const;

export const notificationRoutes = {
  listEmailPreferences: defineRoute({
    method: 'GET',
    path: '/api/account/notifications',
    tag: 'account',
    summary: 'Which mails you have asked for, beside those about your account.',
    policy: user,
    output: json(z.array(z.object({ kind, isOn: z.boolean() }))),
  }),
  setEmailPreference: defineRoute({
    method: 'PUT',
    path: '/api/account/notifications',
    tag: 'account',
    summary: 'Asks for mails of one kind, or ends them. Asking is answered by mail, with a way to end it.',
    policy: user,
    body: z.strictObject({
      kind,
      isOn: z.boolean(),
      /** IANA name; reminders are sent in the user's morning. */
      timeZone: z.optional(z.string().check(z.maxLength(64))),
    }),
    output: done,
    limit: { max: 30, windowSeconds: 60, per: 'user' },
  }),
  openUnsubscription: defineRoute({
    method: 'GET',
    path: '/api/unsubscribe',
    tag: 'notifications',
    summary:
      'The address in a mail, opened by a person or by a program that looks at links: asks, ends nothing.',
    policy: anyone,
    query: byToken,
    output: { kind: 'redirect' },
    limit: TOKEN_LIMIT,
  }),
  unsubscribeWithOneClick: defineRoute({
    method: 'POST',
    path: '/api/unsubscribe',
    tag: 'notifications',
    summary:
      'The same address as mail programs call it (RFC 8058): ends mails of this kind, or of all kinds.',
    policy: anyone,
    query: byToken,
    body: bytes,
    bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    output: done,
    errors: ['TOKEN_INVALID'],
    limit: TOKEN_LIMIT,
  }),
  getUnsubscription: defineRoute({
    method: 'GET',
    path: '/api/unsubscribe/state',
    tag: 'notifications',
    summary: 'Which mails an address from a mail would end.',
    policy: anyone,
    query: byToken,
    output: json(z.object({ ends: z.enum(EMAIL_ENDS), isOn: z.boolean() })),
    errors: ['TOKEN_INVALID'],
    limit: TOKEN_LIMIT,
  }),
  unsubscribe: defineRoute({
    method: 'POST',
    path: '/api/unsubscribe/confirm',
    tag: 'notifications',
    summary: 'Ends mails of the kind that the address is for, or of all kinds. Needs no account.',
    policy: anyone,
    body: z.strictObject({ token, isForAll: z.boolean() }),
    output: done,
    errors: ['TOKEN_INVALID'],
    limit: TOKEN_LIMIT,
  }),
};
