import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { hashToken } from '../../../platform/secrets/tokens.ts';
import { CHALLENGE_SECONDS } from './passkey.queries.ts';

const RP_NAME = 'Lauda';
/** EdDSA, ES256, RS256: what authenticators produce. The library's default includes experimental algorithms. */
const ALGORITHMS = [-8, -7, -257];

interface KnownCredential {
  credential_id: string;
  transports: string;
}

/** What a browser sends; the library checks every part of it. */
type Given = Record<string, unknown>;

const transportsOf = (stored: string): AuthenticatorTransport[] =>
  // Transport hints; browsers ignore those they do not know.
  stored.split(',').filter((part) => part !== '') as AuthenticatorTransport[];

const descriptorOf = ({ credential_id, transports }: KnownCredential) => ({
  id: credential_id,
  transports: transportsOf(transports),
});

/** The library throws many kinds of errors for bad input; callers treat them all alike. */
const orNull = <T>(work: Promise<T>): Promise<T | null> => work.catch(() => null);

/** WebAuthn for the configured origin: a request's own Host header is not trusted. */
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

    /** For any passkey of this site, or only for the given ones. */
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
            // Not compared here, where two concurrent requests would both pass: the statement that stores the new
            // counter compares it.
            counter: 0,
          },
        }),
      );
      return checked?.verified ? checked.authenticationInfo : null;
    },
  };
}

export type WebAuthn = ReturnType<typeof createWebAuthn>;
