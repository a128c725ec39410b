import type { SocialProvider } from '@lauda/contract/accounts/social-names';
import type { Locale } from '@lauda/domain/locale';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/tables.ts';
import { hashToken } from '../../../platform/secrets/tokens.ts';

export const FLOW_SECONDS = 10 * 60;

/** What the browser returns: one token in the URL, one in a cookie. */
export interface FlowKey {
  provider: SocialProvider;
  state: string;
  browserToken: string;
}

export interface NewFlow extends FlowKey {
  codeVerifier: string;
  nonce: string;
  returnPath: string;
  linkingUserId: string | null;
  locale: Locale;
  preferredDomain: string;
}

export async function insertFlow(db: Kysely<DB>, flow: NewFlow): Promise<void> {
  await db
    .insertInto('social_flow')
    .values({
      state_hash: hashToken(flow.state),
      browser_hash: hashToken(flow.browserToken),
      provider: flow.provider,
      code_verifier: flow.codeVerifier,
      nonce: flow.nonce,
      return_path: flow.returnPath,
      linking_user_id: flow.linkingUserId,
      locale: flow.locale,
      preferred_domain: flow.preferredDomain,
      expires_at: new Date(Date.now() + FLOW_SECONDS * 1_000),
    })
    .execute();
}

/**
 * Returns and deletes the flow that this browser started with this provider. Of two concurrent callers, one gets
 * none.
 */
export const consumeFlow = (db: Kysely<DB>, { provider, state, browserToken }: FlowKey) =>
  db
    .deleteFrom('social_flow')
    .where('state_hash', '=', hashToken(state))
    .where('browser_hash', '=', hashToken(browserToken))
    .where('provider', '=', provider)
    .where('expires_at', '>', new Date())
    .returningAll()
    .executeTakeFirst();
