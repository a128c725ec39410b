import { fieldText, plainText } from '../html/plain-text.ts';
import { type Element, elementsOf, hasClass, rawText } from '../html/tree.ts';
import type { FoundAd } from './found-ad.ts';
import { isRecord, type JsonRecord, listOf, objectAt, parseJson, recordOf, textOf } from './json.ts';

/** A page or response of a job board, with its URL. */
export interface BoardPage {
  readonly url: URL;
  readonly page: Element;
}

const find = (root: Element, accepts: (element: Element) => boolean): Element | undefined =>
  elementsOf(root).find(accepts);

const lineOf = (element: Element | undefined): string | null =>
  element ? textOf(plainText(element).replace(/\s+/g, ' ')) : null;

export const pageTitle = (page: Element): string | null => {
  const title = find(page, ({ tag }) => tag === 'title');
  return title ? textOf(rawText(title).replace(/\s+/g, ' ')) : null;
};

const joined = (...parts: readonly unknown[]): string =>
  [...new Set(parts.map(textOf).filter((part) => part !== null))].join(', ');

/** Joins fields of a record as text, each under its heading if it has one. */
function sections(record: JsonRecord, fields: readonly (readonly [name: string, heading: string])[]): string {
  return fields
    .flatMap(([name, heading]) => {
      const text = fieldText(textOf(record[name]) ?? '');
      return text === '' ? [] : [heading === '' ? text : `${heading}\n${text}`];
    })
    .join('\n\n');
}

const slugAt = ({ pathname }: URL, index: number): string | null =>
  textOf(decodeURIComponentSafely(pathname.split('/').filter(Boolean)[index] ?? ''));

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const GREENHOUSE_TITLE = /^Job Application for (.{1,300}) at (.{1,200})$/;

/** job-boards.greenhouse.io, formerly boards.greenhouse.io. */
function readGreenhouse({ page }: BoardPage): FoundAd | null {
  const text = find(
    page,
    (element) =>
      hasClass(element, 'job__description') ||
      (element.attributes.get('id') === 'content' && find(page, isAppTitle) !== undefined),
  );
  if (!text) return null;
  const [, title, company] = GREENHOUSE_TITLE.exec(pageTitle(page) ?? '') ?? [];
  const heading = find(page, (element) => hasClass(element, 'job__title') || isAppTitle(element));
  const place = find(page, (element) => hasClass(element, 'job__location') || hasClass(element, 'location'));
  const named = find(page, (element) => hasClass(element, 'company-name'));
  const isTitleWithPlace = heading !== undefined && place !== undefined && heading !== place;
  const ownHeading = isTitleWithPlace
    ? (find(heading, ({ tag }) => tag === 'h1' || tag === 'h2') ?? heading)
    : heading;
  return {
    title: lineOf(ownHeading) ?? title,
    company: company ?? lineOf(named)?.replace(/^at\s+/i, ''),
    place: lineOf(place),
    text: plainText(text),
    source: 'greenhouse',
  };
}
const isAppTitle = (element: Element): boolean => hasClass(element, 'app-title');

/** jobs.lever.co: a headline, then sections; the last one is the apply button. */
function readLever({ url, page }: BoardPage): FoundAd | null {
  const headline = find(page, (element) => hasClass(element, 'posting-headline'));
  if (!headline) return null;
  const parts = [...elementsOf(page)].filter(
    (element) =>
      hasClass(element, 'section') &&
      hasClass(element, 'page-centered') &&
      !hasClass(element, 'posting-header') &&
      !hasClass(element, 'last-section-apply'),
  );
  const title = lineOf(find(headline, ({ tag }) => tag === 'h2'));
  const said = pageTitle(page);
  const company = said !== null && title !== null && said.endsWith(` - ${title}`);
  return {
    title,
    company: company ? said.slice(0, -title.length - 3) : slugAt(url, 0),
    place: lineOf(find(headline, (element) => hasClass(element, 'location')))?.replace(/\s*\/\s*$/, ''),
    text: plainText(...parts),
    source: 'lever',
  };
}

const APP_DATA = 'window.__appData';

/** jobs.ashbyhq.com: a page without text; the ad is in its script's initial data. */
function readAshby({ page }: BoardPage): FoundAd | null {
  for (const element of elementsOf(page)) {
    if (element.tag !== 'script') continue;
    const script = rawText(element);
    const at = script.indexOf(APP_DATA);
    const start = at < 0 ? -1 : script.indexOf('{', at);
    if (start < 0) continue;
    const { posting, jobPosting, organization } = recordOf(objectAt(script, start));
    const ad = recordOf(posting ?? jobPosting);
    const text = fieldText(textOf(ad['descriptionHtml']) ?? textOf(ad['descriptionPlainText']) ?? '');
    if (text !== '')
      return {
        title: textOf(ad['title']),
        company: textOf(recordOf(organization)['name']),
        place: joined(ad['locationName'], ...listOf(ad['secondaryLocationNames']).slice(0, 2)),
        text,
        source: 'ashby',
      };
  }
  return null;
}

