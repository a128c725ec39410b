import { type EmailEnd, isEmailEnd } from '@lauda/domain/email-kinds';
import type { Signer } from '../../platform/signer.ts';
import type { OwnPreference } from './queries.ts';

const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([a-zA-Z]+)\.([\w-]{43})$/;

/**
 * Works for as long as the account is there: a mail of years ago must still be a way out. It is void when the
 * key beside the preference, or the product's own secret, is another one.
 */
export const unsubscribeToken = (
  signer: Signer,
  { userId, kind }: OwnPreference,
  unsubscribeKey: string,
): string => `${userId}.${kind}.${signer.sign(userId, kind, unsubscribeKey)}`;

export const unsubscribeUrl = (origin: string, token: string): string =>
  `${origin}/api/unsubscribe?token=${token}`;

/** In mails about the account itself: ends all kinds at once. Void when the product's own secret is another. */
export const createUnsubscribeUrls =
  (origin: string, signer: Signer) =>
  (userId: string): string =>
    unsubscribeUrl(origin, `${userId}.all.${signer.sign(userId, 'all')}`);

interface UnsubscribeToken {
  userId: string;
  ends: EmailEnd;
  signature: string;
}

/** Whose it says it is; null for what is no such token at all. */
export function readToken(token: string): UnsubscribeToken | null {
  const [, userId, ends, signature] = TOKEN.exec(token) ?? [];
  if (userId === undefined || ends === undefined || signature === undefined || !isEmailEnd(ends)) return null;
  return { userId, ends, signature };
}
