import type { IncomingMessage } from 'node:http';
import { Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { FetchError } from './failure.ts';

/** Limit for both the compressed and the decompressed body. */
export const MAX_BODY_BYTES = 2 * 1024 * 1024;
/** A body of two megabytes in chunks of one byte takes seconds; in network packets it has some 1,500 parts. */
const MAX_PARTS = 20_000;

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: () => createGunzip(),
  'x-gzip': () => createGunzip(),
  deflate: () => createInflate(),
  br: () => createBrotliDecompress(),
};

class BodyLimit extends Transform {
  #left = MAX_BODY_BYTES;
  #parts = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#left -= chunk.length;
    this.#parts += 1;
    if (this.#left < 0) done(new FetchError('too-large'));
    else if (this.#parts > MAX_PARTS) done(new FetchError('unreachable'));
    else done(null, chunk);
  }
}

/** The decompressed body. It is counted while it arrives, because Content-Length is not trusted. */
export async function readBody(answer: IncomingMessage, signal: AbortSignal): Promise<Buffer> {
  const encoding = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  const decoder = encoding === 'identity' || encoding === '' ? null : DECODERS[encoding];
  if (decoder === undefined) throw new FetchError('not-a-page');
  if (Number(answer.headers['content-length']) > MAX_BODY_BYTES) throw new FetchError('too-large');
  const parts: Buffer[] = [];
  const collect = async (source: AsyncIterable<unknown>): Promise<void> => {
    for await (const part of source) parts.push(part as Buffer);
  };
  if (decoder === null) await pipeline(answer, new BodyLimit(), collect, { signal });
  else await pipeline(answer, new BodyLimit(), decoder(), new BodyLimit(), collect, { signal });
  return Buffer.concat(parts);
}
