import type { Locale } from '@lauda/domain/locale';
import { MAIL_ORIGIN_BLANK } from '../../platform/mail.ts';
import { textsOf } from '../../platform/texts.ts';
import type { MailPayload } from './send-mail.job.ts';

export type MailContent = MailPayload & { html: string };

export const mailTexts = textsOf;

export interface MailParts {
  to: string;
  locale: Locale;
  subject: string;
  lead: string;
  action?: { label: string; url: string };
  /** Stands by itself, to be read and typed. */
  code?: string;
  note: string;
  /**
   * The last line. Usually it leads to the settings for mails; a mail that one can do without says how to end
   * its kind, and one to somebody without an account has none.
   */
  footer?: { unsubscribeUrl: string } | 'none';
}

const PREFERENCES_URL = `${MAIL_ORIGIN_BLANK}/account-settings#notifications`;

function footerLink({ locale, footer }: Pick<MailParts, 'locale' | 'footer'>) {
  if (footer === 'none') return null;
  const text = textsOf(locale);
  return footer === undefined
    ? { label: text('privacy.mailPreferences'), url: PREFERENCES_URL }
    : { label: text('privacy.mailUnsubscribe'), url: footer.unsubscribeUrl };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (value: string): string => value.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const actionHtml = ({ label, url }: NonNullable<MailParts['action']>): string =>
  `<p style="margin:0 0 24px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1f3fbf;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 24px;font-size:13px;overflow-wrap:anywhere">${escapeHtml(url)}</p>`;

const codeHtml = (code: string): string =>
  `<p style="margin:0 0 24px;font-size:30px;font-weight:700;letter-spacing:6px">${escapeHtml(code)}</p>`;

const footerHtml = (link: ReturnType<typeof footerLink>): string =>
  link === null
    ? ''
    : `<p style="margin:24px 0 0;font-size:13px"><a href="${escapeHtml(link.url)}" style="color:inherit">${escapeHtml(link.label)}</a></p>
`;

/** Mail programs drop style sheets, so styles stand on the elements; colours work on light and dark. */
const html = ({ locale, subject, lead, action, code, note, footer }: MailParts): string => `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px;font-family:system-ui,sans-serif;font-size:16px;line-height:1.5">
<main style="max-width:480px;margin:0 auto">
<p style="margin:0 0 24px;font-size:20px;font-weight:700">Lauda</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1>
<p style="margin:0 0 24px">${escapeHtml(lead)}</p>
${code === undefined ? '' : codeHtml(code)}${action === undefined ? '' : actionHtml(action)}
<p style="margin:0;font-size:13px">${escapeHtml(note)}</p>
${footerHtml(footerLink({ locale, footer }))}</main>
</body>
</html>
`;

/** One mail in plain text and HTML, from the same parts. */
export function composeMail(parts: MailParts): MailContent {
  const { to, subject, lead, code, action, note, footer } = parts;
  const lines = [action, footerLink(parts)].map((link) => link && `${link.label}: ${link.url}`);
  return {
    to,
    subject,
    text: [lead, code, lines[0], note, lines[1]]
      .filter((part) => part !== undefined && part !== null)
      .join('\n\n')
      .concat('\n'),
    html: html(parts),
    ...(typeof footer === 'object' ? { unsubscribeUrl: footer.unsubscribeUrl } : {}),
  };
}
