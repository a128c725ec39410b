import { isIP } from 'node:net';
import { MAX_AD_ADDRESS_CHARACTERS } from '@lauda/domain/job-ads/job-ad';

/** Names that are never public (RFC 6761, 6762, 7686, 8375, 9476, ICANN's .internal), and common private ones. */
const PRIVATE_SUFFIXES = new Set([
  'localhost',
  'local',
  'localdomain',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'arpa',
  'test',
  'example',
  'invalid',
  'onion',
  'alt',
]);

/** A valid request target: the URL as a browser parses it, and its host and port. */
export interface WebAddress {
  readonly url: URL;
  /** A name in ASCII without trailing dot, or an IP address without brackets. */
  readonly host: string;
  readonly port: number;
}

const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

/**
 * A URL that may be requested, or null. The WHATWG URL parser normalizes decimal, octal, hexadecimal, shortened and
 * full-width IPv4, so the address that is checked is the one that is connected to.
 */
export function webAddress(text: string): WebAddress | null {
  const trimmed = text.trim();
  if (trimmed.length > MAX_AD_ADDRESS_CHARACTERS || !URL.canParse(trimmed)) return null;
  const url = new URL(trimmed);
  const defaultPort = DEFAULT_PORTS[url.protocol];
  if (defaultPort === undefined || url.username !== '' || url.password !== '') return null;
  url.hash = '';
  const host = hostOf(url);
  if (host === null) return null;
  return { url, host, port: url.port === '' ? defaultPort : Number(url.port) };
}

function hostOf({ hostname }: URL): string | null {
  if (hostname.startsWith('[')) return hostname.slice(1, -1);
  if (isIP(hostname) !== 0) return hostname;
  const name = hostname.endsWith('.') ? hostname.slice(0, -1) : hostname;
  const labels = name.split('.');
  // Some resolvers look up a name without a dot in the server's own domain.
  if (labels.length < 2 || labels.some((label) => label === '' || label.length > 63) || name.length > 253)
    return null;
  return PRIVATE_SUFFIXES.has(labels.at(-1) ?? '') ? null : name;
}
