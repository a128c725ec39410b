import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type S3Server, startS3Server } from '@lauda/stand-ins/s3-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStorage, type ObjectStorage, type StorageEnv } from './storage.ts';

let s3: S3Server;
let folder: string;
beforeAll(async () => {
  s3 = await startS3Server();
  folder = await mkdtemp(join(tmpdir(), 'lauda-storage-'));
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const bucketEnv = (changes: Partial<StorageEnv> = {}): StorageEnv => ({
  STORAGE_FOLDER: folder,
  S3_BUCKET: s3.bucket,
  S3_ENDPOINT: s3.endpoint,
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: s3.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  ...changes,
});

const KINDS: readonly [string, () => ObjectStorage][] = [
  ['a folder', () => createStorage(bucketEnv({ S3_BUCKET: undefined }))],
  ['a bucket', () => createStorage(bucketEnv())],
];

const bytes = (text: string) => new TextEncoder().encode(text);

describe.each(KINDS)('objects in %s', (_kind, open) => {
  it('are put, read, replaced and deleted', async () => {
    const storage = open();
    expect(await storage.get('photos/a/1.jpg')).toBeNull();
    await storage.put('photos/a/1.jpg', bytes('one'), 'image/jpeg');
    await storage.put('photos/a/1.jpg', bytes('two'), 'image/jpeg');
    expect(Buffer.from((await storage.get('photos/a/1.jpg')) ?? []).toString()).toBe('two');
    await storage.delete('photos/a/1.jpg');
    await storage.delete('photos/a/1.jpg');
    expect(await storage.get('photos/a/1.jpg')).toBeNull();
  });

  it('are listed by how their keys begin, however many', async () => {
    const storage = open();
    expect(await storage.list('listed/')).toEqual([]);
    const keys = ['listed/a/1', 'listed/a/2', 'listed/b/1', 'listed/b/2', 'listed/b/3'];
    for (const key of [...keys, 'other/a/1']) await storage.put(key, bytes('x'), 'text/plain');
    expect(await storage.list('listed/')).toEqual(keys);
    expect(await storage.list('listed/a/')).toEqual(keys.slice(0, 2));
  });

  it.each(['../up', 'a/../b', '/root', 'a//b', 'a/.hidden', '', 'a b', 'a\u0000b'])(
    'have no key such as %j',
    async (key) => {
      await expect(open().put(key, bytes('x'), 'text/plain')).rejects.toThrow('no key');
      await expect(open().get(key)).rejects.toThrow('no key');
      await expect(open().delete(key)).rejects.toThrow('no key');
    },
  );
});

it('keeps what kind of file it is with it, and a wrong secret out', async () => {
  await createStorage(bucketEnv()).put('photos/a/2.jpg', bytes('x'), 'image/jpeg');
  expect(s3.objects.get('photos/a/2.jpg')?.contentType).toBe('image/jpeg');
  const stranger = createStorage(bucketEnv({ S3_SECRET_ACCESS_KEY: 'guessed' }));
  await expect(stranger.get('photos/a/2.jpg')).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
});

it('shows nothing half-written in a folder', async () => {
  const storage = createStorage(bucketEnv({ S3_BUCKET: undefined }));
  await storage.put('whole/1', bytes('x'), 'text/plain');
  await writeFile(join(folder, '.unfinished', 'torn'), 'half');
  expect(await storage.list('')).not.toContain('.unfinished/torn');
  expect(await readdir(join(folder, '.unfinished'))).toEqual(['torn']);
});
