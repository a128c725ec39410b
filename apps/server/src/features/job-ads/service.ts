import type { JobAd } from '@lauda/domain/job-ads/job-ad';
import type { AdReader } from '@lauda/job-ad';
import { AppError } from '../../errors.ts';
import type { Log } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';

export interface JobAdServiceDeps {
  /** Null when the operator disabled it. */
  reader: AdReader | null;
  metrics: Pick<Metrics, 'jobAds'>;
  log: Log;
}

export type JobAdService = ReturnType<typeof createJobAdService>;

const RETRY_SECONDS = 5;

/** Neither logs nor metrics contain the URL: it reveals where a user wants to work. */
export function createJobAdService({ reader, metrics, log }: JobAdServiceDeps) {
  const reading = new Set<string>();

  return {
    read: async (
      userId: string,
      { address, signal }: { address: string; signal: AbortSignal },
    ): Promise<JobAd> => {
      if (reader === null) throw new AppError('JOB_AD_OFF');
      if (reading.has(userId)) throw new AppError('RATE_LIMITED', null, { retryAfterSeconds: RETRY_SECONDS });
      reading.add(userId);
      try {
        const result = await reader.read(address, signal);
        metrics.jobAds.inc({
          outcome: result === null ? 'busy' : result.ok ? result.ad.source : result.reason,
        });
        if (result === null) throw new AppError('UNAVAILABLE', null, { retryAfterSeconds: RETRY_SECONDS });
        if (result.ok) return result.ad;
        log.info('job-ad.failed', { reason: result.reason });
        throw new AppError('JOB_AD_FAILED', null, { data: { reason: result.reason } });
      } finally {
        reading.delete(userId);
      }
    },
  };
}
