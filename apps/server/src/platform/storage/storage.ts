import { createFolderStorage } from './storage-folder.ts';
import { createS3Storage } from './storage-s3.ts';

/** Files from users, by key. A key is one or more plain names separated by '/'. */
export interface ObjectStorage {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null if it does not exist. */
  get(key: string): Promise<Uint8Array | null>;
  /** Deleting a missing object is not an error. */
  delete(key: string): Promise<void>;
  list(prefix: string): Promise<string[]>;
}

export interface StorageEnv {
  STORAGE_FOLDER: string;
  S3_BUCKET?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  S3_REGION: string;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
}

const KEY = /^[a-z0-9][\w-]*(?:\/[a-z0-9][\w.-]*)*$/i;

/** All our keys match; anything else could be a path traversal. */
function requireKey(key: string): string {
  if (!KEY.test(key)) throw new Error('This is no key of an object.');
  return key;
}

/** An S3 bucket when configured, otherwise a local folder. */
export function createStorage(env: StorageEnv): ObjectStorage {
  const storage =
    env.S3_BUCKET === undefined
      ? createFolderStorage(env.STORAGE_FOLDER)
      : createS3Storage({
          bucket: env.S3_BUCKET,
          endpoint: env.S3_ENDPOINT,
          region: env.S3_REGION,
          accessKeyId: env.S3_ACCESS_KEY_ID,
          secretAccessKey: env.S3_SECRET_ACCESS_KEY,
        });
  return {
    put: async (key, bytes, contentType) => storage.put(requireKey(key), bytes, contentType),
    get: async (key) => storage.get(requireKey(key)),
    delete: async (key) => storage.delete(requireKey(key)),
    list: (prefix) => storage.list(prefix),
  };
}
