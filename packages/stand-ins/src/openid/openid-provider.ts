import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Configuration, interactionPolicy, Provider } from 'oidc-provider';
import { chooserPage } from './chooser-page.ts';
import { memoryAdapter } from './memory-adapter.ts';
import { portrait, PORTRAIT_PATH } from './portrait.ts';

export interface StandInPerson {
  sub: string;
  name: string;
  email: string;
  /** A provider may send any value here, or omit it. */
  emailVerified?: unknown;
  locale?: string;
  /** URL of the picture; the stand-in's own by default, null for none. */
  picture?: string | null;
}

export interface StandInClient {
  id: string;
  secret: string;
  redirectUris: string[];
}

interface ProviderOptions {
  /** Any free port by default. */
  port?: number;
  title: string;
  clients: readonly StandInClient[];
  people?: readonly StandInPerson[];
  /** Google puts email and name into the ID token; others return them only from /me. */
  hasClaimsInIdToken?: boolean;
  isPkceRequired?: boolean;
}

export interface StandInProvider {
  readonly issuer: string;
  /** Adds a person, or updates their claims. */
  introduce(person: StandInPerson): void;
  /** The latest requests it received. */
  readonly requests: readonly { path: string; query: URLSearchParams }[];
  close(): Promise<void>;
}

const PEOPLE: readonly StandInPerson[] = [
  { sub: 'clara', name: 'Clara Nunes', email: 'clara@lauda.example', emailVerified: true, locale: 'pt-BR' },
  { sub: 'dan', name: 'Dan Reed', email: 'dan@lauda.example', emailVerified: true, locale: 'en-US' },
  { sub: 'eva', name: 'Eva Prado', email: 'eva@lauda.example', emailVerified: false },
];

const { Check, base } = interactionPolicy;
const MINUTES = 60;
const TTL = {
  AccessToken: 10 * MINUTES,
  AuthorizationCode: MINUTES,
  Grant: 10 * MINUTES,
  IdToken: 10 * MINUTES,
  Interaction: 60 * MINUTES,
  Session: 60 * MINUTES,
};

/** Always prompts for the person, so that each sign-in shows the page; never asks for consent. */
function policy() {
  const prompts = base();
  prompts
    .get('login')
    ?.checks.add(
      new Check('choose', 'Somebody has to be chosen.', ({ oidc }) =>
        oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    );
  return prompts;
}

function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' };
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

const claimsOf = ({ sub, name, email, emailVerified, locale, picture }: StandInPerson, issuer: string) => {
  const [given_name = '', ...rest] = name.split(' ');
  return {
    sub,
    name,
    given_name,
    family_name: rest.join(' '),
    email,
    ...(emailVerified === undefined ? {} : { email_verified: emailVerified }),
    ...(locale === undefined ? {} : { locale }),
    ...(picture === null ? {} : { picture: picture ?? `${issuer}${PORTRAIT_PATH}` }),
  };
};

/** A certified OpenID Connect server on loopback that signs in anyone without a password. */
export async function startOpenIdProvider(options: ProviderOptions): Promise<StandInProvider> {
  const { title, clients, hasClaimsInIdToken = true, isPkceRequired = true } = options;
  const people = new Map((options.people ?? PEOPLE).map((person) => [person.sub, person]));
  const requests: { path: string; query: URLSearchParams }[] = [];
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const configuration: Configuration = {
    clients: clients.map(({ id, secret, redirectUris }) => ({
      client_id: id,
      client_secret: secret,
      redirect_uris: redirectUris,
      token_endpoint_auth_method: 'client_secret_post',
    })),
    adapter: memoryAdapter(),
    jwks: { keys: [signingKey()] },
    ttl: TTL,
    pkce: { required: () => isPkceRequired },
    conformIdTokenClaims: !hasClaimsInIdToken,
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'locale', 'picture'],
    },
    cookies: { keys: ['a key of the stand-in'] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy: policy(), url: (_context, { uid }) => `/choose/${uid}` },
    findAccount: (_context, sub) => {
      const person = people.get(sub);
      return person && { accountId: sub, claims: () => claimsOf(person, issuer) };
    },
    loadExistingGrant: async ({ oidc }) => {
      const { client, session } = oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
  const provider = new Provider(issuer, configuration);
  const serveProvider = provider.callback();

  const choose = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'POST') {
      await provider.interactionDetails(request, response);
      response
        .setHeader('content-type', 'text/html; charset=utf-8')
        .end(chooserPage(title, [...people.values()]));
      return;
    }
    const form = await readForm(request);
    const typed = form.get('email')?.trim() ?? '';
    const sub = form.get('sub') ?? typed;
    if (form.get('sub') === null && typed !== '')
      people.set(sub, { sub, name: form.get('name') ?? typed, email: typed, emailVerified: true });
    const result = people.has(sub)
      ? { login: { accountId: sub, remember: false } }
      : { error: 'access_denied', error_description: 'The person did not want to.' };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  };

  server.on('request', (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
    requests.push({ path: pathname, query: searchParams });
    if (pathname === PORTRAIT_PATH) response.setHeader('content-type', 'image/png').end(portrait());
    else if (!pathname.startsWith('/choose/')) void serveProvider(request, response);
    else
      choose(request, response).catch((error: unknown) => {
        response.statusCode = 400;
        response.end(String(error));
      });
  });

  return {
    issuer,
    requests,
    introduce: (person) => void people.set(person.sub, person),
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
