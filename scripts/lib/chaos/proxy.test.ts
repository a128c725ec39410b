import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { type AnswerFate, type Proxy, type RequestFate, startProxy } from './proxy.ts';
import { createRandom } from './random.ts';

const QUESTION = 'question';
const ANSWER = 'an answer';
const MAX_DELAY_MS = 60;

const running: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const part of running.splice(0)) await part.close();
});

/** Replies to everything and records it. */
async function startServer(): Promise<{ port: number; received: string[] }> {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (piece) => {
      received.push(piece.toString());
      socket.write(ANSWER);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  running.push({
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  });
  return { port: (server.address() as AddressInfo).port, received };
}

interface Case {
  request?: RequestFate;
  answer?: AnswerFate;
}

const REQUESTS = { pass: 0, delay: 0, cut: 0, late: 0 };
const ANSWERS = { pass: 0, delay: 0, cut: 0, drop: 0, silence: 0 };

async function start({
  request = 'pass',
  answer = 'pass',
}: Case): Promise<{ proxy: Proxy; received: string[] }> {
  const { port, received } = await startServer();
  const proxy = await startProxy({
    targetPorts: [port],
    fates: { request: { ...REQUESTS, [request]: 1 }, answer: { ...ANSWERS, [answer]: 1 } },
    random: createRandom(1),
    maxDelayMs: MAX_DELAY_MS,
  });
  running.unshift(proxy);
  return { proxy, received };
}

interface Client {
  read: string;
  isCut: boolean;
}

/** A client that sends one request, and what it has received so far. */
function ask(proxy: Proxy): Client {
  const client: Client = { read: '', isCut: false };
  const socket = connect(proxy.port, '127.0.0.1');
  socket.on('data', (piece) => (client.read += piece.toString()));
  socket.on('error', () => undefined);
  socket.once('close', () => (client.isCut = true));
  socket.write(QUESTION);
  running.unshift({
    close: async () => {
      socket.destroy();
    },
  });
  return client;
}

const soon = { timeout: 5_000 };

describe('the proxy', () => {
  it.each<[string, Case, { read: string; isCut: boolean }, string[]]>([
    ['passes everything on', {}, { read: ANSWER, isCut: false }, [QUESTION]],
    ['delays a request', { request: 'delay' }, { read: ANSWER, isCut: false }, [QUESTION]],
    ['delays an answer', { answer: 'delay' }, { read: ANSWER, isCut: false }, [QUESTION]],
    ['cuts a request midway', { request: 'cut' }, { read: '', isCut: true }, ['ques']],
    ['cuts an answer midway', { answer: 'cut' }, { read: 'an a', isCut: true }, [QUESTION]],
    ['drops an answer after delivering', { answer: 'drop' }, { read: '', isCut: true }, [QUESTION]],
    ['keeps an answer to itself', { answer: 'silence' }, { read: '', isCut: false }, [QUESTION]],
    ['delivers after the client was cut off', { request: 'late' }, { read: '', isCut: true }, [QUESTION]],
  ])('%s', async (_, fates, expected, delivered) => {
    const { proxy, received } = await start(fates);
    const client = ask(proxy);
    await expect.poll(() => received, soon).toEqual(delivered);
    await expect.poll(() => client, soon).toEqual(expected);
    await delay(MAX_DELAY_MS);
    expect(client).toEqual(expected);
    expect(proxy.faultCount()).toBe(Object.keys(fates).length);
  });

  it('uses every server it knows, and cuts the client off when one is down', async () => {
    const [first, second] = [await startServer(), await startServer()];
    const down = createServer().listen(0, '127.0.0.1');
    await once(down, 'listening');
    const { port } = down.address() as AddressInfo;
    down.close();
    await once(down, 'close');
    const proxy = await startProxy({
      targetPorts: [first.port, second.port, port],
      fates: { request: { ...REQUESTS, pass: 1 }, answer: { ...ANSWERS, pass: 1 } },
      random: createRandom(1),
      maxDelayMs: MAX_DELAY_MS,
    });
    running.unshift(proxy);
    const clients = Array.from({ length: 30 }, () => ask(proxy));
    const isDone = ({ read, isCut }: Client): boolean => read === ANSWER || isCut;
    await expect.poll(() => clients.every(isDone), soon).toBe(true);
    const answered = clients.filter(({ read }) => read === ANSWER);
    expect(answered).toHaveLength(first.received.length + second.received.length);
    expect(answered.length).toBeLessThan(clients.length);
    expect(first.received.length).toBeGreaterThan(0);
    expect(second.received.length).toBeGreaterThan(0);
  });
});
