import { serveFetch } from '../server/serve-fetch.ts';
import { type StandInWorld, standInNetwork } from './stand-in-network.ts';

// The product's fetch child in the stand-in world.
const world = JSON.parse(process.env['STAND_IN_WORLD'] ?? '') as StandInWorld;
await serveFetch(() => standInNetwork(world));
