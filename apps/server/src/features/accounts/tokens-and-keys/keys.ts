import { createHmac, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH } from '@lauda/domain/accounts/second-factors';
import {
  deriveKeys,
  fingerprint,
  type Keyring,
  type RetainedUse,
} from '../../../platform/secrets/keyring.ts';
import { createSealer, type Sealer } from '../../../platform/secrets/sealer.ts';

export interface Keys extends Sealer {
  /** Hashes values too short for a plain hash, which could be brute-forced. */
  hash(subject: string, code: string): string;
  /** The hashes of the current key and of all earlier keys. */
  hashes(subject: string, code: string): string[];
  isHash(stored: string, subject: string, code: string): boolean;
  /** The digits derived from this id: a job that retries sends the same ones. */
  codeOf(id: string): string;
}

/** Every key is derived from the secrets, one per use. The newest key creates; all keys read. */
export function createKeys(keyring: Keyring): Keys {
  const hashing = () => deriveKeys(keyring, 'code hashes' satisfies RetainedUse);
  const making = deriveKeys(keyring, 'one-time codes');

  const hashWith = (key: Buffer, subject: string, code: string): string =>
    createHmac('sha256', key).update(`${subject}\n${code}`).digest('base64url');
  const prefixOf = (key: Buffer): string => `${fingerprint(key)}.`;
  const hash = (subject: string, code: string): string =>
    prefixOf(hashing()[0]) + hashWith(hashing()[0], subject, code);
  const hashes = (subject: string, code: string): string[] =>
    hashing().flatMap((key) => {
      const plain = hashWith(key, subject, code);
      // Hashes from before the keyring have no prefix.
      return [prefixOf(key) + plain, plain];
    });

  return {
    ...createSealer(keyring, 'factor secrets'),
    hash,
    hashes,
    isHash: (stored, subject, code) => {
      const given = Buffer.from(stored);
      return hashes(subject, code).some((made) => {
        const right = Buffer.from(made);
        return given.length === right.length && timingSafeEqual(given, right);
      });
    },
    codeOf: (id) => {
      // 48 bits modulo a million: the bias between digits is too small to measure.
      const number = createHmac('sha256', making[0]).update(id).digest().readUIntBE(0, 6);
      return String(number % 10 ** CODE_LENGTH).padStart(CODE_LENGTH, '0');
    },
  };
}

/** Normalizes typed digits. */
export const digitsOf = (code: string): string => code.replaceAll(/[\s-]/g, '');
