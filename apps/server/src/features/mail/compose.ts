import type { Locale } from '@lauda/domain/locale';
import { MAIL_ORIGIN_BLANK, MAIL_UNSUBSCRIBE_BLANK } from '../../platform/mail.ts';
import { textsOf } from '../../platform/texts.ts';
import type { MailPayload } from './send-mail.job.ts';

export type MailContent = MailPayload & { html: string };

export const mailTexts = textsOf;

export interface MailParts {
  to: string;
  /** Whose mail it is: one click in it ends all that they can do without. */
  userId: string;
  locale: Locale;
  subject: string;
  lead: string;
  action?: MailLink;
  /** Stands by itself, to be read and typed. */
  code?: string;
  note: string;
  /** In a mail that one can do without: ends its kind, and no other. */
  kindUnsubscribeUrl?: string;
  /** The account is gone, and its settings with it. */
  isLast?: boolean;
}

interface MailLink {
  label: string;
  url: string;
}

const PREFERENCES_URL = `${MAIL_ORIGIN_BLANK}/account-settings#notifications`;

function footerLinks({ locale, kindUnsubscribeUrl, isLast = false }: MailParts): MailLink[] {
  const text = textsOf(locale);
  return [
    kindUnsubscribeUrl === undefined
      ? { label: text('privacy.mailUnsubscribeAll'), url: MAIL_UNSUBSCRIBE_BLANK }
      : { label: text('privacy.mailUnsubscribe'), url: kindUnsubscribeUrl },
    ...(isLast ? [] : [{ label: text('privacy.mailPreferences'), url: PREFERENCES_URL }]),
  ];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (value: string): string => value.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const actionHtml = ({ label, url }: MailLink): string =>
  `<p style="margin:0 0 24px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1f3fbf;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 24px;font-size:13px;overflow-wrap:anywhere">${escapeHtml(url)}</p>`;

const codeHtml = (code: string): string =>
  `<p style="margin:0 0 24px;font-size:30px;font-weight:700;letter-spacing:6px">${escapeHtml(code)}</p>`;

const footerHtml = ({ label, url }: MailLink): string =>
  `<p style="margin:12px 0 0;font-size:13px"><a href="${escapeHtml(url)}" style="color:inherit">${escapeHtml(label)}</a></p>
`;

/** Mail programs drop style sheets, so styles stand on the elements; colours work on light and dark. */
const html = (parts: MailParts): string => {
  const { locale, subject, lead, action, code, note } = parts;
  return `<!doctype html>
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
<p style="margin:0 0 24px;font-size:13px">${escapeHtml(note)}</p>
${footerLinks(parts).map(footerHtml).join('')}</main>
</body>
</html>
`;
};

/** One mail in plain text and HTML, from the same parts. */
export function composeMail(parts: MailParts): MailContent {
  const { to, userId, subject, lead, code, action, note, kindUnsubscribeUrl } = parts;
  const line = ({ label, url }: MailLink): string => `${label}: ${url}`;
  return {
    to,
    subject,
    text: [lead, code, action && line(action), note, ...footerLinks(parts).map(line)]
      .filter((part) => part !== undefined)
      .join('\n\n')
      .concat('\n'),
    html: html(parts),
    unsubscribe: kindUnsubscribeUrl === undefined ? { userId } : { url: kindUnsubscribeUrl },
  };
}
