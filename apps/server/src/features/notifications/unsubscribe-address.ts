import { type EmailEnd, isEmailEnd } from '@lauda/domain/email-kinds';
import type { Signer } from '../../platform/secrets/signer.ts';
import type { OwnPreference } from './queries.ts';

const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([a-zA-Z]+)\.([\w-]{43})$/;

/**
 * Valid for the life of the account: the link in a years-old mail must still work. It is invalidated by a change of
 * the key stored with the preference, or of the product's own secret.
 */
export const unsubscribeToken = (
  signer: Signer,
  { userId, kind }: OwnPreference,
  unsubscribeKey: string,
): string => `${userId}.${kind}.${signer.sign(userId, kind, unsubscribeKey)}`;

export const unsubscribeUrl = (origin: string, token: string): string =>
  `${origin}/api/unsubscribe?token=${token}`;

/**
 * For mails about the account itself: unsubscribes from all kinds. Invalidated by a change of the product's own
 * secret.
 */
export const createUnsubscribeUrls =
  (origin: string, signer: Signer) =>
  (userId: string): string =>
    unsubscribeUrl(origin, `${userId}.all.${signer.sign(userId, 'all')}`);

interface UnsubscribeToken {
  userId: string;
  ends: EmailEnd;
  signature: string;
}

/** Parses the token without verifying it; null for anything else. */
export function readToken(token: string): UnsubscribeToken | null {
  const [, userId, ends, signature] = TOKEN.exec(token) ?? [];
  if (userId === undefined || ends === undefined || signature === undefined || !isEmailEnd(ends)) return null;
  return { userId, ends, signature };
}
