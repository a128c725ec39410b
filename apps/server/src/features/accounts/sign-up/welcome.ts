import { toLocale } from '@lauda/domain/locale';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/tables.ts';
import { MAIL_ORIGIN_BLANK } from '../../../platform/delivery/mail.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { composeMail, enqueueMail, type MailContent, mailTexts } from '../../mail/service.ts';
import { type AccountRow, findAccount, markConfirmed } from '../queries.ts';

interface Owner {
  /** False where a stranger may have signed up with the address and chosen the name. */
  isNameOwn: boolean;
}

/** Whether the installation sells plans: without sales there is no free plan to mention. */
interface Offer {
  isSelling: boolean;
}

export function welcomeMail(
  account: Pick<AccountRow, 'id' | 'email' | 'locale' | 'first_name'>,
  { isNameOwn }: Owner,
  { isSelling }: Offer,
): MailContent {
  const locale = toLocale(account.locale);
  const text = mailTexts(locale);
  const lead = text('mail.welcomeLead');
  return composeMail({
    to: account.email,
    userId: account.id,
    name: isNameOwn ? account.first_name : null,
    locale,
    subject: text('mail.welcomeSubject'),
    lead: isSelling ? `${lead}\n${text('promises.free')}` : lead,
    action: { label: text('mail.welcomeAction'), url: `${MAIL_ORIGIN_BLANK}/new-resume` },
    note: text('mail.welcomeNote'),
    notYou: text('mail.notYouWelcome'),
    reason: 'account',
  });
}

export type Welcome = ReturnType<typeof createWelcome>;

export function createWelcome(queue: Queue, offer: Offer) {
  /** Call when an account's address has just been confirmed. */
  const enqueueWelcome = async (trx: Transaction<DB>, userId: string, owner: Owner): Promise<void> => {
    const account = await findAccount(trx, userId);
    if (!account) return;
    await enqueueMail(trx, queue, welcomeMail(account, owner, offer), `welcome:${userId}`);
  };

  return {
    enqueueWelcome,
    /** Marks the address as confirmed; sends the welcome mail the first time. */
    confirmOwner: async (trx: Transaction<DB>, userId: string, owner: Owner): Promise<void> => {
      if (await markConfirmed(trx, userId)) await enqueueWelcome(trx, userId, owner);
    },
  };
}
