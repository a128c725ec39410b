import { LATE_STYLES_TAG } from '@lauda/contract/site/late-styles';
import type { Plugin } from 'vite';
import { namesOfBrowsers } from './supported-browsers.ts';

const NOTICE = {
  'en-US': {
    title: 'Lauda hasn’t started yet',
    text: 'What you’ve written is still kept. Check your connection, then load the page again.',
    needs: `Lauda needs JavaScript and one of these browsers, or a newer one: ${namesOfBrowsers('or')}.`,
    again: 'Load the page again',
  },
  'pt-BR': {
    title: 'A Lauda ainda não abriu',
    text: 'O que você já escreveu continua guardado. Confira a conexão e carregue a página de novo.',
    needs: `A Lauda precisa de JavaScript e de um destes navegadores, ou de um mais novo: ${namesOfBrowsers('ou')}.`,
    again: 'Carregar de novo',
  },
};

/**
 * The content of the page until the program renders, of which the page keeps its own language. It becomes visible after
 * some seconds without a script, so it also reaches users whose browser is too old, has no JavaScript, or requests
 * files that a deploy has removed.
 */
export const startNotice = (): string =>
  Object.entries(NOTICE)
    .map(
      ([lang, { title, text, needs, again }]) =>
        `<div class="start-notice" lang="${lang}"><p><strong>${title}</strong></p><p>${text}</p><p>${needs}</p><p><a href="">${again}</a></p></div>`,
    )
    .join('');

export function startNoticePlugin(): Plugin {
  return {
    name: 'lauda-start-notice',
    transformIndexHtml: {
      // Before the language is chosen in development, and before the stylesheet is linked in a build.
      order: 'pre',
      handler: (html) =>
        html
          .replace('<div id="root"></div>', `<div id="root">${startNotice()}</div>`)
          .replace('<title>', `${LATE_STYLES_TAG}\n    <title>`),
    },
  };
}
