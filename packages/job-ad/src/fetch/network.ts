import { Resolver } from 'node:dns/promises';
import { connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { isPublicAddress } from '../address/public-address.ts';

/** Everything that fetching knows of the world outside, so that a test can give it another one. */
export interface Network {
  /** All addresses of a name; asked once for each request. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  /** Whether to talk to an address. Asked for every resolved one, and again for the one that a connection ended up with. */
  readonly allows: (address: string) => boolean;
  readonly ports: Pick<ReadonlySet<number>, 'has'>;
  /** Connects to an address, never to a name: there must be no second look-up. */
  readonly dial: (address: string, port: number) => Socket;
  /** Authorities to trust instead of Node's own. */
  readonly certificates?: string;
}

const DNS_TIMEOUT_MS = 2_000;
const DNS_TRIES = 2;

/** Names by DNS alone, without the hosts file of the machine; addresses that are public and not this machine's own. */
export function publicNetwork(nameServers: readonly string[]): Network {
  const own = new Set(
    Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map(({ address }) => address)),
  );
  return {
    resolve: async (host) => {
      const resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: DNS_TRIES });
      if (nameServers.length > 0) resolver.setServers(nameServers);
      const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
      return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    },
    allows: (address) => isPublicAddress(address) && !own.has(address),
    ports: new Set([80, 443]),
    dial: (address, port) => connect({ host: address, port }),
  };
}
