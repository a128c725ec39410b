import { Secret, TOTP } from 'otpauth';

const PERIOD_MS = 30_000;

/** A TOTP code. Each works once; `steps` gives a later one for a second use. */
export const totpCode = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(/\s/g, '')) }).generate({
    timestamp: Date.now() + steps * PERIOD_MS,
  });
