import { TOTP_ISSUER } from '@lauda/domain/second-factors';
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';

const PERIOD_SECONDS = 30;
/** Clocks differ by a little. */
const WINDOW_STEPS = 1;

const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({ issuer: TOTP_ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });

export const createTotpSecret = (): string => new Secret({ size: 20 }).base32;

export const totpUri = (secret: string, label: string): string => totpOf(secret, label).toString();

/** The half minute that this code belongs to, or null for a wrong one. */
export function matchingStep(secret: string, code: string, now: number): number | null {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now, window: WINDOW_STEPS });
  return delta === null ? null : Math.floor(now / 1_000 / PERIOD_SECONDS) + delta;
}

/** As the data of one path: the page's policy allows no markup from a text, and an image would need a URL. */
export function qrCode(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size, path: path.join('') };
}
