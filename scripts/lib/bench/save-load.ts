import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';

export interface Writer {
  cookie: string;
  resumeId: string;
  version: number;
}

export interface LoadResult {
  saves: number;
  seconds: number;
  /** Sorted. */
  latenciesMs: Float64Array;
  refusals: number;
}

interface LoadOptions {
  host: string;
  ports: readonly number[];
  origin: string;
  connections: number;
  /** Distributed over the connections; each connection cycles through its own. */
  writers: Writer[];
  body: string;
  seconds: number;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/** A browser's save request, as a single write. */
function requestText(origin: string, { cookie, resumeId, version }: Writer, body: Buffer): Buffer {
  const operationId = randomUUID();
  const traceId = operationId.replaceAll('-', '');
  const head =
    `PATCH /api/resume/${resumeId}?lean=true HTTP/1.1\r\nhost: ${new URL(origin).host}\r\n` +
    `origin: ${origin}\r\nsec-fetch-site: same-origin\r\ncookie: ${cookie}\r\naccept: application/json\r\n` +
    `if-match: "${version}"\r\nidempotency-key: ${operationId}\r\n` +
    `traceparent: 00-${traceId}-${traceId.slice(16)}-01\r\n` +
    `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), body]);
}

/** Status and body of one response, or null while incomplete. */
function readAnswer(received: Buffer): { status: number; body: string } | null {
  const headEnd = received.indexOf(HEAD_END);
  if (headEnd < 0) return null;
  const head = received.toString('latin1', 0, headEnd);
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
  const bodyStart = headEnd + HEAD_END.length;
  if (received.length < bodyStart + length) return null;
  return {
    status: Number(head.slice(9, 12)),
    body: received.toString('utf8', bodyStart, bodyStart + length),
  };
}

/** Saves as fast as responses arrive, one save at a time per connection. */
export async function runSaveLoad(options: LoadOptions): Promise<LoadResult> {
  const body = Buffer.from(options.body);
  const latencies: number[] = [];
  let refusals = 0;
  const startedAt = performance.now();
  const endAt = startedAt + options.seconds * 1000;

  const drive = (writers: readonly Writer[], port: number): Promise<void> =>
    new Promise((resolve, reject) => {
      let turn = 0;
      const socket: Socket = connect({ host: options.host, port, noDelay: true });
      let received = Buffer.alloc(0);
      let sentAt = 0;
      const writer = (): Writer => {
        const next = writers[turn % writers.length];
        if (!next) throw new Error('More connections than writers');
        return next;
      };
      const send = (): void => {
        sentAt = performance.now();
        socket.write(requestText(options.origin, writer(), body));
      };
      socket.on('connect', send);
      socket.on('error', reject);
      socket.on('data', (chunk) => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        const answer = readAnswer(received);
        if (answer === null) return;
        received = Buffer.alloc(0);
        const now = performance.now();
        if (answer.status === 200) {
          latencies.push(now - sentAt);
          writer().version = Number(/"version":(\d+)/.exec(answer.body)?.[1]);
        } else refusals += 1;
        turn += 1;
        if (now < endAt) send();
        else {
          socket.destroy();
          resolve();
        }
      });
    });

  await Promise.all(
    Array.from({ length: options.connections }, (_, connection) =>
      drive(
        options.writers.filter((_writer, index) => index % options.connections === connection),
        options.ports[connection % options.ports.length] ?? 0,
      ),
    ),
  );
  return {
    saves: latencies.length,
    seconds: (performance.now() - startedAt) / 1000,
    latenciesMs: Float64Array.from(latencies).toSorted(),
    refusals,
  };
}
