import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { ObjectStorage } from './storage.ts';

/** Folder for files that are still being written and are not objects yet. */
const UNFINISHED = '.unfinished';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function nullIfMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Stores objects as files. For a single machine: API and worker must see the same folder. */
export function createFolderStorage(folder: string): ObjectStorage {
  const pathOf = (key: string): string => join(folder, ...key.split('/'));

  return {
    put: async (key, bytes) => {
      const path = pathOf(key);
      const unfinished = join(folder, UNFINISHED, randomUUID());
      await mkdir(dirname(path), { recursive: true });
      await mkdir(dirname(unfinished), { recursive: true });
      const file = await open(unfinished, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      // An atomic rename: nobody reads a partial object.
      await rename(unfinished, path);
    },
    get: (key) => nullIfMissing(readFile(pathOf(key))),
    delete: (key) => rm(pathOf(key), { force: true }),
    list: async (prefix) => {
      const entries = await nullIfMissing(readdir(folder, { recursive: true, withFileTypes: true }));
      return (entries ?? [])
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .filter((key) => key.startsWith(prefix) && !key.startsWith(UNFINISHED))
        .toSorted();
    },
  };
}
