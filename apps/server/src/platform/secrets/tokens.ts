import { createHash, randomBytes } from 'node:crypto';

/** An opaque random token of 256 bits: carries no information and cannot be guessed. */
export const createToken = (): string => randomBytes(32).toString('base64url');

export const isToken = (value: string): boolean => /^[\w-]{43}$/.test(value);

/** The stored form of a token. A token has so much entropy that a plain hash cannot be reversed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
