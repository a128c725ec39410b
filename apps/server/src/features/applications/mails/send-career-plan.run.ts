import { setImmediate } from 'node:timers/promises';
import { applicationSchema } from '@lauda/domain/application/application-schema';
import { type AskedBy, askedBy, jobGaps } from '@lauda/domain/application/job-gaps';
import { titleOf } from '@lauda/domain/match/ad/ad-title';
import { asUser } from '../../../db/as-user.ts';
import type { JobContext } from '../../../platform/queue/define-job.ts';
import { findSubscriber } from '../../notifications/service.ts';
import { listCurrentResumes } from '../../resumes/service.ts';
import { careerPlanMail } from './career-plan-mail.ts';
import { jobName } from '../job-name.ts';
import { listRecentApplications } from './mail.queries.ts';
import type { CareerPlanPayload } from './send-career-plan.job.ts';
import type { ApplicationMailDeps } from './send-job-alert.job.ts';

const RECENT_DAYS = 90;
const MAX_JOBS = 60;
const MAX_RESUMES = 20;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** Requirements of open applications with a match. Yields to other work after each one. */
async function readJobs(documents: readonly unknown[], signal: AbortSignal): Promise<AskedBy[]> {
  const jobs: AskedBy[] = [];
  for (const document of documents) {
    signal.throwIfAborted();
    const { company, title, ad, stage, match } = applicationSchema.parse(document);
    if (match === null || stage.state === 'closed') continue;
    const name = jobName({ company, title });
    jobs.push(askedBy({ name, titles: [title, titleOf(ad.text.split('\n'))], rows: match.rows }));
    await setImmediate();
  }
  return jobs;
}

/** As with reminders, the month was marked in the transaction that enqueued this job. */
export async function run(
  { userId, month }: CareerPlanPayload,
  { deps, signal }: JobContext<ApplicationMailDeps>,
): Promise<void> {
  const reader = await findSubscriber(deps, { userId, kind: 'careerPlans' });
  if (reader === null) return;
  const recent = { since: new Date(Date.now() - RECENT_DAYS * DAY_MS), limit: MAX_JOBS };
  const rows = await asUser(deps.db, userId, (trx) => listRecentApplications(trx, userId, recent));
  const jobs = await readJobs(
    rows.map(({ document }) => document),
    signal,
  );
  if (jobs.length === 0) return;
  const gaps = jobGaps(jobs, await listCurrentResumes(deps.db, userId, MAX_RESUMES));
  if (gaps.length === 0) return;
  const mail = careerPlanMail({ userId, reader, gaps });
  await deps.mailer.send({ ...mail, messageId: `career-plan-${month}-${userId}@lauda` });
}
