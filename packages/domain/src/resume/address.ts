const SCHEME = /^\s*([a-z][a-z0-9+.-]*):/i;
const SAFE_SCHEMES = new Set(['http', 'https', 'mailto']);
/** 'example.com:8080' has a port where a scheme's own part would begin; so has 'javascript:1/…'. */
const PORT = /^\s*[a-z0-9.-]+:\d{1,5}(?:[/?#]|$)/i;

/** Only what parses as a host that no scheme is named like: with a dot, or localhost. */
function hasHostAndPort(bare: string): boolean {
  if (!PORT.test(bare) || !URL.canParse(`https://${bare}`)) return false;
  const { hostname } = new URL(`https://${bare}`);
  return hostname === 'localhost' || hostname.includes('.');
}

/** Browsers skip control characters and some blanks inside a scheme, so they are left out before looking. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is meant
const SKIPPED = /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060\ufeff]/g;

/** Whether an address can be kept: it names no scheme but http, https and mailto, or none at all. */
export function isSafeAddress(text: string): boolean {
  const bare = text.replace(SKIPPED, '');
  const scheme = SCHEME.exec(bare)?.[1];
  return scheme === undefined || SAFE_SCHEMES.has(scheme.toLowerCase()) || hasHostAndPort(bare);
}

/** Releases up to 0.1 kept any name with a port, 'javascript:1/x' too. */
export const hasOnceKeptAddress = (value: unknown): boolean =>
  typeof value === 'string'
    ? PORT.test(value.replace(SKIPPED, '')) && !isSafeAddress(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(hasOnceKeptAddress);

/** The address a link leads to, or null when the text is none; 'ana.example' becomes https. */
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
