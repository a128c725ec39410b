import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client';
import * as z from 'zod/mini';
import { AppError } from '../../../errors.ts';

const TIMEOUT_SECONDS = 5;
const MAX_NAME_LENGTH = 100;
const MAX_ADDRESS_LENGTH = 2_000;

export interface OpenIdSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Off for a provider whose token endpoint refuses a verifier. */
  hasPkce: boolean;
  /** Off for a provider that leaves it out of its ID tokens, against the standard. */
  hasNonce: boolean;
}

/** What the person left with, and has to come back with. */
export interface Departure {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface Identity {
  /** Issuer and subject: an address can change hands, this cannot. */
  accountId: string;
  email: string | null;
  /** Only if the provider says so with the boolean itself. */
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
  locale: string | null;
  /** Where the provider shows their picture, as it says; nothing has been fetched from there. */
  picture: string | null;
}

export interface OpenIdClient {
  authorizationUrl(departure: Departure): Promise<string>;
  /** Exchanges what the provider sent back in the query. */
  identify(departure: Departure, query: URLSearchParams): Promise<Identity>;
}

/** Everything in a claim set is what a stranger may have typed elsewhere. */
const text = z.catch(z.string().check(z.trim()), '');
const claimSet = z.object({
  email: z.catch(
    z.nullable(z.pipe(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)), z.email())),
    null,
  ),
  email_verified: z.catch(z.nullable(z.boolean()), null),
  name: text,
  given_name: text,
  family_name: text,
  locale: z.catch(z.nullable(z.string()), null),
  picture: z.catch(z.nullable(z.url().check(z.maxLength(MAX_ADDRESS_LENGTH))), null),
});

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'OAUTH_TIMEOUT';
/** How fetch says that nobody answers. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError && error.message === 'fetch failed';

async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isTimeout(error) || isUnreachable(error))
      throw new AppError('SOCIAL_UNAVAILABLE', null, { cause: error });
    throw error;
  }
}

const isPlainHttp = (issuer: string): boolean => new URL(issuer).protocol === 'http:';

/** One provider. `redirectUri` is configured; nothing of a request's own host goes into it. */
export function createOpenIdClient(settings: OpenIdSettings, redirectUri: string): OpenIdClient {
  let known: Promise<Configuration> | null = null;

  const discover = (): Promise<Configuration> =>
    discovery(new URL(settings.issuer), settings.clientId, settings.clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      execute: [
        enableNonRepudiationChecks,
        // The environment admits such an issuer on this machine only.
        ...(isPlainHttp(settings.issuer) ? [allowInsecureRequests] : []),
      ],
    });

  /** At the first use and not at the start: a provider that is down then must not stay off. */
  const configuration = async (): Promise<Configuration> => {
    known ??= discover();
    try {
      return await known;
    } catch (error) {
      known = null;
      throw new AppError('SOCIAL_UNAVAILABLE', null, { cause: error });
    }
  };

  return {
    authorizationUrl: async ({ state, nonce, codeVerifier }) => {
      const url = buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid profile email',
        state,
        ...(settings.hasNonce && { nonce }),
        ...(settings.hasPkce && {
          code_challenge: await calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        }),
      });
      return url.href;
    },

    identify: async ({ state, nonce, codeVerifier }, query) => {
      const server = await configuration();
      return orUnavailable(async () => {
        const answer = new URL(redirectUri);
        answer.search = query.toString();
        const tokens = await authorizationCodeGrant(server, answer, {
          expectedState: state,
          idTokenExpected: true,
          ...(settings.hasNonce && { expectedNonce: nonce }),
          ...(settings.hasPkce && { pkceCodeVerifier: codeVerifier }),
        });
        const idToken = tokens.claims();
        if (!idToken) throw new AppError('SOCIAL_FAILED');
        const { sub } = idToken;
        let claims = claimSet.parse(idToken);
        // Some tell the address only here, and some tell whether it is verified as a boolean only here.
        if (claims.email_verified === null && server.serverMetadata().userinfo_endpoint !== undefined)
          claims = claimSet.parse(await fetchUserInfo(server, tokens.access_token, sub));
        const [first = '', ...rest] = claims.name.split(/\s+/);
        return {
          accountId: `${settings.issuer} ${sub}`,
          email: claims.email,
          isEmailVerified: claims.email_verified === true,
          firstName: (claims.given_name || first).slice(0, MAX_NAME_LENGTH),
          lastName: (claims.family_name || rest.join(' ')).slice(0, MAX_NAME_LENGTH),
          locale: claims.locale,
          picture: claims.picture,
        };
      });
    },
  };
}
