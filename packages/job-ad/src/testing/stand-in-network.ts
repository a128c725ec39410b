import { connect } from 'node:net';
import { isPublicAddress } from '../address/public-address.ts';
import type { Network } from '../fetch/network.ts';

/** The Internet of a test, as data: passed to the fetch child in its environment. */
export interface StandInWorld {
  /** The address that stands in for the public Internet, and its ports. */
  readonly sites: string;
  readonly httpPort: number;
  readonly httpsPort: number;
  readonly authority: string;
  /** A port on loopback. Every connection to any other address ends up here. */
  readonly canaryPort: number;
  /** DNS answers by name, one per lookup; the last one repeats. */
  readonly names: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** False in the control run of the hostile URLs: everything is allowed. */
  readonly isChecked: boolean;
}

/** Real rules and real connections, but names and ports resolve within the stand-in world. */
export function standInNetwork(world: StandInWorld): Network {
  const lookUps = new Map<string, number>();
  const ports = new Map([
    [80, world.httpPort],
    [443, world.httpsPort],
  ]);
  return {
    resolve: (host) => {
      const count = lookUps.get(host) ?? 0;
      lookUps.set(host, count + 1);
      const answers = world.names[host] ?? [];
      return Promise.resolve(answers[count] ?? answers.at(-1) ?? []);
    },
    allows: (address) => !world.isChecked || address === world.sites || isPublicAddress(address),
    ports: world.isChecked ? new Set(ports.keys()) : { has: () => true },
    dial: (address, port) => {
      const sitePort = address === world.sites ? ports.get(port) : undefined;
      return sitePort === undefined
        ? connect({ host: '127.0.0.1', port: world.canaryPort })
        : connect({ host: address, port: sitePort });
    },
    certificates: world.authority,
  };
}
