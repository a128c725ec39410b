import { Resolver } from 'node:dns/promises';
import { connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { isPublicAddress } from '../address/public-address.ts';

/** Fetching's only access to the outside world, so that tests can replace it. */
export interface Network {
  /** All addresses of a name; called once per request. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  /** Whether to connect to an address. Called for every resolved address and again for the connected socket's peer. */
  readonly allows: (address: string) => boolean;
  readonly ports: Pick<ReadonlySet<number>, 'has'>;
  /** Connects to an address, never to a name: there must be no second lookup. */
  readonly dial: (address: string, port: number) => Socket;
  /** CA certificates to trust instead of Node's own. */
  readonly certificates?: string;
}

const DNS_TIMEOUT_MS = 2_000;
const DNS_TRIES = 2;

/** Resolves by DNS only, ignoring the hosts file. Allows public addresses other than this machine's own. */
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
