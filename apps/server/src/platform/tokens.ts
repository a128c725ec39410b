import { createHash, randomBytes } from 'node:crypto';

/** Opaque, 256 bits: nothing in it to read, and too much of it to guess. */
export const createToken = (): string => randomBytes(32).toString('base64url');

export const isToken = (value: string): boolean => /^[\w-]{43}$/.test(value);

/** What is stored of a token. It has so much chance in it that a plain hash cannot be turned back. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
