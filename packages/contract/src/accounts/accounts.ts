import { LOCALES } from '@lauda/domain/locale';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@lauda/domain/accounts/password';
import * as z from 'zod/mini';
import { anyoneInPerson, defineRoute, json, user } from '../route.ts';
import { signInAnswer } from './second-factors.ts';

const email = z.pipe(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)), z.email());
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
/** For a newly chosen password. A password that is only verified may be anything. */
const newPassword = z.string().check(z.minLength(MIN_PASSWORD_LENGTH), z.maxLength(MAX_PASSWORD_LENGTH));
const givenPassword = z.string().check(z.minLength(1), z.maxLength(MAX_PASSWORD_LENGTH));
const token = z.string().check(z.minLength(16), z.maxLength(512));

const done = json(z.object({}));
const signedIn = json(signInAnswer);

/** Throttles guessing per client here, and per account where the password is checked. */
const GUESS_LIMIT = { max: 20, windowSeconds: 60, per: 'client' } as const;
/** A whole classroom or office can sign up from one IP address. Mail per recipient is throttled where it is sent. */
const MAIL_LIMIT = { max: 30, windowSeconds: 300, per: 'client' } as const;

const accountSession = z.object({
  id: z.uuid(),
  isCurrent: z.boolean(),
  device: z.nullable(z.string()),
  ipAddress: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
});

export const accountRoutes = {
  signUp: defineRoute({
    method: 'POST',
    path: '/api/account/sign-up',
    tag: 'account',
    summary: 'Makes an account, which waits until its address is confirmed by mail.',
    policy: anyoneInPerson,
    body: z.strictObject({
      email,
      password: newPassword,
      first_name: name,
      last_name: name,
      language: z.enum(LOCALES),
      preferred_domain: z.string().check(z.maxLength(253)),
    }),
    output: done,
    errors: ['EMAIL_TAKEN', 'PASSWORD_TOO_COMMON'],
    limit: MAIL_LIMIT,
  }),
  confirmEmail: defineRoute({
    method: 'POST',
    path: '/api/account/confirm-email',
    tag: 'account',
    summary:
      'Confirms an address with the token from the mail, and signs in. Wants the password as well, except in the browser that signed up.',
    policy: anyoneInPerson,
    body: z.strictObject({ token, password: z.optional(givenPassword) }),
    output: signedIn,
    errors: ['TOKEN_INVALID', 'PASSWORD_NEEDED', 'CREDENTIALS_WRONG'],
    limit: GUESS_LIMIT,
  }),
  resendConfirmation: defineRoute({
    method: 'POST',
    path: '/api/account/resend-confirmation',
    tag: 'account',
    summary:
      'Mails the link again, if the address has an account that waits for it. The answer does not tell.',
    policy: anyoneInPerson,
    body: z.strictObject({ email }),
    output: done,
    limit: MAIL_LIMIT,
  }),
  signIn: defineRoute({
    method: 'POST',
    path: '/api/account/sign-in',
    tag: 'account',
    summary: 'Signs in with address and password.',
    policy: anyoneInPerson,
    body: z.strictObject({ email, password: givenPassword }),
    output: signedIn,
    errors: ['CREDENTIALS_WRONG', 'EMAIL_UNCONFIRMED', 'RATE_LIMITED'],
    limit: GUESS_LIMIT,
  }),
  requestPasswordReset: defineRoute({
    method: 'POST',
    path: '/api/account/request-password-reset',
    tag: 'account',
    summary:
      'Mails a link to choose a new password, if the address has an account. The answer does not tell.',
    policy: anyoneInPerson,
    body: z.strictObject({ email }),
    output: done,
    limit: MAIL_LIMIT,
  }),
  resetPassword: defineRoute({
    method: 'POST',
    path: '/api/account/reset-password',
    tag: 'account',
    summary: 'Sets a new password with the token from the mail, ends all sessions and signs in.',
    policy: anyoneInPerson,
    body: z.strictObject({ token, password: newPassword }),
    output: signedIn,
    errors: ['TOKEN_INVALID', 'PASSWORD_TOO_COMMON'],
    limit: GUESS_LIMIT,
  }),
  changePassword: defineRoute({
    method: 'POST',
    path: '/api/account/change-password',
    tag: 'account',
    summary: 'Sets a new password and ends all other sessions.',
    policy: user,
    body: z.strictObject({ currentPassword: givenPassword, newPassword }),
    output: done,
    errors: ['CREDENTIALS_WRONG', 'PASSWORD_TOO_COMMON'],
    limit: GUESS_LIMIT,
  }),
  listAccountSessions: defineRoute({
    method: 'GET',
    path: '/api/account/sessions',
    tag: 'account',
    summary: 'Where you are signed in.',
    policy: user,
    output: json(z.array(accountSession)),
  }),
  endAccountSession: defineRoute({
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    tag: 'account',
    summary: 'Ends one of your own sessions.',
    policy: user,
    params: z.object({ id: z.uuid() }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
};
