import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKeys, type Keyring } from './keyring.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

export interface Sealer {
  /** Can be decrypted only for the same owner. */
  encrypt(text: string, owner: string): string;
  decrypt(sealed: string, owner: string): string;
  /** Re-encrypts with the newest key; null when that key already encrypted it. */
  reseal(sealed: string, owner: string): string | null;
}

/** Encrypts secrets for the database, with a key for this use only. The newest key encrypts, all keys decrypt. */
export function createSealer(keyring: Keyring, use: string): Sealer {
  const keys = deriveKeys(keyring, use);

  const open = (key: Buffer, sealed: string, owner: string): string => {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const body = bytes.subarray(IV_BYTES + TAG_BYTES);
    return decipher.update(body, undefined, 'utf8') + decipher.final('utf8');
  };
  /** The cipher's tag tells whether the key fits; the last failure is thrown. */
  const openWithAny = (sealed: string, owner: string): { text: string; isNewest: boolean } => {
    let failure: unknown;
    for (const [index, key] of keys.entries())
      try {
        return { text: open(key, sealed, owner), isNewest: index === 0 };
      } catch (error) {
        failure = error;
      }
    throw failure;
  };
  const encrypt = (text: string, owner: string): string => {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, keys[0], iv).setAAD(Buffer.from(owner));
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
  };

  return {
    encrypt,
    decrypt: (sealed, owner) => openWithAny(sealed, owner).text,
    reseal: (sealed, owner) => {
      const { text, isNewest } = openWithAny(sealed, owner);
      return isNewest ? null : encrypt(text, owner);
    },
  };
}
