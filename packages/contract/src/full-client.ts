import { type Client, type ClientOptions, createClientOf } from './client.ts';
import { routes } from './routes.ts';

/** Every JSON route of the contract. */
export const createClient = (options: ClientOptions): Client => createClientOf(routes, options);
