import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { CODE_LENGTH } from '@lauda/domain/second-factors';
import { deriveKeys, type Keyring } from '../../platform/keyring.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

export interface Keys {
  /** Readable again only for the same owner. */
  encrypt(text: string, owner: string): string;
  decrypt(sealed: string, owner: string): string;
  /** By the newest key; null when that key sealed it already. */
  reseal(sealed: string, owner: string): string | null;
  /** Of what is too short to be safe under a plain hash: all of it could be tried. */
  hash(subject: string, code: string): string;
  /** What `hash` gives now, and gave with the keys before. */
  hashes(subject: string, code: string): string[];
  isHash(stored: string, subject: string, code: string): boolean;
  /** Hashes of the newest key begin so. */
  readonly hashPrefix: string;
  /** The digits that belong to this id: a job that runs again sends the same. */
  codeOf(id: string): string;
}

/** Tells which key made a hash, and nothing of the key. */
const fingerprint = (key: Buffer): string =>
  createHash('sha256').update('lauda fingerprint').update(key).digest('base64url').slice(0, 6);

/** Everything is derived from the secrets, a key for each use. The newest makes, all of them read. */
export function createKeys(keyring: Keyring): Keys {
  const sealing = deriveKeys(keyring, 'factor secrets');
  const hashing = deriveKeys(keyring, 'code hashes');
  const making = deriveKeys(keyring, 'one-time codes');

  const open = (key: Buffer, sealed: string, owner: string): string => {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const body = bytes.subarray(IV_BYTES + TAG_BYTES);
    return decipher.update(body, undefined, 'utf8') + decipher.final('utf8');
  };
  /** The cipher says by its tag whether the key is the one; the last failure is thrown. */
  const openWithAny = (sealed: string, owner: string): { text: string; isNewest: boolean } => {
    let failure: unknown;
    for (const [index, key] of sealing.entries())
      try {
        return { text: open(key, sealed, owner), isNewest: index === 0 };
      } catch (error) {
        failure = error;
      }
    throw failure;
  };
  const encrypt = (text: string, owner: string): string => {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, sealing[0], iv).setAAD(Buffer.from(owner));
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
  };

  const hashWith = (key: Buffer, subject: string, code: string): string =>
    createHmac('sha256', key).update(`${subject}\n${code}`).digest('base64url');
  const prefixOf = (key: Buffer): string => `${fingerprint(key)}.`;
  const hashPrefix = prefixOf(hashing[0]);
  const hash = (subject: string, code: string): string => hashPrefix + hashWith(hashing[0], subject, code);
  const hashes = (subject: string, code: string): string[] =>
    hashing.flatMap((key) => {
      const plain = hashWith(key, subject, code);
      // Hashes from before there was a keyring have no prefix.
      return [prefixOf(key) + plain, plain];
    });

  return {
    encrypt,
    decrypt: (sealed, owner) => openWithAny(sealed, owner).text,
    reseal: (sealed, owner) => {
      const { text, isNewest } = openWithAny(sealed, owner);
      return isNewest ? null : encrypt(text, owner);
    },
    hash,
    hashes,
    isHash: (stored, subject, code) => {
      const given = Buffer.from(stored);
      return hashes(subject, code).some((made) => {
        const right = Buffer.from(made);
        return given.length === right.length && timingSafeEqual(given, right);
      });
    },
    hashPrefix,
    codeOf: (id) => {
      // 48 bits over a million: the difference between the digits is too small to measure.
      const number = createHmac('sha256', making[0]).update(id).digest().readUIntBE(0, 6);
      return String(number % 10 ** CODE_LENGTH).padStart(CODE_LENGTH, '0');
    },
  };
}

/** Digits as they are meant, however they were typed. */
export const digitsOf = (code: string): string => code.replaceAll(/[\s-]/g, '');
