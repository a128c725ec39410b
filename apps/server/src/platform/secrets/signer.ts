import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKeys, type Keyring, type RetainedUse } from './keyring.ts';

export interface Signer {
  sign(...parts: readonly string[]): string;
  isSigned(signature: string, ...parts: readonly string[]): boolean;
}

/** Signatures that API and worker both make, with the same key. */
export const UNSUBSCRIBE_SIGNATURES = 'unsubscribe addresses' satisfies RetainedUse;
export const ARCHIVE_SIGNATURES = 'archive addresses';

/** Signs tokens in URLs, with a key for this use only. */
export function createSigner(keyring: Keyring, use: string): Signer {
  const keys = () => deriveKeys(keyring, use);
  const signWith = (key: Buffer, parts: readonly string[]): string =>
    createHmac('sha256', key).update(parts.join('\n')).digest('base64url');
  return {
    sign: (...parts) => signWith(keys()[0], parts),
    isSigned: (signature, ...parts) => {
      const given = Buffer.from(signature);
      return keys().some((key) => {
        const right = Buffer.from(signWith(key, parts));
        return given.length === right.length && timingSafeEqual(given, right);
      });
    },
  };
}
