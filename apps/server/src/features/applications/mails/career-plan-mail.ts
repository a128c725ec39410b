import type { JobGap } from '@lauda/domain/application/job-gaps';
import { type Locale, toLocale } from '@lauda/domain/locale';
import { MAIL_ORIGIN_BLANK } from '../../../platform/delivery/mail.ts';
import { composeMail, type MailContent, mailTexts } from '../../mail/service.ts';
import { asLine, oneLine } from '../job-name.ts';
import type { MailReader } from './mail-reader.ts';

const MAX_GAPS = 6;
const MAX_NAMED_JOBS = 3;

function lineOf({ concept, jobs }: JobGap, locale: Locale): string {
  const text = mailTexts(locale);
  const [name = ''] = locale === 'pt-BR' ? concept.pt : concept.en;
  const more = jobs.length - MAX_NAMED_JOBS;
  const named = [
    ...jobs.slice(0, MAX_NAMED_JOBS),
    ...(more > 0 ? [text('mail.careerMore', { count: more })] : []),
  ];
  return text('mail.careerLine', {
    skill: asLine(oneLine(name)),
    jobs: new Intl.ListFormat(locale, { type: 'conjunction' }).format(named),
  });
}

interface CareerPlan {
  userId: string;
  reader: MailReader;
  gaps: readonly JobGap[];
}

export function careerPlanMail({ userId, reader, gaps }: CareerPlan): MailContent {
  const locale = toLocale(reader.locale);
  const text = mailTexts(locale);
  return composeMail({
    to: reader.email,
    userId,
    name: reader.first_name,
    locale,
    subject: text('mail.careerSubject'),
    lead: [text('mail.careerLead'), ...gaps.slice(0, MAX_GAPS).map((gap) => lineOf(gap, locale))].join('\n'),
    action: { label: text('mail.alertAction'), url: `${MAIL_ORIGIN_BLANK}/applications` },
    note: text('mail.careerNote'),
    reason: 'subscription',
    kindUnsubscribeUrl: reader.unsubscribeUrl,
  });
}
