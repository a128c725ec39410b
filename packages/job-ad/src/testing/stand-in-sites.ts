import { type JobSites, startJobSites } from '@lauda/stand-ins/job-sites/server';
import type { AdReaderOptions } from '../server/reader.ts';
import { type Canary, startCanary } from './canary.ts';
import type { StandInWorld } from './stand-in-network.ts';

export interface StandInSites {
  readonly world: StandInWorld;
  readonly sites: JobSites;
  readonly canary: Canary;
  /** Option for `createAdReader`. */
  readonly fetchChild: NonNullable<AdReaderOptions['fetchChild']>;
  readonly close: () => Promise<void>;
}

const CHILD = new URL('stand-in-fetch-child.ts', import.meta.url);

/** Starts the sites and a canary; `names` adds to the sites' names. */
export async function startStandInSites(names: StandInWorld['names'] = {}): Promise<StandInSites> {
  const [sites, canary] = await Promise.all([startJobSites(), startCanary()]);
  const world: StandInWorld = {
    sites: sites.address,
    httpPort: sites.httpPort,
    httpsPort: sites.httpsPort,
    authority: sites.authority,
    canaryPort: canary.port,
    names: { ...Object.fromEntries(sites.hosts.map((host) => [host, [[sites.address]]])), ...names },
    isChecked: true,
  };
  return {
    world,
    sites,
    canary,
    fetchChild: { module: CHILD, env: { STAND_IN_WORLD: JSON.stringify(world) } },
    close: async () => {
      await Promise.all([sites.close(), canary.close()]);
    },
  };
}
