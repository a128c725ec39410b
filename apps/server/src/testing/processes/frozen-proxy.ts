import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

export interface FrozenProxy {
  /** The given URL, reached through the proxy. */
  url: string;
  /** From here on all packets are dropped silently, as in a network failure. */
  freeze: () => void;
  thaw: () => void;
  /** Closes every connection and refuses new ones, like a server that is down. */
  cut: () => void;
  mend: () => void;
  close: () => Promise<void>;
}

/** A proxy in front of PostgreSQL that can stop responding without closing connections. */
export async function startFrozenProxy(target: string): Promise<FrozenProxy> {
  const { hostname, port } = new URL(target);
  let isFrozen = false;
  let isCut = false;
  const sockets = new Set<Socket>();
  const pass = (from: Socket, to: Socket): void => {
    sockets.add(from);
    from.on('data', (bytes) => {
      if (!isFrozen) to.write(bytes);
    });
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const server = createServer((client) => {
    if (isCut) return void client.destroy();
    const database = connect(Number(port || 5432), hostname);
    pass(client, database);
    pass(database, client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = new URL(target);
  own.hostname = '127.0.0.1';
  own.port = String((server.address() as AddressInfo).port);
  return {
    url: own.href,
    freeze: () => {
      isFrozen = true;
    },
    thaw: () => {
      isFrozen = false;
    },
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend: () => {
      isCut = false;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
