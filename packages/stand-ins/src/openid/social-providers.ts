import { startOpenIdProvider } from './openid-provider.ts';

interface Ports {
  google: number;
  linkedin: number;
}

const CLIENT = { id: 'lauda', secret: 'known to everybody, and good for nothing' };
const issuerAt = (port: number): string => `http://127.0.0.1:${port}`;

/** Environment that points the product at the stand-ins. */
export const socialEnv = ({ google, linkedin }: Ports) => ({
  GOOGLE_ISSUER: issuerAt(google),
  GOOGLE_CLIENT_ID: CLIENT.id,
  GOOGLE_CLIENT_SECRET: CLIENT.secret,
  LINKEDIN_ISSUER: issuerAt(linkedin),
  LINKEDIN_CLIENT_ID: CLIENT.id,
  LINKEDIN_CLIENT_SECRET: CLIENT.secret,
});

interface SocialOptions {
  /** The product's origin. */
  origin: string;
  ports: Ports;
}

/** Google and LinkedIn, limited to sign-in. */
export async function startSocialProviders({ origin, ports }: SocialOptions) {
  const start = (provider: keyof Ports, title: string, hasClaimsInIdToken: boolean) =>
    startOpenIdProvider({
      port: ports[provider],
      title,
      clients: [{ ...CLIENT, redirectUris: [`${origin}/api/account/social/${provider}/callback`] }],
      hasClaimsInIdToken,
    });
  const running = [
    await start('google', 'Google stand-in', true),
    await start('linkedin', 'LinkedIn stand-in', false),
  ];
  return {
    close: async () => {
      await Promise.all(running.map((provider) => provider.close()));
    },
  };
}
