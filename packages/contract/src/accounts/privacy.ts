import { LOCALES } from '@lauda/domain/locale';
import { MAX_PASSWORD_LENGTH } from '@lauda/domain/accounts/password';
import * as z from 'zod/mini';
import { anyoneInPerson, defineRoute, json, user } from '../route.ts';

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
const moment = z.iso.datetime();

export const details = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  language: z.enum(LOCALES),
  createdAt: moment,
  /** When mail to this address last bounced permanently; null while mail is delivered. */
  mailRefusedAt: z.nullable(moment),
  /** A new address that is not confirmed yet. */
  pendingEmail: z.nullable(z.object({ email: z.string(), expiresAt: moment })),
});
export type AccountDetails = z.output<typeof details>;

/** The export of all data about a user, as a file. */
const archive = z.object({
  requestedAt: moment,
  /** Null while the export is being made. */
  expiresAt: z.nullable(moment),
  sizeBytes: z.nullable(z.number()),
});
export type AccountArchive = z.output<typeof archive>;

const DELETION_STATES = ['running', 'partial', 'done'] as const;

const SETTINGS_LIMIT = { max: 20, windowSeconds: 60, per: 'user' } as const;

export const privacyRoutes = {
  getAccountDetails: defineRoute({
    method: 'GET',
    path: '/api/account/details',
    tag: 'account',
    summary: 'Your name, address and language.',
    policy: user,
    output: json(details),
    errors: ['NOT_FOUND'],
  }),
  updateAccountDetails: defineRoute({
    method: 'PUT',
    path: '/api/account/details',
    tag: 'account',
    summary: 'Changes your name and the language we write to you in.',
    policy: user,
    body: z.strictObject({ firstName: name, lastName: name, language: z.enum(LOCALES) }),
    output: json(details),
    errors: ['NOT_FOUND'],
    limit: SETTINGS_LIMIT,
  }),
  retryMail: defineRoute({
    method: 'POST',
    path: '/api/account/mail-retry',
    tag: 'account',
    summary: 'Mail to your address was refused, and is to be sent there again.',
    policy: user,
    output: json(details),
    errors: ['NOT_FOUND'],
    limit: SETTINGS_LIMIT,
  }),
  getArchive: defineRoute({
    method: 'GET',
    path: '/api/account/archive',
    tag: 'account',
    summary: 'The archive of your data that is being made, or that waits to be taken.',
    policy: user,
    output: json(z.object({ archive: z.nullable(archive) })),
  }),
  requestArchive: defineRoute({
    method: 'POST',
    path: '/api/account/archive',
    tag: 'account',
    summary: 'Makes a ZIP file of everything we know about you; its address comes by mail and works once.',
    policy: user,
    output: json(z.object({ archive })),
    errors: ['PROOF_NEEDED'],
    limit: { max: 10, windowSeconds: 86_400, per: 'user' },
  }),
  downloadArchive: defineRoute({
    method: 'GET',
    path: '/api/account/archive/file',
    tag: 'account',
    summary: 'Your archive, once, for whoever has the address from the mail and your session.',
    policy: user,
    query: z.object({ token: z.string().check(z.minLength(16), z.maxLength(200)) }),
    output: { kind: 'file', contentTypes: ['application/zip'] },
    errors: ['TOKEN_INVALID'],
    limit: SETTINGS_LIMIT,
  }),
  deleteAccount: defineRoute({
    method: 'POST',
    path: '/api/account/deletion',
    tag: 'account',
    summary:
      'Deletes your account for good. Wants the password; whoever has none must have shown a moment ago who they are.',
    policy: user,
    body: z.strictObject({ password: z.optional(z.string().check(z.maxLength(MAX_PASSWORD_LENGTH))) }),
    output: json(z.object({ receipt: z.uuid() })),
    errors: ['PASSWORD_NEEDED', 'CREDENTIALS_WRONG', 'PROOF_NEEDED', 'LAST_ADMIN', 'NOT_FOUND'],
    limit: { max: 10, windowSeconds: 300, per: 'client' },
  }),
  getDeletion: defineRoute({
    method: 'GET',
    path: '/api/account/deletion',
    tag: 'account',
    summary: 'How far a deletion is, for whoever has its receipt.',
    policy: anyoneInPerson,
    query: z.object({ receipt: z.uuid() }),
    output: json(z.object({ state: z.enum(DELETION_STATES) })),
    errors: ['NOT_FOUND'],
  }),
};
