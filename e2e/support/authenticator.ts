import { Secret, TOTP } from 'otpauth';

const PERIOD_MS = 30_000;

/** The code of an authenticator app; each is good once, so a person who needs two waits for the next step. */
export const totpCode = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(/\s/g, '')) }).generate({
    timestamp: Date.now() + steps * PERIOD_MS,
  });
