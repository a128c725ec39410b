import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { readCookie } from '@lauda/domain/page-preferences';
import { deriveKeys, type Keyring } from '../../../platform/secrets/keyring.ts';

const isHttps = (origin: string): boolean => origin.startsWith('https:');

/**
 * With the __Host- prefix, browsers accept the cookie only from this host and only over TLS. Over plain HTTP they
 * reject it.
 */
export const sessionCookieName = (origin: string): string =>
  isHttps(origin) ? '__Host-lauda_session' : 'lauda_session';

export interface GivenToken {
  token: string;
  isCookie: boolean;
  /** Signed with an earlier key. */
  isOldSignature: boolean;
}

export interface SessionCookie {
  /** The token from the request's cookie or bearer header; null when missing or not signed by us. */
  read(headers: Pick<IncomingHttpHeaders, 'cookie' | 'authorization'>): GivenToken | null;
  /** As a Set-Cookie header. */
  write(token: string, ttlSeconds: number): string;
  clear(): string;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

/** Keys for signing session cookies, newest first; better-auth expects strings. */
const signingKeys = (keyring: Keyring): [string, ...string[]] => {
  const [newest, ...others] = deriveKeys(keyring, 'session cookies').map((key) => key.toString('base64url'));
  // Older cookies are signed with the secret itself, from before this use had its own derived key.
  return [newest ?? '', ...others, ...keyring.secrets];
};

export const sessionSigningKey = (keyring: Keyring): string => signingKeys(keyring)[0];

/** Signs like better-auth, so that better-auth reads the same cookie: `token.hmac`, percent-encoded. */
export function createSessionCookie({
  origin,
  keyring,
}: {
  origin: string;
  keyring: Keyring;
}): SessionCookie {
  const name = sessionCookieName(origin);
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps(origin) ? '; Secure' : ''}`;
  const keys = signingKeys(keyring);
  const sign = (secret: string, token: string): Buffer => createHmac('sha256', secret).update(token).digest();

  /** An unsigned value is rejected without a database lookup. */
  const verified = (value: string): Pick<GivenToken, 'token' | 'isOldSignature'> | null => {
    const signed = decode(value);
    const dot = signed.lastIndexOf('.');
    if (dot < 1) return null;
    const token = signed.slice(0, dot);
    const given = Buffer.from(signed.slice(dot + 1), 'base64');
    const index = keys.findIndex((secret) => {
      const expected = sign(secret, token);
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
    return index === -1 ? null : { token, isOldSignature: index > 0 };
  };

  return {
    read: ({ cookie, authorization }) => {
      const isCookie = authorization === undefined;
      const bearer = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
      const value = isCookie ? readCookie(cookie, name) : bearer;
      const found = value === undefined ? null : verified(value);
      return found === null ? null : { ...found, isCookie };
    },
    write: (token, ttlSeconds) => {
      const value = encodeURIComponent(`${token}.${sign(keys[0], token).toString('base64')}`);
      return `${name}=${value}; Max-Age=${ttlSeconds}; ${attributes}`;
    },
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
  };
}
