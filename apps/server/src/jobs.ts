import { sendMail } from './features/mail/send-mail.job.ts';
import { pruneLiveEvents } from './platform/live-events/prune-live-events.job.ts';

/** All background work there is: migrations make its queues and the worker serves them. */
export const JOBS = [pruneLiveEvents, sendMail] as const;
