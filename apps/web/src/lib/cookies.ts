interface CookieOptions {
  maxAgeSeconds: number;
}

/** For preferences only: nothing secret is ever written here. */
export function writeCookie(name: string, value: string, { maxAgeSeconds }: CookieOptions): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure}`;
}

export const deleteCookie = (name: string): void => writeCookie(name, '', { maxAgeSeconds: 0 });
