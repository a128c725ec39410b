import { randomInt } from 'node:crypto';
import { RECOVERY_CODE_COUNT } from '@lauda/domain/second-factors';
import type { Keys } from '../tokens-and-keys/keys.ts';

/** Without letters and digits that look alike. 31 signs, ten of them: some 49 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const HALF_LENGTH = 5;

const half = (): string =>
  Array.from({ length: HALF_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

export const createRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODE_COUNT }, () => `${half()}-${half()}`);

/** The same however it was typed: with or without the hyphen, in any case. */
const plain = (code: string): string => code.toLowerCase().replaceAll(/[\s-]/g, '');
const subjectOf = (userId: string): string => `recovery:${userId}`;

export const hashRecoveryCode = (keys: Keys, userId: string, code: string): string =>
  keys.hash(subjectOf(userId), plain(code));

/** Also as keys hashed it that were the newest then. */
export const recoveryCodeHashes = (keys: Keys, userId: string, code: string): string[] =>
  keys.hashes(subjectOf(userId), plain(code));
