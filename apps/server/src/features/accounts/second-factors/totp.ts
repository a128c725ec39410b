import { TOTP_ISSUER } from '@lauda/domain/accounts/second-factors';
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';

const PERIOD_SECONDS = 30;
/** Tolerates clock drift. */
const WINDOW_STEPS = 1;

const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({ issuer: TOTP_ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });

export const createTotpSecret = (): string => new Secret({ size: 20 }).base32;

export const totpUri = (secret: string, label: string): string => totpOf(secret, label).toString();

/** The TOTP time step of this code, or null for a wrong code. */
export function matchingStep(secret: string, code: string, now: number): number | null {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now, window: WINDOW_STEPS });
  return delta === null ? null : Math.floor(now / 1_000 / PERIOD_SECONDS) + delta;
}

/** Returned as SVG path data: the page's CSP allows no injected markup, and an image would need a URL. */
export function qrCode(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size, path: path.join('') };
}
