import type { BenchEnv } from './bench-database.ts';
import { type ProductProcess, startProductProcess } from './product-process.ts';

export interface ApiProcesses {
  ports: number[];
  pids: number[];
  stop(): Promise<void>;
}

interface StartOptions {
  env: BenchEnv;
  count: number;
  firstPort: number;
  firstInternalPort: number;
}

/** Starts API processes with production settings and logging. */
export async function startApiProcesses({
  env,
  count,
  firstPort,
  firstInternalPort,
}: StartOptions): Promise<ApiProcesses> {
  const numbers = Array.from({ length: count }, (_, index) => index);
  const started = await Promise.allSettled(
    numbers.map((index) =>
      startProductProcess({
        entry: 'http',
        env: { ...env, NODE_ENV: 'production', PORT: String(firstPort + index) },
        internalPort: firstInternalPort + index,
      }),
    ),
  );
  const processes = started.flatMap((result): ProductProcess[] =>
    result.status === 'fulfilled' ? [result.value] : [],
  );
  const stop = async (): Promise<void> => {
    await Promise.all(processes.map((process) => process.stop()));
  };
  const failed = started.find((result) => result.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  return {
    ports: numbers.map((index) => firstPort + index),
    pids: processes.map(({ pid }) => pid),
    stop,
  };
}
