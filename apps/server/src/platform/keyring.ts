import { createHash, hkdfSync } from 'node:crypto';
import type { Env } from '../env.ts';

/** The key of one use that a secret of former times gave. */
export interface RetainedKey {
  readonly use: string;
  readonly key: Buffer;
}

export interface Keyring {
  /** The newest makes everything; the ones before it only check and open what they made. */
  readonly secrets: readonly [string, ...string[]];
  /** They check, like those of earlier secrets, although their secret is gone. Filled once the database has answered. */
  retained: readonly RetainedKey[];
}
export type Keys<T> = readonly [T, ...T[]];

/** Uses whose results are published, mailed or written down by people: they must work after their secret is gone. */
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

/** A key for one use, from each of the secrets, the newest first. Ask again each time where retained keys count. */
export function deriveKeys({ secrets: [newest, ...previous], retained }: Keyring, use: string): Keys<Buffer> {
  return [
    derive(newest, use),
    ...previous.map((secret) => derive(secret, use)),
    ...retained.filter((each) => each.use === use).map(({ key }) => key),
  ];
}

/** Tells keys apart, and nothing of the key. */
export const fingerprint = (key: Buffer): string =>
  createHash('sha256').update('lauda fingerprint').update(key).digest('base64url').slice(0, 6);
