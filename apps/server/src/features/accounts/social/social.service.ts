import { type LinkStart } from '@lauda/contract/accounts/social';
import {
  SOCIAL_ERRORS,
  SOCIAL_PROVIDERS,
  type SocialError,
  type SocialProvider,
} from '@lauda/contract/accounts/social-names';
import { type Locale, matchLocale, toLocale } from '@lauda/domain/locale';
import { safeReturnPath } from '@lauda/domain/accounts/return-path';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/tables.ts';
import { AppError } from '../../../errors.ts';
import type { Actor, UserActor } from '../../../platform/http/actor.ts';
import { requireFreshProof } from '../../../platform/http/fresh-proof.ts';
import { publishEvent } from '../../../platform/live-events/publish.ts';
import type { Log } from '../../../platform/log.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import type { Client } from '../request-client.ts';
import { enqueueSecurityNotice } from '../mails/security-notice.ts';
import type { SignInCompletion, SignInOutcome } from '../sign-in/sign-in-completion.ts';
import { lockWaysIn } from '../sign-in/ways-in.queries.ts';
import type { Welcome } from '../sign-up/welcome.ts';
import { createToken } from '../../../platform/secrets/tokens.ts';
import {
  deleteConnection,
  findConnectedPerson,
  hasPasskey,
  isConnectionProof,
  listConnections,
} from './connection.queries.ts';
import type { Identity, OpenIdClient } from './openid-client.ts';
import { consumeFlow, insertFlow } from './social-flow.queries.ts';
import { type Arrival, connectIdentity, findOrMakeAccount } from './social-identity.ts';

export type SocialClients = Partial<Record<SocialProvider, OpenIdClient>>;

interface SocialDeps {
  /** Connects as lauda_auth. */
  db: Kysely<DB>;
  queue: Queue;
  welcome: Welcome;
  /** Only configured providers. */
  clients: SocialClients;
  completion: SignInCompletion;
  afterConfirmation: () => Promise<void>;
  origin: string;
  log: Log;
}

interface Start {
  redirect: string | undefined;
  locale: Locale;
  preferredDomain: string;
  linking: { actor: UserActor; from: LinkStart } | null;
}

/** The provider's query parameters, and the caller who brought them. */
export interface Return {
  query: {
    state?: string | undefined;
    code?: string | undefined;
    iss?: string | undefined;
    error?: string | undefined;
  };
  browserToken: string | null;
  actor: Actor;
  client: Client;
}

export type FlowEnd =
  | { kind: 'signed-in'; outcome: SignInOutcome; returnPath: string }
  | { kind: 'linked'; returnPath: string }
  | {
      kind: 'failed';
      error: SocialError;
      /** The provider that was being connected; null for a sign-in. */
      linking: SocialProvider | null;
      returnPath: string | null;
      /** The screen where connecting started. */
      screen: string;
    };

/** Where the user returns after connecting an account, whether or not it succeeded. */
const LINK_SCREENS: Readonly<Record<LinkStart, string>> = {
  settings: '/account-settings',
  import: '/upload-resume',
};

type Flow = NonNullable<Awaited<ReturnType<typeof consumeFlow>>>;

/** Provider error codes for a canceled sign-in; the second and third are LinkedIn's. */
const DENIALS = new Set(['access_denied', 'user_cancelled_login', 'user_cancelled_authorize']);

const socialError = (error: unknown): SocialError => {
  const code = error instanceof AppError ? error.code.toLowerCase() : '';
  return SOCIAL_ERRORS.find((known) => known === code) ?? 'social_failed';
};

export interface ConnectedPerson {
  firstName: string;
  lastName: string;
  email: string;
  /** The URL that the provider gave. */
  picture: string | null;
}

export type SocialService = ReturnType<typeof createSocialService>;

