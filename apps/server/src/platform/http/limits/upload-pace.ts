import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface UploadPace {
  /** A body must make progress within each window. */
  windowMs: number;
  bytesPerSecond: number;
}

/**
 * 64 kbit/s: slower than any connection in practical use, faster than one that is held open on purpose (Slowloris).
 */
const PACE: UploadPace = { windowMs: 15_000, bytesPerSecond: 8 * 1_024 };

/** Limit for a whole request: 10 MB, the largest upload, must arrive within ten minutes. */
export const REQUEST_LIMIT_MS = 10 * 60_000;
/** Limit for the headers, which are small on any connection. */
export const HEADERS_LIMIT_MS = 30_000;

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

/**
 * Closes the connection when a window receives less than the minimum pace; returns a function that stops watching.
 */
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
 * A body may take as long as it keeps making progress, up to REQUEST_LIMIT_MS. A single timeout would either cut
 * off a large file on a slow connection or let a silent connection hold a slot for minutes.
 */
export function registerUploadPace(app: FastifyInstance, pace: UploadPace = PACE): void {
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
    // Without a body nothing more arrives, however long the response takes.
    if (encoding === undefined && Number(length) === 0) return done();
    const stop = watch(request.raw.socket, pace);
    request.raw.once('end', stop);
    request.raw.once('close', stop);
    done();
  });
}
