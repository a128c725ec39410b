import type { TextLine } from '@lauda/documents/server';
import type { Locale } from '@lauda/domain/locale';
import type { PageSize } from '@lauda/domain/resume/theme';
import { textsOf } from '../../../platform/texts.ts';
import { type Html, markup, trusted } from './html.ts';
import type { ShareText } from './share-text.ts';

/** Not base64, which would hide repetitions from compression. */
const dataUrl = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll(/[%#<>"'&\n]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)}`;

export interface SharedResume {
  locale: Locale;
  text: ShareText;
  pageSize: PageSize;
  /** The pages as images, with their text. */
  sheets: readonly Html[];
}

interface Sheet {
  readonly svg: string;
  readonly lines: readonly TextLine[];
  readonly width: number;
  readonly height: number;
}

interface Drawn extends Pick<SharedResume, 'locale' | 'pageSize'> {
  readonly sheets: readonly Sheet[];
}

const round = (points: number): number => Math.round(points * 100) / 100;

/**
 * The page's text, placed over its image: selectable, and printed under the image, so that a PDF printed from the
 * browser contains it. Screen readers use the text version instead, which has headings and lists.
 */
const textLayer = ({ lines, width, height }: Sheet): Html =>
  markup`<svg viewBox="0 0 ${width} ${height}" aria-hidden="true">${lines.map(
    (line) =>
      markup`<text x="${round(line.x)}" y="${round(line.y)}" font-size="${round(line.size)}" textLength="${round(line.width)}" lengthAdjust="spacingAndGlyphs">${line.text}</text>`,
  )}</svg>`;

/** Built once per version: the images make up nearly all of the page. */
export function sharedResume({ locale, pageSize, sheets }: Drawn, words: ShareText): SharedResume {
  const text = textsOf(locale);
  const drawn = sheets.map((sheet, index) => {
    const alt = text('sharing.pageOf', { page: index + 1, pages: sheets.length });
    return markup`<div class="sheet">${textLayer(sheet)}<img src="${dataUrl(sheet.svg)}" alt="${alt}"></div>`;
  });
  return { locale, pageSize, text: words, sheets: drawn };
}

export type PasswordFault = 'wrong' | 'tooOften';

/** Every page that the reader of a share link can see. */
export function createSharePages(style: string) {
  const head = trusted(
    `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow"><link rel="icon" href="/favicon.svg"><style>${style}</style>`,
  );
  const page = (locale: Locale, title: string, body: Html): string =>
    markup`<!doctype html>
<html lang="${locale}">
<head>${head}<title>${title}</title></head>
<body>
${body}
</body>
</html>
`.source;
  const card = (locale: Locale, title: string, inner: Html): string =>
    page(locale, title, markup`<main class="card"><div><h1>${title}</h1>${inner}</div></main>`);

  return {
    /** The pages as printed, and below them the same text for reading, searching and screen readers. */
    resume: (
      { locale, pageSize, text: words, sheets }: SharedResume,
      downloadPath: string | null,
    ): string => {
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
<div class="sheets ${pageSize}">${sheets}</div>
<div class="words" id="text"><div><p class="eyebrow">${text('sharing.textVersion')}</p>${words.body}</div></div>
</main>
<footer>${text('sharing.madeWith')} <a href="/">Lauda</a></footer>`,
      );
    },

    /** Reveals neither the owner nor whether the link ever existed. */
    gone: (locale: Locale): string => {
      const text = textsOf(locale);
      return card(
        locale,
        text('sharing.goneTitle'),
        markup`<p>${text('sharing.goneDescription')}</p><a class="button" href="/">${text('sharing.toLauda')}</a>`,
      );
    },

    busy: (locale: Locale): string => {
      const text = textsOf(locale);
      return card(locale, text('sharing.busyTitle'), markup`<p>${text('sharing.busyDescription')}</p>`);
    },

    password: (locale: Locale, fault: PasswordFault | null): string => {
      const text = textsOf(locale);
      const said = { wrong: text('sharing.passwordWrong'), tooOften: text('sharing.passwordTooOften') };
      const described = fault === null ? null : trusted(' aria-invalid="true" aria-describedby="fault"');
      const alert =
        fault === null ? null : markup`<p class="fault" id="fault" role="alert">${said[fault]}</p>`;
      return card(
        locale,
        text('sharing.passwordTitle'),
        markup`<p>${text('sharing.passwordDescription')}</p><form method="post"><label for="password">${text('sharing.password')}</label><input id="password" name="password" type="password" autocomplete="off" required autofocus${described}>${alert}<button class="primary">${text('sharing.openResume')}</button></form>`,
      );
    },
  };
}
