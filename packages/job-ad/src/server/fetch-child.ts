import { publicNetwork } from '../fetch/network.ts';
import { serveFetch } from './serve-fetch.ts';

await serveFetch(({ nameServers }) => publicNetwork(nameServers));
