import { spawnIsolated } from '@lauda/isolation';
import { createSlots } from '@lauda/isolation/slots';
import { AppError } from '../../errors.ts';
import type { EncodeReply, EncodeRequest } from './encode-photo.child.ts';
import { readImageHeader } from '@lauda/domain/image-header';

/** Prints sharply at the size of a photo on a page. */
const MAX_SIDE = 600;
/** The resolution of a good phone camera; about 160 MB decoded. */
const MAX_PIXELS = 40_000_000;
/** Node itself, the image's pixels and a few copies of them. */
const MAX_MEMORY_BYTES = 1_500_000_000;
const TIME_LIMIT_MS = 10_000;
const MAX_AT_ONCE = 2;
const MAX_WAITING = 20;

const CHILD = new URL('encode-photo.child.ts', import.meta.url);

function encodeInChild(module: URL, request: EncodeRequest, timeLimitMs: number): Promise<Uint8Array> {
  const child = spawnIsolated({
    module,
    env: { NODE_ENV: 'production' },
    limits: { memoryBytes: MAX_MEMORY_BYTES },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    child.kill('SIGKILL');
  }, timeLimitMs);
  return new Promise<Uint8Array>((resolve, reject) => {
    // A timeout on a busy machine does not mean that the image is invalid.
    const refuse = () =>
      reject(
        isLate ? new AppError('UNAVAILABLE', null, { retryAfterSeconds: 30 }) : new AppError('PHOTO_INVALID'),
      );
    child.once('message', (reply: EncodeReply) => ('bytes' in reply ? resolve(reply.bytes) : refuse()));
    child.once('exit', refuse);
    child.once('error', reject);
    child.send(request);
  }).finally(() => clearTimeout(timer));
}

/** Re-encodes an untrusted image as our own JPEG, a few in parallel. */
export function createPhotoEncoder({
  child = CHILD,
  timeLimitMs = TIME_LIMIT_MS,
}: { child?: URL; timeLimitMs?: number } = {}) {
  const slots = createSlots(MAX_AT_ONCE, MAX_WAITING);

  return async (source: Uint8Array): Promise<Uint8Array> => {
    const header = readImageHeader(source);
    // Checked before decoding: a few kilobytes can decompress to gigabytes.
    if (!header || header.width === 0 || header.height === 0 || header.width * header.height > MAX_PIXELS)
      throw new AppError('PHOTO_INVALID');
    if (slots.isFull()) throw new AppError('UNAVAILABLE', null, { retryAfterSeconds: 5 });
    return slots.run(() => encodeInChild(child, { bytes: source, maxSide: MAX_SIDE }, timeLimitMs));
  };
}
