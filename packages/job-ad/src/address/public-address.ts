import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * IPv4 ranges outside the public Internet: IANA's special-purpose registry (RFC 6890 and successors), multicast, and
 * 168.63.129.16, Azure's internal endpoint for its virtual machines.
 */
const REFUSED_IPV4: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Non-public ranges inside 2000::/3: Teredo and other protocols, benchmarking, documentation, 6to4, 6bone, AS112. */
const REFUSED_IPV6: readonly (readonly [network: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3ffe::', 16],
  ['3fff::', 20],
];

const refusedIpv4 = new BlockList();
for (const [network, prefix] of REFUSED_IPV4) refusedIpv4.addSubnet(network, prefix, 'ipv4');
/** The only allocated part of IPv6. Loopback, mapped, NAT64, private, link-local and multicast are outside it. */
const globalIpv6 = new BlockList();
globalIpv6.addSubnet('2000::', 3, 'ipv6');
const refusedIpv6 = new BlockList();
for (const [network, prefix] of REFUSED_IPV6) refusedIpv6.addSubnet(network, prefix, 'ipv6');

/** Whether a normalized IP address is on the public Internet. False for anything that is not an address. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !refusedIpv4.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  return globalIpv6.check(address, 'ipv6') && !refusedIpv6.check(address, 'ipv6');
}
