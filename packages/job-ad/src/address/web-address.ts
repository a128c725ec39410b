import { isIP } from 'node:net';
import { MAX_AD_ADDRESS_CHARACTERS } from '@lauda/domain/job-ads/job-ad';

/** Names that never lead to the public Internet (RFC 6761, 6762, 7686, 8375, 9476, ICANN's .internal) and usual private ones. */
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

/** Where a request may go: the address as a browser reads it, and its host apart. */
export interface WebAddress {
  readonly url: URL;
  /** A name in ASCII without a trailing dot, or an address without brackets. */
  readonly host: string;
  readonly port: number;
}

const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

/**
 * An address that may be asked for, or null. The URL parser of browsers writes decimal, octal, hexadecimal, shortened and
 * full-width forms of IPv4 in the usual form, so that what is checked here is what is connected to.
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
  // A name without a dot is looked up in the server's own domain by some resolvers.
  if (labels.length < 2 || labels.some((label) => label === '' || label.length > 63) || name.length > 253)
    return null;
  return PRIVATE_SUFFIXES.has(labels.at(-1) ?? '') ? null : name;
}
