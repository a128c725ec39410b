import { pruneSignIns } from './features/accounts/prune-sign-ins.job.ts';
import { sendAccountMail } from './features/accounts/send-account-mail.job.ts';
import { sendCode } from './features/accounts/send-code.job.ts';
import { sendMail } from './features/mail/send-mail.job.ts';
import { tendResumes } from './features/resumes/tend-resumes.job.ts';
import { pruneLiveEvents } from './platform/live-events/prune-live-events.job.ts';

/** All background work there is: migrations make its queues and the worker serves them. */
export const JOBS = [
  pruneLiveEvents,
  pruneSignIns,
  sendAccountMail,
  sendCode,
  sendMail,
  tendResumes,
] as const;
