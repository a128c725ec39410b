import { loadEnvFile } from 'node:process';
import { startApiProcesses } from './api-processes.ts';
import { benchEnv, dropBenchDatabase, makeBenchDatabase } from './bench-database.ts';

/** Runs `work` with the built product on its own database. */
export async function withOwnProduct<T>(port: number, work: (origin: string) => Promise<T>): Promise<T> {
  loadEnvFile(new URL('../../../.env', import.meta.url));
  const origin = `http://localhost:${port}`;
  const env = { ...benchEnv(process.env), APP_ORIGINS: origin, REDIS_PREFIX: `lauda-bench-${port}:` };
  await makeBenchDatabase(env);
  try {
    const api = await startApiProcesses({ env, count: 1, firstPort: port, firstInternalPort: port + 1 });
    try {
      return await work(origin);
    } finally {
      await api.stop();
    }
  } finally {
    await dropBenchDatabase(env);
  }
}
