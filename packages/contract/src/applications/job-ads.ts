import { AD_FAILURES, AD_SOURCES, MAX_AD_ADDRESS_CHARACTERS } from '@lauda/domain/job-ads/job-ad';
import * as z from 'zod/mini';
import { defineRoute, json, user } from '../route.ts';

const jobAd = z.object({
  /** Title, company and place are empty when the page does not state them. */
  title: z.string(),
  company: z.string(),
  place: z.string(),
  /** Plain text, one line per paragraph; list items begin with a bullet. */
  text: z.string(),
  /** Whether the page had more text than the limit for an ad. */
  isCut: z.boolean(),
  address: z.string(),
  source: z.enum(AD_SOURCES),
});

/** The data of JOB_AD_FAILED. */
export const jobAdFailure = z.object({ reason: z.enum(AD_FAILURES) });

/** Each call starts two processes and fetches from another site. */
const READ_LIMIT = { max: 20, windowSeconds: 600, per: 'user' } as const;

export const jobAdRoutes = {
  readJobAd: defineRoute({
    method: 'POST',
    path: '/api/job-ad',
    tag: 'job ads',
    summary: 'The job ad on a public page, as plain text to look through. Nothing is stored.',
    policy: user,
    body: z.strictObject({
      address: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_AD_ADDRESS_CHARACTERS)),
    }),
    output: json(jobAd),
    errors: ['JOB_AD_FAILED', 'JOB_AD_OFF', 'RATE_LIMITED', 'UNAVAILABLE'],
    limit: READ_LIMIT,
    isExpensive: true,
  }),
};
