import type { SocialProvider } from '@lauda/contract/accounts/social-names';
import type { Env } from '../../../env.ts';
import { createOpenIdClient, type OpenIdSettings } from './openid-client.ts';
import type { SocialClients } from './social.service.ts';

export type SocialEnv = Pick<
  Env,
  | 'GOOGLE_ISSUER'
  | 'GOOGLE_CLIENT_ID'
  | 'GOOGLE_CLIENT_SECRET'
  | 'LINKEDIN_ISSUER'
  | 'LINKEDIN_CLIENT_ID'
  | 'LINKEDIN_CLIENT_SECRET'
  | 'LINKEDIN_PKCE'
>;

function settingsOf(env: SocialEnv, provider: SocialProvider): OpenIdSettings | null {
  const isGoogle = provider === 'google';
  const clientId = isGoogle ? env.GOOGLE_CLIENT_ID : env.LINKEDIN_CLIENT_ID;
  const clientSecret = isGoogle ? env.GOOGLE_CLIENT_SECRET : env.LINKEDIN_CLIENT_SECRET;
  if (clientId === undefined || clientSecret === undefined) return null;
  return isGoogle
    ? { issuer: env.GOOGLE_ISSUER, clientId, clientSecret, hasPkce: true, hasNonce: true }
    : {
        issuer: env.LINKEDIN_ISSUER,
        clientId,
        clientSecret,
        hasPkce: env.LINKEDIN_PKCE === 'on',
        // LinkedIn's ID tokens omit the nonce; PKCE and the browser's cookie bind the code to the flow.
        hasNonce: false,
      };
}

/** A provider without a client id is disabled. */
export function createSocialClients(env: SocialEnv, origin: string): SocialClients {
  const clientFor = (provider: SocialProvider): SocialClients => {
    const settings = settingsOf(env, provider);
    if (settings === null) return {};
    return { [provider]: createOpenIdClient(settings, `${origin}/api/account/social/${provider}/callback`) };
  };
  return { ...clientFor('google'), ...clientFor('linkedin') };
}
