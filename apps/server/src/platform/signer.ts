import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

export interface Signer {
  sign(...parts: readonly string[]): string;
  isSigned(signature: string, ...parts: readonly string[]): boolean;
}

/** What API and worker both sign, and with the same key. */
export const UNSUBSCRIBE_SIGNATURES = 'unsubscribe addresses';
export const ARCHIVE_SIGNATURES = 'archive addresses';

/** Signs what goes out in addresses, with a key for this use alone. */
export function createSigner(secret: string, use: string): Signer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `lauda ${use}`, 32));
  const sign = (...parts: readonly string[]): string =>
    createHmac('sha256', key).update(parts.join('\n')).digest('base64url');
  return {
    sign,
    isSigned: (signature, ...parts) => {
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(...parts))];
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
