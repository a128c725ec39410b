// Every mail in both languages, as HTML and text, for `npm run dev`. Not part of the product, so it is outside
// `src`.
import { createServer } from 'node:http';
import { LOCALES } from '@lauda/domain/locale';
import {
  MAIL_ORIGIN_BLANK,
  MAIL_SENDER_BLANK,
  MAIL_SUPPORT_BLANK,
  MAIL_UNSUBSCRIBE_BLANK,
} from '../src/platform/delivery/mail.ts';
import { mailSamples } from './mail-samples.ts';

const port = Number(process.argv[2] ?? 1082);

const fill = (text: string): string =>
  text
    .replaceAll(MAIL_ORIGIN_BLANK, 'https://lauda.example')
    .replaceAll(MAIL_SENDER_BLANK, 'Lauda Example · 1 Sample Street, Springfield')
    .replaceAll(MAIL_SUPPORT_BLANK, 'support@lauda.example')
    .replaceAll(MAIL_UNSUBSCRIBE_BLANK, 'https://lauda.example/api/unsubscribe?token=sample');

function indexPage(): string {
  const rows = Object.keys(mailSamples('en-US')).map((name) => {
    const links = LOCALES.flatMap((locale) =>
      ['html', 'txt'].map((form) => `<a href="/${locale}/${name}.${form}">${locale} ${form}</a>`),
    );
    return `<li><b>${name}</b> ${links.join(' · ')}</li>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Mails</title><h1>Mails</h1><ul>${rows.join('')}</ul>`;
}

function pageOf(path: string): { type: string; body: string } | null {
  if (path === '/') return { type: 'text/html', body: indexPage() };
  const [, given, name = '', form] = /^\/([\w-]+)\/([\w-]+)\.(html|txt)$/.exec(path) ?? [];
  const locale = LOCALES.find((known) => known === given);
  const mail = locale && mailSamples(locale)[name];
  if (!mail) return null;
  return form === 'html'
    ? { type: 'text/html', body: fill(mail.html) }
    : { type: 'text/plain', body: fill(`${mail.subject}\n\n${mail.text}`) };
}

const server = createServer((request, response) => {
  const page = pageOf(new URL(request.url ?? '/', 'http://localhost').pathname);
  response.writeHead(page === null ? 404 : 200, {
    'content-type': `${page?.type ?? 'text/plain'}; charset=utf-8`,
  });
  response.end(page?.body ?? 'There is no such mail.');
});
server.listen(port, '127.0.0.1');
