import { FACTOR_KINDS, SECOND_FACTOR_METHODS } from '@lauda/domain/accounts/second-factors';
import * as z from 'zod/mini';
import { anyoneInPerson, defineRoute, json, user } from '../route.ts';
import { sessionUser } from './session.ts';

const email = z.pipe(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)), z.email());
const phone = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));
const friendlyName = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
/** Users type spaces and hyphens as they are displayed. */
const code = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));
const byId = z.object({ id: z.uuid() });
const done = json(z.object({}));

/** Throttles guessing per client here, and per account where the code is checked. */
const GUESS_LIMIT = { max: 20, windowSeconds: 60, per: 'client' } as const;
/** As for sign-up mail: many users share one IP address. */
const SEND_LIMIT = { max: 30, windowSeconds: 300, per: 'client' } as const;
const SETTINGS_LIMIT = { max: 30, windowSeconds: 300, per: 'user' } as const;

const secondFactorMethods = z.array(z.enum(SECOND_FACTOR_METHODS));

/** The signed-in user, or null when a second factor is needed first. */
export const signInAnswer = z.object({
  user: z.nullable(sessionUser),
  secondFactor: z.nullable(z.object({ methods: secondFactorMethods })),
});
export type SignInAnswer = z.output<typeof signInAnswer>;

const PROOF_METHODS = ['password', ...SECOND_FACTOR_METHODS] as const;
export type ProofMethod = (typeof PROOF_METHODS)[number];

const secondFactor = z.object({
  id: z.uuid(),
  kind: z.enum(FACTOR_KINDS),
  friendlyName: z.string(),
  phoneHint: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
});

const recoveryCodes = z.array(z.string());

export const secondFactorRoutes = {
  requestSignInCode: defineRoute({
    method: 'POST',
    path: '/api/account/sign-in-code',
    tag: 'account',
    summary:
      'Sends a code to sign in with, if the address or number has an account. The answer does not tell.',
    policy: anyoneInPerson,
    body: z.strictObject({ email: z.optional(email), phone: z.optional(phone) }),
    output: done,
    errors: ['EMAIL_OR_PHONE_MISSING', 'PHONE_INVALID', 'UNAVAILABLE'],
    limit: SEND_LIMIT,
  }),
  signInWithCode: defineRoute({
    method: 'POST',
    path: '/api/account/sign-in-code/verify',
    tag: 'account',
    summary: 'Signs in with the code, in the browser that asked for it.',
    policy: anyoneInPerson,
    body: z.strictObject({ code }),
    output: json(signInAnswer),
    errors: ['CODE_INVALID'],
    limit: GUESS_LIMIT,
  }),
  getPendingSignIn: defineRoute({
    method: 'GET',
    path: '/api/account/second-step',
    tag: 'account',
    summary: 'What the second step of the sign-in under way can be done with.',
    policy: anyoneInPerson,
    output: json(z.object({ methods: secondFactorMethods, phoneHint: z.nullable(z.string()) })),
    errors: ['TOKEN_INVALID'],
  }),
  sendSecondFactorCode: defineRoute({
    method: 'POST',
    path: '/api/account/second-step/code',
    tag: 'account',
    summary: 'Sends a code for the second step.',
    policy: anyoneInPerson,
    body: z.strictObject({ method: z.enum(['phone', 'email']) }),
    output: done,
    errors: ['TOKEN_INVALID'],
    limit: SEND_LIMIT,
  }),
  verifySecondFactor: defineRoute({
    method: 'POST',
    path: '/api/account/second-step/verify',
    tag: 'account',
    summary: 'Does the second step, and signs in.',
    policy: anyoneInPerson,
    body: z.strictObject({ method: z.enum(['totp', 'phone', 'email', 'recovery-code']), code }),
    output: json(signInAnswer),
    errors: ['TOKEN_INVALID', 'CODE_INVALID'],
    limit: GUESS_LIMIT,
  }),
  getAccountSecurity: defineRoute({
    method: 'GET',
    path: '/api/account/security',
    tag: 'account',
    summary: 'Your second factors, what else protects the account, and how you can show who you are.',
    policy: user,
    output: json(
      z.object({
        factors: z.array(secondFactor),
        recoveryCodesLeft: z.number(),
        proofMethods: z.array(z.enum(PROOF_METHODS)),
        phoneHint: z.nullable(z.string()),
        isProofFresh: z.boolean(),
        isSessionVerified: z.boolean(),
        /** Staff members must have a second factor. */
        isStaff: z.boolean(),
        canUsePhone: z.boolean(),
      }),
    ),
  }),
  sendProofCode: defineRoute({
    method: 'POST',
    path: '/api/account/proof/code',
    tag: 'account',
    summary: 'Sends a code to show who you are with, again.',
    policy: user,
    body: z.strictObject({ method: z.enum(['phone', 'email']) }),
    output: done,
    limit: SEND_LIMIT,
  }),
  proveIdentity: defineRoute({
    method: 'POST',
    path: '/api/account/proof',
    tag: 'account',
    summary: 'Shows who you are once more, in a session that is open: opens what asks for it.',
    policy: user,
    body: z.strictObject({
      method: z.enum(['password', 'totp', 'phone', 'email', 'recovery-code']),
      value: z.string().check(z.minLength(1), z.maxLength(200)),
    }),
    output: done,
    errors: ['CREDENTIALS_WRONG', 'CODE_INVALID'],
    limit: GUESS_LIMIT,
  }),
  enrolSecondFactor: defineRoute({
    method: 'POST',
    path: '/api/account/second-factors',
    tag: 'account',
    summary: 'Begins to add a second factor: an authenticator app, or a phone, which gets a code.',
    policy: user,
    body: z.strictObject({ kind: z.enum(FACTOR_KINDS), friendlyName, phone: z.optional(phone) }),
    output: json(
      z.object({
        id: z.uuid(),
        totp: z.nullable(
          z.object({
            issuer: z.string(),
            secret: z.string(),
            uri: z.string(),
            /** Side length in modules; `path` draws the dark ones. */
            qr: z.object({ size: z.number(), path: z.string() }),
          }),
        ),
      }),
    ),
    errors: ['PROOF_NEEDED', 'PHONE_INVALID', 'UNAVAILABLE'],
    limit: SETTINGS_LIMIT,
  }),
  confirmSecondFactor: defineRoute({
    method: 'POST',
    path: '/api/account/second-factors/:id/confirm',
    tag: 'account',
    summary: 'Ends adding a second factor with its first code. The first factor brings recovery codes.',
    policy: user,
    params: byId,
    body: z.strictObject({ code }),
    output: json(z.object({ recoveryCodes: z.nullable(recoveryCodes) })),
    errors: ['NOT_FOUND', 'CODE_INVALID', 'PHONE_TAKEN'],
    limit: GUESS_LIMIT,
  }),
  removeSecondFactor: defineRoute({
    method: 'DELETE',
    path: '/api/account/second-factors/:id',
    tag: 'account',
    summary: 'Removes a second factor; with the last one, the recovery codes.',
    policy: user,
    params: byId,
    output: done,
    errors: ['NOT_FOUND', 'PROOF_NEEDED', 'LAST_ADMIN'],
    limit: SETTINGS_LIMIT,
  }),
  renewRecoveryCodes: defineRoute({
    method: 'POST',
    path: '/api/account/recovery-codes',
    tag: 'account',
    summary: 'Makes new recovery codes; the old ones stop working.',
    policy: user,
    output: json(z.object({ recoveryCodes })),
    errors: ['NOT_FOUND', 'PROOF_NEEDED'],
    limit: SETTINGS_LIMIT,
  }),
};
