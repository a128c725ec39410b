import { type AddressInfo, createServer } from 'node:net';

export interface Canary {
  readonly port: number;
  /** Number of connections since start. */
  readonly connections: () => number;
  readonly bytes: () => number;
  readonly close: () => Promise<void>;
}

const SECRET = '<h1>Internal</h1><p>Secrets of the machine that only machines beside it may read.</p>';

/** A service inside the server's own network, which no user-supplied URL may reach. */
export async function startCanary(host = '127.0.0.1'): Promise<Canary> {
  let connections = 0;
  let bytes = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.on('error', () => {});
    socket.on('data', (data) => {
      bytes += data.length;
      socket.end(`HTTP/1.1 200 OK\r\ncontent-type: text/html\r\nconnection: close\r\n\r\n${SECRET}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    bytes: () => bytes,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
