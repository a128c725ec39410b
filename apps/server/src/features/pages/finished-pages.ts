import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LEGAL_PARTS, type LegalLines } from '@lauda/contract/site/legal';
import {
  legalBlank,
  PAGE_BLANKS,
  PAGE_VARIANTS,
  pageFile,
  type PageVariant,
} from '@lauda/contract/site/pages';
import type { Locale } from '@lauda/domain/locale';
import { applyPagePreferences, type Theme } from '@lauda/domain/page-preferences';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** A ready-to-send page: one text, compressed once per encoding. */
interface ReadyPage {
  readonly etag: string;
  readonly identity: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

interface PageRequest {
  readonly variant: PageVariant;
  readonly origin: string;
  readonly theme: Theme | null;
}

export interface FinishedPages {
  readonly get: (request: PageRequest) => Promise<ReadyPage>;
}

const escapeHtml = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Replaces the placeholder's paragraph with one paragraph per line; without lines it is removed. */
const fillParagraph = (html: string, blank: string, lines: readonly string[]): string =>
  html.replaceAll(
    new RegExp(`<p([^>]*)>${blank.replaceAll('.', '\\.')}</p>`, 'g'),
    (_found, attributes: string) => lines.map((line) => `<p${attributes}>${escapeHtml(line)}</p>`).join(''),
  );

/**
 * Prerendered pages from the build. Origin, support address and theme are filled in at the first request for each
 * combination. There are few combinations, so each is cached with maximum compression.
 */
export function createFinishedPages(
  folder: string,
  supportEmail: string,
  legalLines: (locale: Locale) => LegalLines,
): FinishedPages {
  const texts = new Map(
    PAGE_VARIANTS.map((variant) => [
      pageFile(variant),
      readFileSync(path.join(folder, pageFile(variant)), 'utf8'),
    ]),
  );
  const ready = new Map<string, Promise<ReadyPage>>();

  const prepare = async ({ variant, origin, theme }: PageRequest): Promise<ReadyPage> => {
    const lines = legalLines(variant.locale);
    const filled = LEGAL_PARTS.reduce(
      (page, part) => fillParagraph(page, legalBlank(part), lines[part]),
      texts.get(pageFile(variant)) ?? '',
    );
    const html = applyPagePreferences(filled, { locale: variant.locale, theme })
      .replaceAll(PAGE_BLANKS.origin, origin)
      .replaceAll(PAGE_BLANKS.supportEmail, supportEmail);
    const identity = Buffer.from(html);
    const [br, gzipped] = await Promise.all([
      packBrotli(identity, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        },
      }),
      packGzip(identity, { level: 9 }),
    ]);
    const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
    return { etag, identity, br, gzip: gzipped };
  };

  return {
    get: (request) => {
      const key = [pageFile(request.variant), request.origin, request.theme].join(' ');
      const page = ready.get(key) ?? prepare(request);
      ready.set(key, page);
      return page;
    },
  };
}
