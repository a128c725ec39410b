import * as z from 'zod/mini';
import { details } from './privacy.ts';
import { anyoneInPerson, defineRoute, json, user } from '../route.ts';

const email = z.pipe(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)), z.email());
const token = z.string().check(z.minLength(16), z.maxLength(512));

/** Mail per recipient address is throttled where it is sent. */
const MAIL_LIMIT = { max: 10, windowSeconds: 3_600, per: 'user' } as const;
const GUESS_LIMIT = { max: 20, windowSeconds: 60, per: 'client' } as const;

export const emailChangeRoutes = {
  requestEmailChange: defineRoute({
    method: 'POST',
    path: '/api/account/email-change',
    tag: 'account',
    summary:
      'Mails a link to a new address for your account. Nothing changes until it is followed. The answer does not tell whether the address has an account.',
    policy: user,
    body: z.strictObject({ email }),
    output: json(details),
    errors: ['PROOF_NEEDED', 'EMAIL_UNCHANGED', 'NOT_FOUND'],
    limit: MAIL_LIMIT,
  }),
  resendEmailChange: defineRoute({
    method: 'POST',
    path: '/api/account/email-change/resend',
    tag: 'account',
    summary: 'Mails the link to the new address again.',
    policy: user,
    output: json(details),
    errors: ['NOT_FOUND'],
    limit: MAIL_LIMIT,
  }),
  cancelEmailChange: defineRoute({
    method: 'DELETE',
    path: '/api/account/email-change',
    tag: 'account',
    summary: 'Your address stays as it is; the link to the new one is dead.',
    policy: user,
    output: json(details),
    errors: ['NOT_FOUND'],
  }),
  confirmEmailChange: defineRoute({
    method: 'POST',
    path: '/api/account/email-change/confirm',
    tag: 'account',
    summary: 'Changes the address of an account with the token that was mailed to the new one.',
    policy: anyoneInPerson,
    body: z.strictObject({ token }),
    output: json(z.object({ email: z.string() })),
    errors: ['TOKEN_INVALID', 'EMAIL_TAKEN'],
    limit: GUESS_LIMIT,
  }),
  restoreEmail: defineRoute({
    method: 'POST',
    path: '/api/account/email-change/restore',
    tag: 'account',
    summary:
      'Puts a former address back with the token that was mailed there, and ends all sessions. Answers with a token to choose a new password with.',
    policy: anyoneInPerson,
    body: z.strictObject({ token }),
    output: json(z.object({ email: z.string(), resetToken: z.string() })),
    errors: ['TOKEN_INVALID', 'EMAIL_TAKEN'],
    limit: GUESS_LIMIT,
  }),
};
