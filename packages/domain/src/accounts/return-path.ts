const HOME_AFTER_SIGN_IN = '/resumes';

/**
 * A path to return to after sign-in, or the fallback when it could leave the origin. Browsers drop tabs and line breaks
 * from URLs and read '\' as '/', so '/\t/evil.example' is a foreign address: only the URL parser's result counts, never
 * a check of the first characters.
 */
export function safeReturnPath(value: unknown, origin: string, fallback = HOME_AFTER_SIGN_IN): string {
  if (typeof value !== 'string' || !value.startsWith('/')) return fallback;
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what is refused
  if (/[\u0000-\u001f\u007f]/.test(value)) return fallback;
  let url: URL;
  try {
    url = new URL(value, origin);
  } catch {
    return fallback;
  }
  if (url.origin !== new URL(origin).origin) return fallback;
  const path = url.pathname + url.search + url.hash;
  return path.startsWith('//') ? fallback : path;
}
