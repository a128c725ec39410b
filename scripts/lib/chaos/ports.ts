import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Random } from './random.ts';

/** Below the ephemeral port range: an outgoing connection must not take one of these ports during a restart. */
const FIRST_PORT = 20_000;
const LAST_PORT = 29_999;

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}

export async function freePort(random: Random): Promise<number> {
  for (;;) {
    const port = random.between(FIRST_PORT, LAST_PORT);
    if (await isFree(port)) return port;
  }
}
