import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { hashToken } from '../../../platform/tokens.ts';
import { CHALLENGE_SECONDS } from './passkey.queries.ts';

const RP_NAME = 'Lauda';
/** EdDSA, ES256, RS256: what authenticators make. Left open, the library tries what is experimental here. */
const ALGORITHMS = [-8, -7, -257];

interface KnownCredential {
  credential_id: string;
  transports: string;
}

/** What a browser sends; the library checks every part of it. */
type Given = Record<string, unknown>;

const transportsOf = (stored: string): AuthenticatorTransport[] =>
  // Hints for the browser, which skips those it does not know.
  stored.split(',').filter((part) => part !== '') as AuthenticatorTransport[];

const descriptorOf = ({ credential_id, transports }: KnownCredential) => ({
  id: credential_id,
  transports: transportsOf(transports),
});

/** The library answers bad input with all kinds of errors; to callers they are one. */
const orNull = <T>(work: Promise<T>): Promise<T | null> => work.catch(() => null);

/** WebAuthn for one origin, the configured one: what a request says about its host is not to be believed. */
export function createWebAuthn(origin: string) {
  const { hostname: rpID } = new URL(origin);
  const timeout = CHALLENGE_SECONDS * 1_000;
  const isExpected = (hash: string) => (challenge: string) => hashToken(challenge) === hash;
  const shared = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true };

  return {
    creationOptions: (user: { id: string; email: string; name: string }, known: readonly KnownCredential[]) =>
      generateRegistrationOptions({
        rpName: RP_NAME,
        rpID,
        userID: new TextEncoder().encode(user.id),
        userName: user.email,
        userDisplayName: user.name,
        timeout,
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: known.map(descriptorOf),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      }),

    /** For any passkey of this site, or for these only. */
    requestOptions: (allowed: readonly KnownCredential[]) =>
      generateAuthenticationOptions({
        rpID,
        timeout,
        userVerification: 'required',
        allowCredentials: allowed.map(descriptorOf),
      }),

    checkCreation: async (response: Given, challengeHash: string) => {
      const checked = await orNull(
        verifyRegistrationResponse({
          ...shared,
          response: response as unknown as RegistrationResponseJSON,
          supportedAlgorithmIDs: ALGORITHMS,
          expectedChallenge: isExpected(challengeHash),
        }),
      );
      return checked?.verified ? checked.registrationInfo : null;
    },

    checkRequest: async (
      response: Given,
      challengeHash: string,
      known: KnownCredential & { public_key: string },
    ) => {
      const checked = await orNull(
        verifyAuthenticationResponse({
          ...shared,
          response: response as unknown as AuthenticationResponseJSON,
          expectedChallenge: isExpected(challengeHash),
          credential: {
            ...descriptorOf(known),
            publicKey: new Uint8Array(Buffer.from(known.public_key, 'base64url')),
            // The statement that stores the new one compares: here two at once would both pass.
            counter: 0,
          },
        }),
      );
      return checked?.verified ? checked.authenticationInfo : null;
    },
  };
}

export type WebAuthn = ReturnType<typeof createWebAuthn>;
