import type { IncomingHttpHeaders } from 'node:http';
import { readCookie } from '@lauda/domain/page-preferences';

export interface TokenCookie {
  read(headers: Pick<IncomingHttpHeaders, 'cookie'>): string | null;
  /** As a Set-Cookie header. */
  write(token: string, ttlSeconds: number): string;
  clear(): string;
}

/** Binds a sign-in step to the browser that started it. The token is opaque; the database stores its hash. */
export function createTokenCookie(origin: string, name: string): TokenCookie {
  const isHttps = origin.startsWith('https:');
  const fullName = isHttps ? `__Host-lauda_${name}` : `lauda_${name}`;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  return {
    read: ({ cookie }) => readCookie(cookie, fullName) || null,
    write: (token, ttlSeconds) => `${fullName}=${token}; Max-Age=${ttlSeconds}; ${attributes}`,
    clear: () => `${fullName}=; Max-Age=0; ${attributes}`,
  };
}
