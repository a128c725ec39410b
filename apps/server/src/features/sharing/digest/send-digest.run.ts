import { type Locale, toLocale } from '@lauda/domain/locale';
import { MAIL_ORIGIN_BLANK } from '../../../platform/delivery/mail.ts';
import type { JobContext } from '../../../platform/queue/define-job.ts';
import { composeMail, enqueueMail, type MailContent, mailTexts } from '../../mail/service.ts';
import { findSubscriber } from '../../notifications/service.ts';
import { type LinkNews, listNews, lockDigest, markTold } from './digest.queries.ts';
import type { DigestPayload, SendDigestDeps } from './send-digest.job.ts';

function digestText(locale: Locale, news: readonly LinkNews[]): string {
  const text = mailTexts(locale);
  const lines = news.map(({ title, label, views, downloads }) =>
    text('mail.digestLine', {
      link: [title, label].filter((part) => part !== '').join(' · '),
      views,
      downloads,
    }),
  );
  return [text('mail.digestLead'), ...lines].join('\n');
}

interface DigestReader {
  email: string;
  first_name: string;
  locale: string;
  unsubscribeUrl: string;
}

export function digestMail(userId: string, reader: DigestReader, news: readonly LinkNews[]): MailContent {
  const locale = toLocale(reader.locale);
  const text = mailTexts(locale);
  return composeMail({
    to: reader.email,
    userId,
    name: reader.first_name,
    locale,
    subject: text('mail.digestSubject', { views: news.reduce((sum, { views }) => sum + views, 0) }),
    lead: digestText(locale, news),
    action: { label: text('mail.digestAction'), url: `${MAIL_ORIGIN_BLANK}/resumes` },
    note: text('mail.digestNote'),
    reason: 'subscription',
    kindUnsubscribeUrl: reader.unsubscribeUrl,
  });
}

/**
 * The reported counts are stored in the transaction that enqueues the mail, so that neither exists without the
 * other.
 */
export async function run(
  { userId }: DigestPayload,
  { deps, jobId }: JobContext<SendDigestDeps>,
): Promise<void> {
  await deps.systemDb.transaction().execute(async (trx) => {
    if (!(await lockDigest(trx, userId))) return;
    const news = await listNews(trx, userId);
    const reader = news.length === 0 ? null : await findSubscriber(deps, { userId, kind: 'resumeAnalytics' });
    if (reader === null) return;
    await enqueueMail(trx, deps.queue, digestMail(userId, reader, news), `digest:${jobId}`);
    await markTold(trx, userId, news);
  });
}
