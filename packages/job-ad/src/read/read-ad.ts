import { type JobAd, MAX_AD_LABEL_CHARACTERS } from '@lauda/domain/job-ads/job-ad';
import { MAX_AD_CHARACTERS, MIN_AD_CHARACTERS } from '@lauda/domain/tailoring/limits';
import { decodePage } from '../html/decode.ts';
import { type Element, elementsOf, parseHtml } from '../html/tree.ts';
import { pageTitle, readBoard, readBoardJson } from './boards.ts';
import type { FoundAd } from './found-ad.ts';
import { parseJson } from './json.ts';
import { metaOf, readMainText } from './main-text.ts';
import { readSchemaOrg, readSchemaOrgJson } from './schema-org.ts';

/** Parameters that identify where a visitor came from, not the content. */
const TRACKING =
  /^(?:utm_\w+|gh_src|lever-(?:source|origin)(?:\[\])?|jobboardsource|src|source|ref|fbclid|gclid|trk)$/i;

/** Control, zero-width and direction characters could disguise text; joiners are kept because words use them. */
const UNSEEN = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/gu;

const clean = (text: string): string => text.toWellFormed().normalize('NFC').replace(UNSEEN, '');

const label = (text: string | null | undefined): string =>
  cutAt(
    clean(text ?? '')
      .replace(/\s+/g, ' ')
      .trim(),
    MAX_AD_LABEL_CHARACTERS,
  ).trim();

/** Cuts at the end of a line if one is near, and never inside a surrogate pair. */
function cutAt(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const lineEnd = cut.lastIndexOf('\n');
  return (lineEnd > most * 0.8 ? cut.slice(0, lineEnd) : cut).replace(/[\ud800-\udbff]$/, '');
}

/** The page's canonical URL, if it is on the same origin. */
function canonicalAddress(page: Element | null, url: URL): string {
  const link = page
    ? elementsOf(page).find(({ tag, attributes }) => tag === 'link' && attributes.get('rel') === 'canonical')
    : undefined;
  const href = link?.attributes.get('href') ?? '';
  const canonical = href !== '' && URL.canParse(href, url.href) ? new URL(href, url) : url;
  const isSamePlace = canonical.origin === url.origin && canonical.pathname !== '/';
  const kept = new URL(isSamePlace && canonical.username === '' ? canonical : url);
  kept.hash = '';
  const names = Array.from(kept.searchParams.keys());
  for (const name of names) if (TRACKING.test(name)) kept.searchParams.delete(name);
  return kept.href;
}

const isEnough = (ad: FoundAd | null): ad is FoundAd =>
  ad !== null && ad.text.trim().length >= MIN_AD_CHARACTERS;

function finished(found: FoundAd, page: Element | null, url: URL): JobAd {
  const text = clean(found.text).trim();
  const cut = cutAt(text, MAX_AD_CHARACTERS);
  const metaTitle = page ? (metaOf(page, 'og:title') ?? pageTitle(page)) : null;
  return {
    title: label(found.title) || label(metaTitle),
    company: label(found.company) || label(page ? metaOf(page, 'og:site_name') : null),
    place: label(found.place),
    text: cut.trim(),
    isCut: cut.length < text.length,
    address: canonicalAddress(page, url),
    source: found.source,
  };
}

/** Reads the ad by schema.org, the board's own format, or main text; null if there is too little text. */
export function readAd(body: Uint8Array, contentType: string, address: string): JobAd | null {
  const url = new URL(address);
  const isJson = /^application\/(?:ld\+)?json\b/i.test(contentType.trim());
  if (isJson) {
    const json = parseJson(new TextDecoder().decode(body));
    const found = [readSchemaOrgJson(json), readBoardJson(json, url)].find(isEnough);
    return found ? finished(found, null, url) : null;
  }
  const page = parseHtml(decodePage(body, contentType));
  for (const read of [readSchemaOrg, (own: Element) => readBoard({ url, page: own }), readMainText]) {
    const found = read(page);
    if (isEnough(found)) return finished(found, page, url);
  }
  return null;
}