/** Social sign-in, and connecting external accounts. */
export function createSocialService(deps: SocialDeps) {
  const { db, queue, clients, completion, afterConfirmation, origin, log } = deps;

  const clientOf = (provider: SocialProvider): OpenIdClient => {
    const client = clients[provider];
    if (!client) throw new AppError('NOT_FOUND');
    return client;
  };

  const identify = (flow: Flow, provider: SocialProvider, query: Return['query']): Promise<Identity> => {
    if (query.error !== undefined)
      throw new AppError(DENIALS.has(query.error) ? 'SOCIAL_DENIED' : 'SOCIAL_FAILED');
    const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const departure = { state: query.state ?? '', nonce: flow.nonce, codeVerifier: flow.code_verifier };
    return clientOf(provider).identify(departure, new URLSearchParams(given));
  };

  const signIn = async (arrival: Arrival, flow: Flow, client: Client): Promise<FlowEnd> => {
    const userId = await db.transaction().execute((trx) => findOrMakeAccount(trx, deps, arrival));
    await afterConfirmation();
    const isProof = await isConnectionProof(db, userId, arrival.provider);
    return {
      kind: 'signed-in',
      outcome: await completion.complete(userId, client, { isProof }),
      returnPath: flow.return_path,
    };
  };

  const link = async (arrival: Arrival, flow: Flow, actor: Actor): Promise<FlowEnd> => {
    // Another user may have signed in meanwhile.
    if (actor.kind !== 'user' || actor.userId !== flow.linking_user_id) throw new AppError('SOCIAL_FAILED');
    await db.transaction().execute((trx) => connectIdentity(trx, queue, actor.userId, arrival));
    return { kind: 'linked', returnPath: flow.return_path };
  };

  return {
    /** The redirect URL, and a token for the browser's cookie. */
    start: async (provider: SocialProvider, { redirect, linking, ...rest }: Start) => {
      if (linking !== null) requireFreshProof(linking.actor);
      const departure = { state: createToken(), nonce: createToken(), codeVerifier: createToken() };
      const url = await clientOf(provider).authorizationUrl(departure);
      const browserToken = createToken();
      const returnPath =
        linking === null
          ? safeReturnPath(redirect, origin)
          : `${LINK_SCREENS[linking.from]}?connected=${provider}`;
      const linkingUserId = linking?.actor.userId ?? null;
      await insertFlow(db, { provider, browserToken, ...departure, returnPath, linkingUserId, ...rest });
      return { url, browserToken };
    },

    finish: async (provider: SocialProvider, given: Return): Promise<FlowEnd> => {
      const { query, browserToken, actor, client } = given;
      const flow =
        query.state !== undefined && browserToken !== null
          ? await consumeFlow(db, { provider, state: query.state, browserToken })
          : undefined;
      if (!flow) {
        log.warn('social.failed', { code: 'no-flow', reason: provider });
        return { kind: 'failed', error: 'social_failed', linking: null, returnPath: null, screen: '/auth' };
      }
      const isLinking = flow.linking_user_id !== null;
      try {
        const identity = await identify(flow, provider, query);
        const arrival: Arrival = {
          provider,
          identity,
          locale: matchLocale(identity.locale ?? '') ?? toLocale(flow.locale),
          preferredDomain: flow.preferred_domain,
        };
        return await (isLinking ? link(arrival, flow, actor) : signIn(arrival, flow, client));
      } catch (error) {
        const code = socialError(error);
        // User actions are expected; a mismatch may be an attack or our own bug, so it is logged with the error.
        const isExpected = error instanceof AppError && error.cause === undefined;
        log.warn('social.failed', { code, reason: provider, ...(isExpected ? {} : { err: error }) });
        return {
          kind: 'failed',
          error: code,
          linking: isLinking ? provider : null,
          returnPath: isLinking ? null : flow.return_path,
          screen: isLinking ? new URL(flow.return_path, origin).pathname : '/auth',
        };
      }
    },

    /** Providers that are configured or connected. */
    list: async (userId: string) => {
      const connections = await listConnections(db, userId);
      const waysIn = connections.length + ((await hasPasskey(db, userId)) ? 1 : 0);
      return SOCIAL_PROVIDERS.flatMap((provider) => {
        const connection = connections.find(({ provider_id }) => provider_id === provider);
        if (!clients[provider] && !connection) return [];
        return {
          provider,
          isConnected: connection !== undefined,
          isOnlyWayIn: connection !== undefined && waysIn === 1,
          email: connection?.provider_email ?? null,
          name: connection?.provider_name ?? null,
        };
      });
    },

    /** LinkedIn's data about the user from their last sign-in; null when not connected. */
    findLinkedInPerson: async (userId: string): Promise<ConnectedPerson | null> => {
      const found = await findConnectedPerson(db, userId, 'linkedin');
      if (!found) return null;
      const name = found.provider_name ?? '';
      // An account created from this name knows where the first name of several words ends.
      const [first = ''] = name.startsWith(`${found.first_name} `) ? [found.first_name] : name.split(' ');
      return {
        firstName: first,
        lastName: name.slice(first.length).trim(),
        email: found.provider_email ?? '',
        picture: found.provider_picture,
      };
    },

    disconnect: async (actor: UserActor, provider: SocialProvider): Promise<void> => {
      requireFreshProof(actor);
      const { userId } = actor;
      await db.transaction().execute(async (trx) => {
        await lockWaysIn(trx, userId);
        const connections = await listConnections(trx, userId);
        const connection = connections.find(({ provider_id }) => provider_id === provider);
        if (!connection) throw new AppError('NOT_FOUND');
        if (!(await deleteConnection(trx, userId, connection.id))) throw new AppError('LAST_WAY_IN');
        await enqueueSecurityNotice(trx, queue, userId, { kind: 'social-unlinked', provider });
        await publishEvent(trx, { userId }, { type: 'session.changed' });
      });
    },
  };
}
