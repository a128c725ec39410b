import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface UploadPace {
  /** A body has to make progress in each of these. */
  windowMs: number;
  bytesPerSecond: number;
}

/** 64 kbit/s: slower than the slowest line that people put up with, faster than a connection held on purpose. */
const PACE: UploadPace = { windowMs: 15_000, bytesPerSecond: 8 * 1_024 };

/** For all of a request: at the pace of 10 MB, the largest upload, in as many minutes. */
export const REQUEST_LIMIT_MS = 10 * 60_000;
/** For what comes before the body, which is small on every line. */
export const HEADERS_LIMIT_MS = 30_000;

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

/** Ends the connection when less than the pace allows arrives in a window; returns how to stop watching. */
function watch(socket: Socket, { windowMs, bytesPerSecond }: UploadPace): () => void {
  let known = socket.bytesRead;
  const timer = setInterval(() => {
    const isTooSlow = socket.bytesRead - known < (bytesPerSecond * windowMs) / 1_000;
    known = socket.bytesRead;
    if (!isTooSlow) return;
    clearInterval(timer);
    socket.end(TOO_SLOW, () => socket.destroy());
  }, windowMs);
  return () => clearInterval(timer);
}

/**
 * Bodies may take as long as their line needs while they keep coming. One limit for all would cut off a large
 * file on a slow line, or let a silent connection hold a place for minutes.
 */
export function registerUploadPace(app: FastifyInstance, pace: UploadPace = PACE): void {
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
    // Without a body nothing is to come, however long the answer takes.
    if (encoding === undefined && Number(length) === 0) return done();
    const stop = watch(request.raw.socket, pace);
    request.raw.once('end', stop);
    request.raw.once('close', stop);
    done();
  });
}
