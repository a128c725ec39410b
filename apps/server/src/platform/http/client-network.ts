import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** A single household or machine holds a whole /64, so its addresses do not distinguish clients. */
const NETWORK_GROUPS = 4;

/** What rate limits count as one client: an IPv4 address, or the /64 network of an IPv6 address. */
export function clientNetwork(ip: string): string {
  const [address = ip] = ip.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = Array.from({ length: Math.max(0, GROUPS - first.length - last.length) }, () => '0');
  const groups = tail === undefined ? first : [...first, ...gap, ...last];
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}
