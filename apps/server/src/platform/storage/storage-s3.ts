import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { ObjectStorage } from './storage.ts';

export interface S3Options {
  bucket: string;
  /** Without it, Amazon's endpoint for the region. */
  endpoint: string | undefined;
  region: string;
  /** Without them, the machine's own credentials (an instance role). */
  accessKeyId: string | undefined;
  secretAccessKey: string | undefined;
}

const TIMEOUT_MS = 10_000;

/** Objects in a bucket of any S3-compatible service. */
export function createS3Storage({
  bucket,
  endpoint,
  region,
  accessKeyId,
  secretAccessKey,
}: S3Options): ObjectStorage {
  const client = new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(accessKeyId === undefined || secretAccessKey === undefined
      ? {}
      : { credentials: { accessKeyId, secretAccessKey } }),
    maxAttempts: 3,
    requestHandler: {
      requestTimeout: TIMEOUT_MS,
      connectionTimeout: TIMEOUT_MS,
      throwOnRequestTimeout: true,
    },
    // Other S3 services treat the newer checksums as part of the body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (key: string) => ({ Bucket: bucket, Key: key });

  return {
    put: async (key, bytes, contentType) => {
      await client.send(new PutObjectCommand({ ...at(key), Body: bytes, ContentType: contentType }));
    },
    get: async (key) => {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(key)));
        return (await Body?.transformToByteArray()) ?? null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    delete: async (key) => {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    list: async (prefix) => {
      const keys: string[] = [];
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client },
        { Bucket: bucket, Prefix: prefix },
      ))
        for (const { Key } of Contents) if (Key !== undefined) keys.push(Key);
      return keys;
    },
  };
}
