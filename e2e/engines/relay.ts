import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { PRODUCT_PORT } from '../support/addresses.ts';

/** A proxy to the product that can be switched off, for browsers whose driver cannot go offline. */
export async function startRelay(port: number) {
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(PRODUCT_PORT, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const dropAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    origin: `http://localhost:${port}`,
    setOffline: (isOffline: boolean) => {
      isCut = isOffline;
      if (isCut) dropAll();
    },
    close: async () => {
      dropAll();
      server.close();
      await once(server, 'close');
    },
  };
}
