import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { atEnd } from '../chaos/processes.ts';
import { ROOT } from '../source-files.ts';

/** On a busy machine; alone it takes three. */
const READY_SECONDS = 180;

export interface ProductProcess {
  pid: number;
  stop(): Promise<void>;
}

interface ProcessOptions {
  entry: 'http' | 'worker';
  env: Readonly<Record<string, string>>;
  internalPort: number;
}

/** Starts an API or worker like production and waits until it is ready. It exits with the script, also on Ctrl-C. */
export async function startProductProcess({
  entry,
  env,
  internalPort,
}: ProcessOptions): Promise<ProductProcess> {
  const child = spawn('node', [`apps/server/src/${entry}.ts`], {
    cwd: ROOT,
    env: { ...env, [entry === 'http' ? 'INTERNAL_PORT' : 'WORKER_INTERNAL_PORT']: String(internalPort) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const endNow = atEnd(() => void child.kill('SIGTERM'));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const stop = async (): Promise<void> => {
    if (hasEnded()) return;
    const exit = once(child, 'exit');
    endNow();
    await exit;
  };
  const isReady = () =>
    fetch(`http://127.0.0.1:${internalPort}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const deadline = performance.now() + READY_SECONDS * 1_000;
  while (!(await isReady())) {
    if (hasEnded()) throw new Error(`A process of ${entry}.ts ended before it was ready.`);
    if (performance.now() > deadline) {
      await stop();
      throw new Error(`A process of ${entry}.ts was not ready within ${READY_SECONDS} s.`);
    }
    await delay(100);
  }
  return { pid: child.pid ?? 0, stop };
}

/** Starts an API process and a worker on the same database. If one fails to start, the other is stopped. */
export async function startApiAndWorker(
  env: Readonly<Record<string, string>>,
  ports: { api: number; worker: number },
): Promise<{ api: ProductProcess; worker: ProductProcess; stop: () => Promise<void> }> {
  const [api, worker] = await Promise.allSettled([
    startProductProcess({ entry: 'http', env, internalPort: ports.api }),
    startProductProcess({ entry: 'worker', env, internalPort: ports.worker }),
  ]);
  const stop = async (): Promise<void> => {
    await Promise.all([api, worker].flatMap((one) => (one.status === 'fulfilled' ? [one.value.stop()] : [])));
  };
  if (api.status === 'fulfilled' && worker.status === 'fulfilled')
    return { api: api.value, worker: worker.value, stop };
  await stop();
  throw api.status === 'rejected' ? api.reason : new Error('The worker did not start.');
}
