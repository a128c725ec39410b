import { hkdfSync } from 'node:crypto';
import type { Env } from '../env.ts';

/** The newest secret makes everything; the ones before it only check and open what they made. */
export type Keyring = readonly [string, ...string[]];
export type Keys<T> = readonly [T, ...T[]];

export const keyringOf = (env: Pick<Env, 'AUTH_SECRET' | 'AUTH_SECRET_PREVIOUS'>): Keyring => [
  env.AUTH_SECRET,
  ...env.AUTH_SECRET_PREVIOUS,
];

/** A key for one use, from each of the secrets, the newest first. */
export function deriveKeys([newest, ...previous]: Keyring, use: string): Keys<Buffer> {
  const derive = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', `lauda ${use}`, 32));
  return [derive(newest), ...previous.map(derive)];
}
