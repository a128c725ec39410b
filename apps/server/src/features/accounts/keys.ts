import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { CODE_LENGTH } from '@lauda/domain/second-factors';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

export interface Keys {
  /** Readable again only for the same owner. */
  encrypt(text: string, owner: string): string;
  decrypt(sealed: string, owner: string): string;
  /** Of what is too short to be safe under a plain hash: all of it could be tried. */
  hash(subject: string, code: string): string;
  /** The digits that belong to this id: a job that runs again sends the same. */
  codeOf(id: string): string;
}

/** Everything is derived from the one secret, a key for each use. */
export function createKeys(secret: string): Keys {
  const derive = (use: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', `lauda ${use}`, 32));
  const sealing = derive('factor secrets');
  const hashing = derive('code hashes');
  const making = derive('one-time codes');
  return {
    encrypt: (text, owner) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, sealing, iv).setAAD(Buffer.from(owner));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    decrypt: (sealed, owner) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv(CIPHER, sealing, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const body = bytes.subarray(IV_BYTES + TAG_BYTES);
      return decipher.update(body, undefined, 'utf8') + decipher.final('utf8');
    },
    hash: (subject, code) => createHmac('sha256', hashing).update(`${subject}\n${code}`).digest('base64url'),
    codeOf: (id) => {
      // 48 bits over a million: the difference between the digits is too small to measure.
      const number = createHmac('sha256', making).update(id).digest().readUIntBE(0, 6);
      return String(number % 10 ** CODE_LENGTH).padStart(CODE_LENGTH, '0');
    },
  };
}

/** Digits as they are meant, however they were typed. */
export const digitsOf = (code: string): string => code.replaceAll(/[\s-]/g, '');
