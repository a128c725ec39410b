import type { Locale } from '@lauda/domain/locale';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { MailLink } from './compose.ts';

export interface MailPage {
  locale: Locale;
  subject: string;
  greeting: string;
  lead: readonly string[];
  code: string | undefined;
  action: MailLink | undefined;
  notes: readonly string[];
  contact: { label: string; email: string };
  reason: string;
  sender: string;
  footer: readonly MailLink[];
}

const paragraph = (style: string) => (text: string) => `<p style="margin:${style}">${escapeHtml(text)}</p>\n`;
const bodyParagraph = paragraph('0 0 16px');
const noteParagraph = paragraph('0 0 12px;font-size:14px');

const codeHtml = (code: string): string =>
  `<p style="margin:0 0 24px;font-size:30px;font-weight:700;letter-spacing:6px">${escapeHtml(code)}</p>\n`;

const actionHtml = ({ label, url }: MailLink): string =>
  `<p style="margin:8px 0 16px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0e5c45;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 24px;font-size:12px;overflow-wrap:anywhere">${escapeHtml(url)}</p>\n`;

const footerHtml = ({ label, url }: MailLink): string =>
  `<p style="margin:8px 0 0"><a href="${escapeHtml(url)}" style="color:inherit">${escapeHtml(label)}</a></p>\n`;

const contactHtml = ({ label, email }: MailPage['contact']): string =>
  `<p style="margin:0 0 24px;font-size:14px">${escapeHtml(label)} <a href="mailto:${escapeHtml(email)}" style="color:inherit">${escapeHtml(email)}</a></p>\n`;

/** Mail clients drop style sheets, so styles are inline; the colors work on light and dark backgrounds. */
export const mailHtml = (page: MailPage): string => `<!doctype html>
<html lang="${page.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(page.subject)}</title>
</head>
<body style="margin:0;padding:24px;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:16px;line-height:1.5">
<main style="max-width:520px;margin:0 auto">
<p style="margin:0 0 24px;font-size:18px;font-weight:700">Lauda</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(page.subject)}</h1>
${bodyParagraph(page.greeting)}${page.lead.map(bodyParagraph).join('')}${page.code === undefined ? '' : codeHtml(page.code)}${page.action === undefined ? '' : actionHtml(page.action)}${page.notes.map(noteParagraph).join('')}${contactHtml(page.contact)}<div style="padding-top:16px;border-top:1px solid #8f96a3;font-size:13px">
${paragraph('0 0 8px')(page.reason)}${paragraph('0 0 8px')(page.sender)}${page.footer.map(footerHtml).join('')}</div>
</main>
</body>
</html>
`;
