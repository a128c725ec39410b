import type { Log } from './log.ts';

const REQUIRED_MAJOR = 24;

/** Fails with a clear message instead of a syntax error deep inside a package. */
export function requireNode(version = process.versions.node): void {
  if (Number(version.split('.')[0]) < REQUIRED_MAJOR)
    throw new Error(
      `Lauda needs Node ${REQUIRED_MAJOR}; this is ${version}. Start it through npm, or see .node-version.`,
    );
}

interface LifeOptions {
  log: Log;
  /** Finishes running work and releases all resources. */
  stop: () => Promise<void>;
  timeoutSeconds: number;
}

/** Shuts down gracefully on SIGTERM or SIGINT; after the timeout the process exits anyway. */
export function stopOnSignal({ log, stop, timeoutSeconds }: LifeOptions): void {
  let isStopping = false;
  const end = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info('process.stopping', { signal });
    const limit = setTimeout(() => {
      log.error('process.stopped-hard', { reason: `still busy after ${timeoutSeconds} s` });
      process.exit(1);
    }, timeoutSeconds * 1000);
    limit.unref();
    try {
      await stop();
      log.info('process.stopped');
      process.exit(0);
    } catch (error) {
      log.error('process.stop-failed', { err: error });
      process.exit(1);
    }
  };
  process.on('SIGTERM', (signal) => void end(signal));
  process.on('SIGINT', (signal) => void end(signal));
  // The state after an unexpected error is unknown; a restart is safer.
  process.on('uncaughtException', (error) => {
    log.error('process.crashed', { err: error });
    process.exit(1);
  });
}
