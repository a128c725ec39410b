import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

export interface FrozenProxy {
  /** The given address, reached through the proxy. */
  url: string;
  /** From here on nothing passes, and nobody is told: a network that swallows packets. */
  freeze: () => void;
  thaw: () => void;
  /** Ends every connection and refuses new ones: a server that is down. */
  cut: () => void;
  mend: () => void;
  close: () => Promise<void>;
}

/** Stands between the product and PostgreSQL, and can fall silent without closing a connection. */
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