/** {company}.gupy.io: the ad is in separate sections of the page's data. */
function readGupy({ url, page }: BoardPage): FoundAd | null {
  const script = find(page, ({ attributes }) => attributes.get('id') === '__NEXT_DATA__');
  if (!script) return null;
  const { pageProps } = recordOf(recordOf(parseJson(rawText(script)))['props']);
  const { job } = recordOf(pageProps);
  if (!isRecord(job)) return null;
  const text = sections(job, [
    ['description', ''],
    ['responsibilities', 'Responsabilidades e atribuições'],
    ['prerequisites', 'Requisitos e qualificações'],
    ['relevantExperiences', 'Informações adicionais'],
    ['additionalInformation', 'Informações adicionais'],
  ]);
  const { workplace, careerPage } = job;
  const address = recordOf(recordOf(workplace)['address']);
  return {
    title: textOf(job['name']) ?? textOf(job['title']),
    company:
      textOf(recordOf(careerPage)['name']) ??
      textOf(job['careerPageName']) ??
      textOf(job['companyName']) ??
      url.hostname.split('.', 1)[0],
    place:
      joined(address['city'], address['stateShortName'] ?? address['state']) ||
      joined(job['addressCity'], job['addressStateShortName']),
    text,
    source: 'gupy',
  };
}

const BOARD_HOSTS: readonly (readonly [RegExp, (board: BoardPage) => FoundAd | null])[] = [
  [/(?:^|\.)greenhouse\.io$/, readGreenhouse],
  [/(?:^|\.)lever\.co$/, readLever],
  [/(?:^|\.)ashbyhq\.com$/, readAshby],
  [/(?:^|\.)gupy\.io$/, readGupy],
];

/** Reads an ad from the markup of the URL's job board. */
export function readBoard(board: BoardPage): FoundAd | null {
  const [, read] = BOARD_HOSTS.find(([host]) => host.test(board.url.hostname)) ?? [];
  return read?.(board) ?? null;
}

const WORKABLE_SECTIONS = [
  ['description', ''],
  ['requirements', 'Requirements'],
  ['benefits', 'Benefits'],
] as const;

function workableAd(json: JsonRecord, url: URL): FoundAd {
  const { city, region, country } = recordOf(json['location']);
  return {
    title: textOf(json['title']),
    company: textOf(recordOf(json['company'])['name']) ?? slugAt(url, 0),
    place: joined(city, region, country),
    text: sections(json, WORKABLE_SECTIONS),
    source: 'workable',
  };
}

function leverAd(json: JsonRecord, url: URL): FoundAd {
  const lists = listOf(json['lists']).map((entry) => {
    const { text, content } = recordOf(entry);
    return [textOf(text), fieldText(`<ul>${textOf(content) ?? ''}</ul>`)].filter(Boolean).join('\n');
  });
  const description = fieldText(textOf(json['description']) ?? textOf(json['descriptionPlain']) ?? '');
  const additional = fieldText(textOf(json['additional']) ?? textOf(json['additionalPlain']) ?? '');
  return {
    title: textOf(json['text']),
    company: slugAt(url, 2),
    place: textOf(recordOf(json['categories'])['location']),
    text: [description, ...lists, additional].filter((part) => part !== '').join('\n\n'),
    source: 'lever',
  };
}

const greenhouseAd = (json: JsonRecord, url: URL): FoundAd => ({
  title: textOf(json['title']),
  company: textOf(json['company_name']) ?? slugAt(url, 2),
  place: textOf(recordOf(json['location'])['name']),
  text: fieldText(textOf(json['content']) ?? ''),
  source: 'greenhouse',
});

const JSON_HOSTS: readonly (readonly [RegExp, (json: JsonRecord, url: URL) => FoundAd])[] = [
  [/(?:^|\.)workable\.com$/, workableAd],
  [/(?:^|\.)lever\.co$/, leverAd],
  [/(?:^|\.)greenhouse\.io$/, greenhouseAd],
];

/** Reads an ad from a response of a board's public API. */
export function readBoardJson(json: unknown, url: URL): FoundAd | null {
  const [, read] = JSON_HOSTS.find(([host]) => host.test(url.hostname)) ?? [];
  return read && isRecord(json) ? read(json, url) : null;
}
