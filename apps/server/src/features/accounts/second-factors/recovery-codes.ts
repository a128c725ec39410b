import { randomInt } from 'node:crypto';
import { RECOVERY_CODE_COUNT } from '@lauda/domain/accounts/second-factors';
import type { Keys } from '../tokens-and-keys/keys.ts';

/** Without letters and digits that look alike. Ten of 31 characters: about 49 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const HALF_LENGTH = 5;

const half = (): string =>
  Array.from({ length: HALF_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

export const createRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODE_COUNT }, () => `${half()}-${half()}`);

/** Normalized, so that hyphens and case do not matter. */
const plain = (code: string): string => code.toLowerCase().replaceAll(/[\s-]/g, '');
const subjectOf = (userId: string): string => `recovery:${userId}`;

export const hashRecoveryCode = (keys: Keys, userId: string, code: string): string =>
  keys.hash(subjectOf(userId), plain(code));

/** Includes the hashes made with earlier keys. */
export const recoveryCodeHashes = (keys: Keys, userId: string, code: string): string[] =>
  keys.hashes(subjectOf(userId), plain(code));
