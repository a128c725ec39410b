import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isolationLevel } from '../isolation.ts';
import type { Snooped, SnoopTargets } from './snoop.ts';

/** A file next to `.env`, which not every machine has. */
const MANIFEST = fileURLToPath(new URL('../../../../package.json', import.meta.url));
const OWN_SOURCE = fileURLToPath(import.meta.url);

/** What a child can access: this process's environment, this machine's network, and files. */
export interface Reach extends Omit<Snooped, 'env'> {
  readonly isSecretInEnvironment: boolean;
}

/** What an isolated child can access: its own code, read-only. Fewer guarantees without namespaces. */
export const isolatedReach = (): Partial<Reach> =>
  ({
    full: { isSecretInEnvironment: false, readable: [OWN_SOURCE], writable: [], isConnected: false },
    network: { isSecretInEnvironment: false, isConnected: false },
    none: { isSecretInEnvironment: false },
  })[isolationLevel()];

export async function reachOf(ask: (targets: SnoopTargets) => Promise<Snooped>): Promise<Reach> {
  const folder = await mkdtemp(join(tmpdir(), 'isolation-test-'));
  const secret = join(folder, 'secret');
  await writeFile(secret, 'secret');
  const server = createServer((_request, response) => response.end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  process.env['ISOLATION_TEST_SECRET'] = 'secret';
  try {
    const files = [secret, MANIFEST, OWN_SOURCE];
    const { env, ...rest } = await ask({ port, pid: process.pid, files });
    return { isSecretInEnvironment: 'ISOLATION_TEST_SECRET' in env, ...rest };
  } finally {
    delete process.env['ISOLATION_TEST_SECRET'];
    server.close();
    await rm(folder, { recursive: true });
  }
}
