import { gunzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsGzip } from './compression.ts';

/** A picture that is opened by itself runs nothing and loads nothing; its photo stands in it. */
const PICTURE_POLICY = "default-src 'none'; img-src data:; sandbox";

/** A page as SVG, compressed for clients that take it so. */
export function pictureAnswer(packed: Buffer, request: FastifyRequest, reply: FastifyReply) {
  const isPacked = acceptsGzip(request);
  reply.headers({
    'content-security-policy': PICTURE_POLICY,
    vary: 'accept-encoding',
    ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
  });
  return { contentType: 'image/svg+xml', body: isPacked ? packed : gunzipSync(packed) };
}
