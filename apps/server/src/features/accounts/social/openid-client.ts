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
  /** Off for a provider whose token endpoint rejects a PKCE verifier. */
  hasPkce: boolean;
  /** Off for a provider that omits the nonce from its ID tokens, against the standard. */
  hasNonce: boolean;
}

/** State of the redirect to the provider; must match on return. */
export interface Departure {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface Identity {
  /** Issuer and subject: an address can change owner, this cannot. */
  accountId: string;
  email: string | null;
  /** True only if the provider sends the boolean true. */
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
  locale: string | null;
  /** The URL of the user's picture at the provider; never fetched here. */
  picture: string | null;
}

export interface OpenIdClient {
  authorizationUrl(departure: Departure): Promise<string>;
  /** Exchanges the code that the provider returned in the query. */
  identify(departure: Departure, query: URLSearchParams): Promise<Identity>;
}

/** Every claim is untrusted: it may contain anything a stranger typed at the provider. */
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
/** The error that fetch throws when the host is unreachable. */
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

/** One OpenID provider. `redirectUri` is configured; the request's own Host header is never used. */
export function createOpenIdClient(settings: OpenIdSettings, redirectUri: string): OpenIdClient {
  let known: Promise<Configuration> | null = null;

  const discover = (): Promise<Configuration> =>
    discovery(new URL(settings.issuer), settings.clientId, settings.clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      execute: [
        enableNonRepudiationChecks,
        // The environment allows a plain-http issuer on this machine only.
        ...(isPlainHttp(settings.issuer) ? [allowInsecureRequests] : []),
      ],
    });

  /** Discovered at first use, not at startup: a provider that is down at startup must not stay disabled. */
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
        // Some providers return the address, or `email_verified` as a boolean, only from the userinfo endpoint.
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
