import { addDays, type CalendarEntry } from '@lauda/domain/application/calendar';
import type { ApplicationCard } from '@lauda/domain/application/card';
import { dayOf } from '@lauda/domain/application/changes';
import { type Locale, toLocale } from '@lauda/domain/locale';
import { MAIL_ORIGIN_BLANK } from '../../../platform/delivery/mail.ts';
import { composeMail, type MailContent, mailTexts } from '../../mail/service.ts';
import { asLine, jobName, oneLine } from '../job-name.ts';
import type { MailReader } from './mail-reader.ts';

type Reminder = CalendarEntry<ApplicationCard>;

const MAX_LINES = 20;

/** Times are stored as local time without a zone and formatted unchanged. */
const write = (locale: Locale, at: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(
    Date.parse(at.includes('T') ? `${at}Z` : at),
  );

function lineOf({ kind, at, card }: Reminder, locale: Locale, today: string): string {
  const text = mailTexts(locale);
  const day = dayOf(at);
  const date = write(locale, day, { weekday: 'long', day: 'numeric', month: 'long' });
  const named =
    day === today
      ? text('mail.alertToday')
      : day === addDays(today, 1)
        ? text('mail.alertTomorrow')
        : day < today
          ? text('mail.alertLate', { day: date })
          : date;
  const time = at.includes('T') ? write(locale, at, { timeStyle: 'short' }) : null;
  const what = {
    interview: text('mail.alertInterview'),
    'next-step': oneLine(card.nextStep) || text('mail.alertStep'),
    closes: text('mail.alertCloses'),
  };
  return asLine(
    text('mail.alertLine', {
      when: time === null ? named : text('mail.alertAt', { day: named, time }),
      what: what[kind],
      name: jobName(card),
    }),
  );
}

interface JobAlert {
  userId: string;
  reader: MailReader;
  today: string;
  reminders: readonly Reminder[];
}

export function jobAlertMail({ userId, reader, today, reminders }: JobAlert): MailContent {
  const locale = toLocale(reader.locale);
  const text = mailTexts(locale);
  const more = reminders.length - MAX_LINES;
  const lines = reminders.slice(0, MAX_LINES).map((one) => lineOf(one, locale, today));
  return composeMail({
    to: reader.email,
    userId,
    name: reader.first_name,
    locale,
    subject: text('mail.alertSubject', { count: reminders.length }),
    lead: [
      text('mail.alertLead'),
      ...lines,
      ...(more > 0 ? [text('mail.alertMore', { count: more })] : []),
    ].join('\n'),
    action: { label: text('mail.alertAction'), url: `${MAIL_ORIGIN_BLANK}/applications?view=calendar` },
    note: text('mail.alertNote'),
    reason: 'subscription',
    kindUnsubscribeUrl: reader.unsubscribeUrl,
  });
}
