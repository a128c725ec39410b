import { type AddressInfo, connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../testing/app.ts';
import { registerUploadPace } from './upload-pace.ts';

const CHUNK = 4_096;

let app: FastifyInstance;
beforeEach(async () => {
  app = Fastify();
  // 8 KB per half second.
  registerUploadPace(app, { windowMs: 500, bytesPerSecond: 16 * 1_024 });
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.post('/', (request) => Promise.resolve({ bytes: (request.body as Buffer).length }));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

/** Sends a chunk after each pause; returns the response and whether everything was sent. */
async function upload(chunks: number, pauseMs: number): Promise<{ answer: string; sent: number }> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('data', (bytes) => (answer += bytes.toString()));
  socket.on('error', () => undefined);
  socket.write(
    `POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/octet-stream\r\ncontent-length: ${chunks * CHUNK}\r\n\r\n`,
  );
  let sent = 0;
  while (sent < chunks && !socket.destroyed) {
    await delay(pauseMs);
    socket.write(Buffer.alloc(CHUNK));
    sent += 1;
  }
  await closed;
  return { answer, sent };
}

describe('an upload', () => {
  it('may take many windows while it keeps coming', async () => {
    const { answer } = await upload(24, 100);
    expect(answer).toContain('200 OK');
    expect(answer).toContain(`"bytes":${24 * CHUNK}`);
  });

  it('that hardly comes is refused after a window', async () => {
    const { answer, sent } = await upload(40, 400);
    expect(answer).toContain('408 Request Timeout');
    expect(sent).toBeLessThan(6);
  });
});

it('the product gives a large file minutes, and what comes before it half a minute', async () => {
  const test = await createTestApp();
  expect([test.app.server.requestTimeout, test.app.server.headersTimeout]).toEqual([600_000, 30_000]);
  await test.close();
});
