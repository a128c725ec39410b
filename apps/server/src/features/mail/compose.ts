import type { Locale } from '@lauda/domain/locale';
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

/** Mail programs drop style sheets, so styles stand on the elements; colours work on light and dark. */
const html = ({ locale, subject, lead, action, code, note }: MailParts): string => `<!doctype html>
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
</main>
</body>
</html>
`;

/** One mail in plain text and HTML, from the same parts. */
export const composeMail = (parts: MailParts): MailContent => ({
  to: parts.to,
  subject: parts.subject,
  text: [parts.lead, parts.code, parts.action && `${parts.action.label}: ${parts.action.url}`, parts.note]
    .filter((part) => part !== undefined)
    .join('\n\n')
    .concat('\n'),
  html: html(parts),
});
