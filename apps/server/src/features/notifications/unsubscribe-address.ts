import { isEmailKind } from '@lauda/domain/email-kinds';
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

/** Whose it says it is; null for what is no such token at all. */
export function readToken(token: string): (OwnPreference & { signature: string }) | null {
  const [, userId, kind, signature] = TOKEN.exec(token) ?? [];
  if (userId === undefined || kind === undefined || signature === undefined || !isEmailKind(kind))
    return null;
  return { userId, kind, signature };
}
