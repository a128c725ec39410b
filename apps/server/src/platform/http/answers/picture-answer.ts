import { gunzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsGzip } from './compression.ts';

/** An image opened on its own runs nothing and loads nothing; its photo is embedded. */
const PICTURE_POLICY = "default-src 'none'; img-src data:; sandbox";

/** A page as SVG, gzipped for clients that accept it. */
export function pictureAnswer(packed: Buffer, request: FastifyRequest, reply: FastifyReply) {
  const isPacked = acceptsGzip(request);
  reply.headers({
    'content-security-policy': PICTURE_POLICY,
    vary: 'accept-encoding',
    ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
  });
  return { contentType: 'image/svg+xml', body: isPacked ? packed : gunzipSync(packed) };
}
