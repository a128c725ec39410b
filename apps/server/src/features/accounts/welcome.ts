import { toLocale } from '@lauda/domain/locale';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/tables.ts';
import { MAIL_ORIGIN_BLANK } from '../../platform/mail.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { composeMail, enqueueMail, type MailContent, mailTexts } from '../mail/service.ts';
import { type AccountRow, findAccount, markConfirmed } from './queries.ts';

interface Owner {
  /** False where a stranger may have signed up with the address before, under a name of their choice. */
  isNameOwn: boolean;
}

export function welcomeMail(
  account: Pick<AccountRow, 'id' | 'email' | 'locale' | 'first_name'>,
  { isNameOwn }: Owner,
): MailContent {
  const locale = toLocale(account.locale);
  const text = mailTexts(locale);
  return composeMail({
    to: account.email,
    userId: account.id,
    name: isNameOwn ? account.first_name : null,
    locale,
    subject: text('mail.welcomeSubject'),
    lead: text('mail.welcomeLead'),
    action: { label: text('mail.welcomeAction'), url: `${MAIL_ORIGIN_BLANK}/new-resume` },
    note: text('mail.welcomeNote'),
    notYou: text('mail.notYouWelcome'),
    reason: 'account',
  });
}

/** For an account whose address is confirmed from now on. */
export async function enqueueWelcome(
  trx: Transaction<DB>,
  queue: Queue,
  userId: string,
  owner: Owner,
): Promise<void> {
  const account = await findAccount(trx, userId);
  if (!account) return;
  await enqueueMail(trx, queue, welcomeMail(account, owner), `welcome:${userId}`);
}

/** The person is known to own the address; the first time they are welcomed. */
export async function confirmOwner(
  trx: Transaction<DB>,
  queue: Queue,
  userId: string,
  owner: Owner,
): Promise<void> {
  if (await markConfirmed(trx, userId)) await enqueueWelcome(trx, queue, userId, owner);
}
