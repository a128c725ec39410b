import { run } from '../../features/privacy/delete-account.run.ts';
import type { LogFields } from '../../platform/log.ts';
import { openPrivacyJobs, type PrivacyJobOptions } from './privacy-jobs.ts';

export interface DeletionChildOptions extends PrivacyJobOptions {
  deletionId: string;
  /** The process is killed after this step's work and before the step is recorded. */
  killAt: string;
}

/** One run of the job in a separate process: `node deletion-child.ts <options as JSON>`. */
const { deletionId, killAt, ...options } = JSON.parse(process.argv[2] ?? '') as DeletionChildOptions;
const log = {
  info: (event: string, fields: LogFields = {}) => {
    if (event === 'deletion.step' && fields.reason === killAt) process.kill(process.pid, 'SIGKILL');
  },
  warn: () => undefined,
  error: () => undefined,
};
const { deps } = await openPrivacyJobs(options, log);
const signal = new AbortController().signal;
const reportProgress = () => Promise.resolve();
await run({ deletionId }, { deps, jobId: deletionId, attempt: 1, signal, log, reportProgress });
process.exit(0);
