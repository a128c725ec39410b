import { expect } from '@playwright/test';
import { MAIL_WEB_PORT } from '../addresses.ts';

interface CaughtMail {
  recipients: string[];
  mail: { subject?: string; text?: string };
}

async function mailsTo(address: string): Promise<CaughtMail[]> {
  const answer = await fetch(`http://127.0.0.1:${MAIL_WEB_PORT}/mails.json`);
  const mails = (await answer.json()) as CaughtMail[];
  return mails.filter(({ recipients }) => recipients.includes(address));
}

/** The code in the newest email to this address that has one, except `seen` ones. */
export async function waitForCode(address: string, seen: readonly string[] = []): Promise<string> {
  let code = '';
  await expect
    .poll(
      async () => {
        const codes = (await mailsTo(address)).map(
          ({ mail }) => /\b\d{6}\b/.exec(mail.text ?? '')?.[0] ?? '',
        );
        code = codes.find((found) => found !== '' && !seen.includes(found)) ?? '';
        return code;
      },
      { message: `a code to ${address}`, timeout: 15_000 },
    )
    .toBeTruthy();
  return code;
}

/** The match of the pattern in an email's subject or text; its first group if there is one. */
export async function waitForText(address: string, pattern: RegExp): Promise<string> {
  let found = '';
  await expect
    .poll(
      async () => {
        for (const { mail } of await mailsTo(address)) {
          const match = pattern.exec(`${mail.subject ?? ''}\n${mail.text ?? ''}`);
          if (match) found = match[1] ?? match[0];
        }
        return found;
      },
      { message: `a mail with ${pattern.source} to ${address}`, timeout: 20_000 },
    )
    .toBeTruthy();
  return found;
}

export interface MailWithLink {
  subject: string;
  link: string;
}

/** The newest email to this address with a link of the requested kind. */
export async function waitForLink(
  address: string,
  type: 'signup' | 'recovery' | 'email-change' | 'email-restore',
): Promise<MailWithLink> {
  let found: MailWithLink | undefined;
  await expect
    .poll(
      async () => {
        const candidates = (await mailsTo(address)).map(({ mail }) => ({
          subject: mail.subject ?? '',
          link: /https?:\/\/\S+\/auth\/callback\?\S+/.exec(mail.text ?? '')?.[0] ?? '',
        }));
        found = candidates.find(({ link }) => link.includes(`type=${type}`));
        return found?.link;
      },
      { message: `a ${type} mail to ${address}`, timeout: 15_000 },
    )
    .toBeTruthy();
  if (!found) throw new Error(`no ${type} mail to ${address}`);
  return found;
}
