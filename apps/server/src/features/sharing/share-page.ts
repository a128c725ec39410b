import type { Locale } from '@lauda/domain/locale';
import { textsOf } from '../../platform/texts.ts';
import { type Html, markup, trusted } from './html.ts';
import { STYLE } from './share-page-style.ts';
import type { ShareText } from './share-text.ts';

const HEAD = trusted(
  `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow"><style>${STYLE}</style>`,
);

const page = (locale: Locale, title: string, body: Html): string =>
  markup`<!doctype html>
<html lang="${locale}">
<head>${HEAD}<title>${title}</title></head>
<body>
${body}
</body>
</html>
`.source;

/** Not in base64, which would hide from compression that letters repeat. */
const dataUrl = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll(/[%#<>"'&\n]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)}`;

export interface SharedResume {
  locale: Locale;
  text: ShareText;
  /** The pages as pictures. */
  sheets: readonly Html[];
}

/** Made once for each version: the pictures are nearly all of the page. */
export function sharedResume(locale: Locale, words: ShareText, svgs: readonly string[]): SharedResume {
  const text = textsOf(locale);
  const sheets = svgs.map((svg, index) => {
    const alt = text('sharing.pageOf', { page: index + 1, pages: svgs.length });
    return markup`<img src="${dataUrl(svg)}" alt="${alt}">`;
  });
  return { locale, text: words, sheets };
}

/** The pages as they are printed, and under them the same words to read, to search and to listen to. */
export function resumePage(
  { locale, text: words, sheets }: SharedResume,
  downloadPath: string | null,
): string {
  const text = textsOf(locale);
  const download =
    downloadPath === null
      ? null
      : markup`<a class="button primary" href="${downloadPath}">${text('sharing.downloadPdf')}</a>`;
  return page(
    locale,
    words.title,
    markup`<header class="bar"><p>${words.title}</p><nav aria-label="${text('sharing.pageActions')}"><a class="button" href="#text">${text('sharing.readAsText')}</a>${download}</nav></header>
<main>
<div class="sheets">${sheets}</div>
<div class="words" id="text"><div><p class="eyebrow">${text('sharing.textVersion')}</p>${words.body}</div></div>
</main>
<footer>${text('sharing.madeWith')} <a href="/">Lauda</a></footer>`,
  );
}

const card = (locale: Locale, title: string, inner: Html): string =>
  page(locale, title, markup`<main class="card"><div><h1>${title}</h1>${inner}</div></main>`);

/** Says nothing of whose it is, or whether it ever was. */
export function gonePage(locale: Locale): string {
  const text = textsOf(locale);
  return card(
    locale,
    text('sharing.goneTitle'),
    markup`<p>${text('sharing.goneDescription')}</p><a class="button" href="/">${text('sharing.toLauda')}</a>`,
  );
}

export function busyPage(locale: Locale): string {
  const text = textsOf(locale);
  return card(locale, text('sharing.busyTitle'), markup`<p>${text('sharing.busyDescription')}</p>`);
}

export type PasswordFault = 'wrong' | 'tooOften';

export function passwordPage(locale: Locale, fault: PasswordFault | null): string {
  const text = textsOf(locale);
  const said = { wrong: text('sharing.passwordWrong'), tooOften: text('sharing.passwordTooOften') };
  const described = fault === null ? null : trusted(' aria-invalid="true" aria-describedby="fault"');
  const alert = fault === null ? null : markup`<p class="fault" id="fault" role="alert">${said[fault]}</p>`;
  return card(
    locale,
    text('sharing.passwordTitle'),
    markup`<p>${text('sharing.passwordDescription')}</p><form method="post"><label for="password">${text('sharing.password')}</label><input id="password" name="password" type="password" autocomplete="off" required autofocus${described}>${alert}<button class="primary">${text('sharing.openResume')}</button></form>`,
  );
}
