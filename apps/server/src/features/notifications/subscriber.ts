import { findPreference, findRecipient, type OwnPreference } from './queries.ts';
import type { SubscriptionMailDeps } from './send-subscription-mail.job.ts';
import { unsubscribeToken, unsubscribeUrl } from './unsubscribe-address.ts';

/** The recipient of a mail of this kind, with its unsubscribe URL; null after unsubscribing. */
export async function findSubscriber(
  { systemDb, authDb, origin, unsubscribeSigner }: Omit<SubscriptionMailDeps, 'mailer'>,
  own: OwnPreference,
) {
  const preference = await findPreference(systemDb, own);
  const recipient = preference?.is_on === true ? await findRecipient(authDb, own.userId) : undefined;
  if (!preference || !recipient) return null;
  const token = unsubscribeToken(unsubscribeSigner, own, preference.unsubscribe_key);
  return { ...recipient, unsubscribeUrl: unsubscribeUrl(origin, token) };
}
