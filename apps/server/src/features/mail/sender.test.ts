import { type MailCatcher, startMailCatcher } from '@lauda/stand-ins/mail-catcher';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { composeMail } from './compose.ts';
import { senderOf } from '../../legal-settings.ts';
import { createMailer } from '../../platform/delivery/mail.ts';

let server: MailCatcher;
beforeAll(async () => {
  server = await startMailCatcher();
});
afterAll(() => server.close());

async function arrived(sender: string | null) {
  const mailer = createMailer({
    smtpUrl: server.url,
    from: 'Lauda <no-reply@lauda.example>',
    origin: 'https://lauda.example',
    supportEmail: 'support@lauda.example',
    sender,
    unsubscribeUrlOf: (userId) => `https://lauda.example/unsubscribe/${userId}`,
  });
  const content = composeMail({
    to: 'ana@lauda.example',
    userId: 'ana',
    name: 'Ana',
    locale: 'en-US',
    subject: 'News',
    lead: 'Something happened.',
    reason: 'account',
  });
  await mailer.send({ ...content, messageId: `${String(sender)}@lauda` });
  mailer.close();
  const { text = '', html = '' } = server.mails.at(-1)?.mail ?? {};
  return { text, html };
}

it('names who sends it and where they are, as far as that is set', async () => {
  const full = await arrived(senderOf({ LEGAL_OPERATOR: 'Ana & Co. $&', LEGAL_ADDRESS: 'Rua Um, 1' }));
  expect(full.text).toContain('\nAna & Co. $& · Rua Um, 1\n');
  expect(full.html).toContain('>Ana &amp; Co. $&amp; · Rua Um, 1</p>');
  expect((await arrived(senderOf({ LEGAL_ADDRESS: 'Rua Um, 1' }))).text).toContain('\nRua Um, 1\n');
  const none = await arrived(senderOf({}));
  expect(`${none.text}${none.html}`).not.toMatch(/invalid|\n{3}|<p[^>]*><\/p>/);
});
