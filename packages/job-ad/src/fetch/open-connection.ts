import { isIP, isIPv4, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { WebAddress } from '../address/web-address.ts';
import { FetchError } from './failure.ts';
import type { Network } from './network.ts';

const MOST_ATTEMPTS = 3;
const ATTEMPT_LIMIT_MS = 2_500;

/** Resolves on the event; rejects if the socket fails, closes or times out. */
function settled(socket: Socket, event: 'connect' | 'secureConnect', signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => {
      socket.destroy();
      reject(new FetchError('unreachable'));
    };
    if (signal.aborted) return fail();
    signal.addEventListener('abort', fail, { once: true });
    socket.on('error', fail);
    socket.once('close', fail);
    socket.once(event, () => {
      signal.removeEventListener('abort', fail);
      socket.off('close', fail);
      resolve();
    });
  });
}

/** All addresses of a host. One disallowed address rejects the host: the next lookup could return it first. */
async function allowedAddresses(host: string, network: Network): Promise<string[]> {
  const found = isIP(host) === 0 ? await network.resolve(host).catch(() => []) : [host];
  if (found.length === 0 || !found.every((address) => network.allows(address)))
    throw new FetchError('unreachable');
  // IPv4 first: otherwise a server without IPv6 would wait for every IPv6 address to fail.
  return [...found.filter((address) => isIPv4(address)), ...found.filter((address) => !isIPv4(address))];
}

async function dialOne(
  address: string,
  port: number,
  network: Network,
  signal: AbortSignal,
): Promise<Socket> {
  const socket = network.dial(address, port);
  await settled(socket, 'connect', AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_LIMIT_MS)]));
  // Checked before sending any byte: NAT on the way may have led elsewhere.
  if (socket.remoteAddress !== undefined && network.allows(socket.remoteAddress)) return socket;
  socket.destroy();
  throw new FetchError('unreachable');
}

/** Connects to a checked address, with TLS for https. */
export async function openConnection(
  { url, host, port }: WebAddress,
  network: Network,
  signal: AbortSignal,
): Promise<Socket> {
  if (!network.ports.has(port)) throw new FetchError('address');
  const addresses = await allowedAddresses(host, network);
  let socket: Socket | undefined;
  for (const address of addresses.slice(0, MOST_ATTEMPTS)) {
    signal.throwIfAborted();
    socket = await dialOne(address, port, network, signal).catch(() => undefined);
    if (socket) break;
  }
  if (!socket) throw new FetchError('unreachable');
  if (url.protocol === 'http:') return socket;
  const secured = connectTls({
    socket,
    ALPNProtocols: ['http/1.1'],
    minVersion: 'TLSv1.2',
    ...(isIP(host) === 0 ? { servername: host } : { host }),
    ...(network.certificates === undefined ? {} : { ca: network.certificates }),
  });
  await settled(secured, 'secureConnect', signal);
  return secured;
}
