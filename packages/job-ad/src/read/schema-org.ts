import { fieldText, plainText } from '../html/plain-text.ts';
import { type Element, elementsOf, parseHtml, rawText } from '../html/tree.ts';
import type { FoundAd } from './found-ad.ts';
import { isRecord, type JsonRecord, listOf, parseJson, recordOf, textOf } from './json.ts';

const MAX_NODES = 5_000;
const MAX_PLACES = 3;

const isJobPosting = (type: unknown): boolean =>
  listOf(type).some((name) => typeof name === 'string' && /(?:^|[/:#])JobPosting$/.test(name));

/** Finds the posting in any container: a list, @graph, mainEntity. Breadth-first and bounded. */
function findPosting(root: unknown): JsonRecord | null {
  const queue: unknown[] = [root];
  for (let index = 0; index < queue.length && index < MAX_NODES; index += 1) {
    const node = queue[index];
    if (Array.isArray(node)) for (const child of node) queue.push(child);
    else if (isRecord(node)) {
      if (isJobPosting(node['@type'])) return node;
      for (const child of Object.values(node)) if (typeof child === 'object') queue.push(child);
    }
  }
  return null;
}

const line = (value: unknown): string | null => {
  const text = textOf(value);
  return text === null ? null : textOf(plainText(parseHtml(text)).replace(/\s+/g, ' '));
};

function placeOf(location: unknown): string | null {
  if (typeof location === 'string') return line(location);
  const { address, name } = recordOf(location);
  if (typeof address === 'string') return line(address);
  const parts = ['addressLocality', 'addressRegion', 'addressCountry'].map((key) => {
    const value = recordOf(address)[key];
    return line(isRecord(value) ? value['name'] : value);
  });
  const said = parts.filter((part) => part !== null);
  return said.length > 0 ? [...new Set(said)].join(', ') : line(name);
}

function adOf(posting: JsonRecord): FoundAd | null {
  const sections = ['description', 'responsibilities', 'qualifications', 'skills', 'experienceRequirements'];
  const texts: string[] = [];
  for (const name of sections) {
    const value = textOf(posting[name]);
    const text = value === null ? '' : fieldText(value);
    // Many sites repeat parts that the description already contains.
    if (text !== '' && !texts.some((known) => known.includes(text))) texts.push(text);
  }
  const organization = posting['hiringOrganization'];
  const places = listOf(posting['jobLocation']).slice(0, MAX_PLACES).map(placeOf);
  const isRemote = textOf(posting['jobLocationType'])?.toUpperCase() === 'TELECOMMUTE';
  const place = [...new Set(places.filter((own) => own !== null))].join(' / ');
  if (texts.length === 0) return null;
  return {
    title: line(posting['title']) ?? line(posting['name']),
    company: line(isRecord(organization) ? organization['name'] : organization),
    place: place === '' && isRemote ? 'Remote' : place,
    text: texts.join('\n\n'),
    source: 'schema-org',
  };
}

function fromScripts(page: Element): FoundAd | null {
  for (const element of elementsOf(page)) {
    const type = element.attributes.get('type')?.split(';', 1)[0]?.trim().toLowerCase();
    if (element.tag !== 'script' || type !== 'application/ld+json') continue;
    const script = rawText(element)
      .trim()
      .replace(/^<!--|^\/\*<!\[CDATA\[\*\/|^\/\/<!\[CDATA\[/, '')
      .replace(/-->$|\/\*\]\]>\*\/$|\/\/\]\]>$|;$/, '');
    const posting = findPosting(parseJson(script));
    const ad = posting === null ? null : adOf(posting);
    if (ad) return ad;
  }
  return null;
}

const propertyText = (element: Element): string =>
  element.attributes.get('content') ?? plainText(element).replace(/\s+/g, ' ');

/** The same vocabulary as microdata in the markup. */
function fromMicrodata(page: Element): FoundAd | null {
  let item: Element | undefined;
  for (const element of elementsOf(page))
    if (isJobPosting(element.attributes.get('itemtype')?.split(/\s+/))) {
      item = element;
      break;
    }
  if (!item) return null;
  const found = new Map<string, Element>();
  const inside = [...elementsOf(item)];
  for (const element of inside)
    for (const name of (element.attributes.get('itemprop') ?? '').split(/\s+/))
      if (name !== '' && !found.has(name)) found.set(name, element);
  const description = found.get('description');
  if (!description) return null;
  const inOrganization = [...elementsOf(found.get('hiringOrganization') ?? item)];
  const company = found.has('hiringOrganization')
    ? (inOrganization.find(({ attributes }) => attributes.get('itemprop') === 'name') ??
      found.get('hiringOrganization'))
    : undefined;
  const places = ['addressLocality', 'addressRegion', 'addressCountry'].flatMap((name) => {
    const element = found.get(name);
    return element ? [propertyText(element)] : [];
  });
  const title = found.get('title');
  return {
    title: title ? propertyText(title) : null,
    company: company ? propertyText(company) : null,
    place: places.filter((place) => place !== '').join(', '),
    text: plainText(description),
    source: 'schema-org',
  };
}

/** A schema.org JobPosting, as search engines read it. */
export const readSchemaOrg = (page: Element): FoundAd | null => fromScripts(page) ?? fromMicrodata(page);

export const readSchemaOrgJson = (json: unknown): FoundAd | null => {
  const posting = findPosting(json);
  return posting === null ? null : adOf(posting);
};
