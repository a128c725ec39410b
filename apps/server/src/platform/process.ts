import type { Log } from './log.ts';

const REQUIRED_MAJOR = 24;

/** Fails with a sentence instead of a syntax error deep inside a package. */
export function requireNode(version = process.versions.node): void {
  if (Number(version.split('.')[0]) < REQUIRED_MAJOR)
    throw new Error(
      `Lauda needs Node ${REQUIRED_MAJOR}; this is ${version}. Start it through npm, or see .node-version.`,
    );
}

interface LifeOptions {
  log: Log;
  /** Finishes what is running and lets go of everything. */
  stop: () => Promise<void>;
  timeoutSeconds: number;
}

/** Stops in good order on SIGTERM or SIGINT; after the time limit the process ends all the same. */
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
  // The state after an unforeseen error is unknown; a fresh process is better than a guess.
  process.on('uncaughtException', (error) => {
    log.error('process.crashed', { err: error });
    process.exit(1);
  });
}
