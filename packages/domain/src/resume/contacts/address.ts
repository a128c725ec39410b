const SCHEME = /^\s*([a-z][a-z0-9+.-]*):/i;
const SAFE_SCHEMES = new Set(['http', 'https', 'mailto']);
/** 'example.com:8080' has a port where a scheme would have its own part; but so does 'javascript:1/…'. */
const PORT = /^\s*[a-z0-9.-]+:\d{1,5}(?:[/?#]|$)/i;

/** Only hosts that cannot be the name of a scheme: with a dot, or localhost. */
function hasHostAndPort(bare: string): boolean {
  if (!PORT.test(bare) || !URL.canParse(`https://${bare}`)) return false;
  const { hostname } = new URL(`https://${bare}`);
  return hostname === 'localhost' || hostname.includes('.');
}

/** Browsers skip control characters and some whitespace inside a scheme, so these are removed before the check. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is meant
const SKIPPED = /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060\ufeff]/g;

/** Whether an address may be stored: with http, https or mailto as its scheme, or without any. */
export function isSafeAddress(text: string): boolean {
  const bare = text.replace(SKIPPED, '');
  const scheme = SCHEME.exec(bare)?.[1];
  return scheme === undefined || SAFE_SCHEMES.has(scheme.toLowerCase()) || hasHostAndPort(bare);
}

/** Releases up to 0.1 accepted any name with a port, even 'javascript:1/x'. */
export const hasOnceKeptAddress = (value: unknown): boolean =>
  typeof value === 'string'
    ? PORT.test(value.replace(SKIPPED, '')) && !isSafeAddress(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(hasOnceKeptAddress);

/** The href for an address, or null if the text is not one; 'ana.example' becomes https. */
export function linkHref(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '' || !isSafeAddress(trimmed)) return null;
  const hasScheme = SCHEME.test(trimmed) && !hasHostAndPort(trimmed);
  const isMail = !hasScheme && /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(trimmed);
  const candidate = hasScheme ? trimmed : `${isMail ? 'mailto:' : 'https://'}${trimmed}`;
  if (!URL.canParse(candidate)) return null;
  const { protocol, hostname, href } = new URL(candidate);
  if (protocol === 'mailto:') return href;
  return SAFE_SCHEMES.has(protocol.slice(0, -1)) && hostname.includes('.') ? href : null;
}
