import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Random } from './random.ts';

/** `late`: the client is disconnected immediately, and its request arrives after it has given up. */
export type RequestFate = 'pass' | 'delay' | 'cut' | 'late';
/** `drop`: the answer is lost and the connection closes. `silence`: the connection stays open too. */
export type AnswerFate = 'pass' | 'delay' | 'cut' | 'drop' | 'silence';

export interface Fates {
  request: Readonly<Record<RequestFate, number>>;
  answer: Readonly<Record<AnswerFate, number>>;
}

export interface ProxyOptions {
  targetPorts: readonly number[];
  fates: Fates;
  random: Random;
  maxDelayMs: number;
}

export interface Proxy {
  port: number;
  /** How often something other than `pass` was applied. */
  faultCount(): number;
  close(): Promise<void>;
}

/** An unreliable network. It knows only bytes and draws a fate for each chunk. */
export async function startProxy({ targetPorts, fates, random, maxDelayMs }: ProxyOptions): Promise<Proxy> {
  const sockets = new Set<Socket>();
  const timers = new Set<NodeJS.Timeout>();
  let faults = 0;
  const track = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.setNoDelay(true).once('close', () => sockets.delete(socket));
    // 'close' follows and does the cleanup.
    return socket.on('error', () => undefined);
  };
  const later = (work: () => void): void => {
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        work();
      },
      random.between(1, maxDelayMs),
    );
    timers.add(timer);
  };
  const drawn = <T extends string>(weights: Readonly<Record<T, number>>): T => {
    const fate = random.weighted(weights);
    if (fate !== 'pass') faults++;
    return fate;
  };

  const server = createServer((accepted) => {
    const client = track(accepted);
    const target = track(connect(random.pick(targetPorts), '127.0.0.1'));
    let isLate = false;
    let isSilent = false;
    const cutBoth = (): void => {
      client.destroy();
      target.destroy();
    };
    const passLater = (from: Socket, to: Socket, piece: Buffer): void => {
      from.pause();
      later(() => {
        to.write(piece);
        from.resume();
      });
    };
    const half = (piece: Buffer): Buffer => piece.subarray(0, piece.length >> 1);

    client.on('data', (piece) => {
      const fate = drawn(fates.request);
      if (fate === 'pass') target.write(piece);
      if (fate === 'delay') passLater(client, target, piece);
      if (fate === 'cut') target.write(half(piece), cutBoth);
      if (fate === 'late') {
        isLate = true;
        client.destroy();
        later(() => target.write(piece));
      }
    });
    target.on('data', (piece) => {
      if (isLate) return cutBoth();
      if (isSilent) return;
      const fate = drawn(fates.answer);
      if (fate === 'pass') client.write(piece);
      if (fate === 'delay') passLater(target, client, piece);
      if (fate === 'cut') client.write(half(piece), cutBoth);
      if (fate === 'drop') cutBoth();
      if (fate === 'silence') isSilent = true;
    });
    client.once('close', () => {
      if (!isLate) target.destroy();
    });
    target.once('close', () => client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    // A listening TCP server has an address of this type.
    port: (server.address() as AddressInfo).port,
    faultCount: () => faults,
    close: async () => {
      server.close();
      for (const timer of timers) clearTimeout(timer);
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
