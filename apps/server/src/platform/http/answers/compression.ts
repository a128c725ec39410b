import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(gzip);

/** Resume pages are hundreds of kilobytes of numbers; below this size compression costs more than it saves. */
const WORTHWHILE_CHARACTERS = 32 * 1024;

export const acceptsGzip = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /(?:^|,)\s*gzip\s*(?:,|;\s*q=(?!0(?:\.0*)?\s*(?:,|$))|$)/i.test(
    headers['accept-encoding']?.toString() ?? '',
  );

/** Compresses a text off the main thread if the client accepts gzip. */
export async function packedFor(
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  text: string,
): Promise<string | Buffer> {
  if (!acceptsGzip(request)) return text;
  const packed = await compress(text, { level: 4 });
  reply.header('content-encoding', 'gzip').removeHeader('content-length');
  return packed;
}

/** Compresses large text responses. Files that are already compressed are not text. */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < WORTHWHILE_CHARACTERS) return payload;
    if (reply.hasHeader('content-encoding')) return payload;
    reply.header('vary', 'accept-encoding');
    return packedFor(request, reply, payload);
  });
}
