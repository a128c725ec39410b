import { connect, type Socket } from 'node:net';

export interface LiveStreams {
  readonly count: number;
  /** Number of streams that have closed or lack their event. */
  state(): { cut: number; missing: number };
  /** Resolves when every stream has received this many events since the last `reset`. */
  untilAllHave(events: number): Promise<void>;
  reset(): void;
  close(): void;
}

interface StreamOptions {
  port: number;
  origin: string;
  cookies: readonly string[];
  /** Number of streams opened in parallel. */
  lanes: number;
}

/** Listening browsers: one socket and client address each (the API must trust one proxy), counting events. */
export async function openStreams({ port, origin, cookies, lanes }: StreamOptions): Promise<LiveStreams> {
  const sockets: Socket[] = [];
  const received = new Uint32Array(cookies.length);
  let wanted = Number.POSITIVE_INFINITY;
  let missing = 0;
  let cut = 0;
  let done: () => void = () => undefined;

  const open = (cookie: string, index: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect({ host: '127.0.0.1', port });
      sockets.push(socket);
      let hasBegun = false;
      socket.on('error', reject);
      socket.on('close', () => (cut += 1));
      socket.on('connect', () =>
        socket.write(
          `GET /api/events HTTP/1.1\r\nhost: ${new URL(origin).host}\r\naccept: text/event-stream\r\n` +
            `sec-fetch-site: same-origin\r\nx-forwarded-for: 10.${index >> 16}.${(index >> 8) & 255}.${index & 255}\r\ncookie: ${cookie}\r\n\r\n`,
        ),
      );
      socket.on('data', (chunk) => {
        const text = chunk.toString('latin1');
        if (!hasBegun) {
          if (!text.startsWith('HTTP/1.1 200') && text.startsWith('HTTP/'))
            reject(new Error(text.split('\r\n')[0]));
          if (text.includes('event: position')) {
            hasBegun = true;
            resolve();
          }
          return;
        }
        const events = text.split('\ndata: ').length - 1;
        if (events === 0) return;
        const before = received[index] ?? 0;
        received[index] = before + events;
        if (before < wanted && before + events >= wanted && (missing -= 1) === 0) done();
      });
    });

  const waiting = cookies.entries();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const [index, cookie] of waiting) await open(cookie, index);
    }),
  );
  return {
    count: cookies.length,
    untilAllHave: (events) =>
      new Promise((resolve) => {
        wanted = events;
        missing = received.filter((count) => count < events).length;
        done = resolve;
        if (missing === 0) resolve();
      }),
    state: () => ({ cut, missing }),
    reset: () => {
      received.fill(0);
      wanted = Number.POSITIVE_INFINITY;
    },
    close: () => {
      for (const socket of sockets) {
        socket.removeAllListeners().on('error', () => undefined);
        socket.destroy();
      }
    },
  };
}
