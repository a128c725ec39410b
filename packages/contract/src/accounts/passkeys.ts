import * as z from 'zod/mini';
import { anyoneInPerson, defineRoute, json, user } from '../route.ts';
import { signInAnswer } from './second-factors.ts';

const friendlyName = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
const byId = z.object({ id: z.uuid() });
const done = json(z.object({}));
/** WebAuthn options and responses, passed through unchanged; the server's WebAuthn library validates them. */
const options = json(z.object({ options: z.record(z.string(), z.unknown()) }));
const response = z.looseObject({ id: z.string().check(z.minLength(1), z.maxLength(2_000)) });

const TRY_LIMIT = { max: 30, windowSeconds: 60, per: 'client' } as const;
const SETTINGS_LIMIT = { max: 30, windowSeconds: 300, per: 'user' } as const;

const passkey = z.object({
  id: z.uuid(),
  friendlyName: z.string(),
  isBackedUp: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
});

export const passkeyRoutes = {
  startPasskeySignIn: defineRoute({
    method: 'POST',
    path: '/api/account/passkey-sign-in/start',
    tag: 'account',
    summary: 'What a browser needs to sign in with a passkey, of whoever it belongs to.',
    policy: anyoneInPerson,
    output: options,
    limit: TRY_LIMIT,
  }),
  finishPasskeySignIn: defineRoute({
    method: 'POST',
    path: '/api/account/passkey-sign-in',
    tag: 'account',
    summary: 'Signs in with a passkey. It counts as both steps.',
    policy: anyoneInPerson,
    body: z.strictObject({ response }),
    output: json(signInAnswer),
    errors: ['PASSKEY_INVALID'],
    limit: TRY_LIMIT,
  }),
  listPasskeys: defineRoute({
    method: 'GET',
    path: '/api/account/passkeys',
    tag: 'account',
    summary: 'Your passkeys.',
    policy: user,
    output: json(z.array(passkey)),
  }),
  startPasskey: defineRoute({
    method: 'POST',
    path: '/api/account/passkeys/start',
    tag: 'account',
    summary: 'What a browser needs to make a passkey.',
    policy: user,
    output: options,
    errors: ['PROOF_NEEDED'],
    limit: SETTINGS_LIMIT,
  }),
  addPasskey: defineRoute({
    method: 'POST',
    path: '/api/account/passkeys',
    tag: 'account',
    summary: 'Adds the passkey that the browser has made.',
    policy: user,
    body: z.strictObject({ friendlyName, response }),
    output: done,
    errors: ['PROOF_NEEDED', 'PASSKEY_INVALID'],
    limit: SETTINGS_LIMIT,
  }),
  renamePasskey: defineRoute({
    method: 'PATCH',
    path: '/api/account/passkeys/:id',
    tag: 'account',
    summary: 'Gives a passkey another name.',
    policy: user,
    params: byId,
    body: z.strictObject({ friendlyName }),
    output: done,
    errors: ['NOT_FOUND'],
    limit: SETTINGS_LIMIT,
  }),
  removePasskey: defineRoute({
    method: 'DELETE',
    path: '/api/account/passkeys/:id',
    tag: 'account',
    summary: 'Removes a passkey, unless it is the last way to sign in.',
    policy: user,
    params: byId,
    output: done,
    errors: ['NOT_FOUND', 'PROOF_NEEDED', 'LAST_WAY_IN'],
    limit: SETTINGS_LIMIT,
  }),
  startPasskeyProof: defineRoute({
    method: 'POST',
    path: '/api/account/proof/passkey/start',
    tag: 'account',
    summary: 'What a browser needs to show with a passkey who you are.',
    policy: user,
    output: options,
    limit: TRY_LIMIT,
  }),
  provePasskey: defineRoute({
    method: 'POST',
    path: '/api/account/proof/passkey',
    tag: 'account',
    summary: 'Shows with a passkey who you are, in a session that is open.',
    policy: user,
    body: z.strictObject({ response }),
    output: done,
    errors: ['PASSKEY_INVALID'],
    limit: TRY_LIMIT,
  }),
};
