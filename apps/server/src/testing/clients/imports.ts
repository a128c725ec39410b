import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImportDetail } from '@lauda/contract/resumes/imports';
import { createFolderStorage } from '../../platform/storage/storage-folder.ts';
import type { TestUser } from '../accounts.ts';
import { createTestApp, type TestApp } from '../app.ts';

export type ImportTest = TestApp & { storageFolder: string };

/** The HTTP layer with a folder that a worker in another process can read too. */
export async function createImportTest(
  options: Parameters<typeof createTestApp>[0] = {},
): Promise<ImportTest> {
  const storageFolder = await mkdtemp(join(tmpdir(), 'lauda-imports-'));
  const storage = createFolderStorage(storageFolder);
  const test = await createTestApp({ ...options, storage });
  return {
    ...test,
    storage,
    storageFolder,
    close: async () => {
      await test.close();
      await rm(storageFolder, { recursive: true });
    },
  };
}

/** API calls of one user. */
export function importClient({ app }: Pick<TestApp, 'app'>, { headers }: Pick<TestUser, 'headers'>) {
  const send = (bytes: Uint8Array, fileName = 'resume.pdf', contentType = 'application/octet-stream') =>
    app.inject({
      method: 'POST',
      url: '/api/import',
      headers: { ...headers, 'content-type': contentType, 'x-file-name': encodeURIComponent(fileName) },
      payload: Buffer.from(bytes),
    });
  const get = (id: string) => app.inject({ url: `/api/import/${id}`, headers });
  const detail = async (id: string) => (await get(id)).json<{ data: ImportDetail }>().data;
  return {
    send,
    get,
    detail,
    /** For tests that start with an uploaded file. */
    started: async (bytes: Uint8Array, fileName?: string): Promise<string> => {
      const answer = await send(bytes, fileName);
      if (answer.statusCode !== 200) throw new Error(`No import was made: ${answer.body}`);
      return answer.json<{ data: { id: string } }>().data.id;
    },
    /** The result, once the file has been read. */
    settled: async (id: string): Promise<ImportDetail> => {
      for (;;) {
        const found = await detail(id);
        if (found.status !== 'reading') return found;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    list: () => app.inject({ url: '/api/import', headers }),
    file: (id: string) => app.inject({ url: `/api/import/${id}/file`, headers }),
    remove: (id: string) => app.inject({ method: 'DELETE', url: `/api/import/${id}`, headers }),
  };
}
