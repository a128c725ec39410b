import { createHash, hkdfSync } from 'node:crypto';
import type { Env } from '../../env.ts';

/** A key derived for one use from a removed secret. */
export interface RetainedKey {
  readonly use: string;
  readonly key: Buffer;
}

export interface Keyring {
  /** The newest secret signs and encrypts; earlier ones only verify and decrypt. */
  readonly secrets: readonly [string, ...string[]];
  /**
   * These verify like the keys of earlier secrets, although their secret was removed. Filled once the database is
   * reachable.
   */
  retained: readonly RetainedKey[];
}
export type Keys<T> = readonly [T, ...T[]];

/**
 * Uses whose results are published, mailed or written down by users: they must work after their secret is removed.
 */
export const RETAINED_USES = ['share links', 'code hashes', 'unsubscribe addresses'] as const;
export type RetainedUse = (typeof RETAINED_USES)[number];

export const keyringFrom = (secrets: Keyring['secrets'], retained: readonly RetainedKey[] = []): Keyring => ({
  secrets,
  retained,
});

export const keyringOf = (env: Pick<Env, 'AUTH_SECRET' | 'AUTH_SECRET_PREVIOUS'>): Keyring =>
  keyringFrom([env.AUTH_SECRET, ...env.AUTH_SECRET_PREVIOUS]);

const derive = (secret: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `lauda ${use}`, 32));

/** The keys of one use, one per secret, newest first. Call again each time where retained keys matter. */
export function deriveKeys({ secrets: [newest, ...previous], retained }: Keyring, use: string): Keys<Buffer> {
  return [
    derive(newest, use),
    ...previous.map((secret) => derive(secret, use)),
    ...retained.filter((each) => each.use === use).map(({ key }) => key),
  ];
}

/** Identifies a key without revealing anything about it. */
export const fingerprint = (key: Buffer): string =>
  createHash('sha256').update('lauda fingerprint').update(key).digest('base64url').slice(0, 6);
