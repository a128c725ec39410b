import { documentData, itemGroups } from '@lauda/documents/server';
import type { Resume } from '@lauda/domain/resume/resume';
import { type Html, markup } from './html.ts';

type Data = ReturnType<typeof documentData>;
type Section = Data['sections'][number];
type Entry = Extract<Section, { kind: 'entries' }>['entries'][number];
type Item = Data['contact'][number];
type Block = Entry['body'][number];
type Run = Extract<Block, { kind: 'paragraph' }>['runs'][number];

/** The link's target does not learn the referrer. */
const link = (href: string | null, inner: Html): Html =>
  href === null ? inner : markup`<a href="${href}" rel="nofollow noopener noreferrer">${inner}</a>`;

function runHtml({ text, bold, italic, href }: Run): Html {
  const plain = markup`${text}`;
  const slanted = italic ? markup`<em>${plain}</em>` : plain;
  return link(href, bold ? markup`<strong>${slanted}</strong>` : slanted);
}

function blockHtml(block: Block): Html {
  if (block.kind === 'paragraph') return markup`<p>${block.runs.map(runHtml)}</p>`;
  const items = block.items.map((runs) => markup`<li>${runs.map(runHtml)}</li>`);
  return block.kind === 'bullets' ? markup`<ul>${items}</ul>` : markup`<ol>${items}</ol>`;
}

const joined = (parts: readonly string[], separator: string): string =>
  parts.filter((part) => part !== '').join(separator);

const unlessEmpty = (text: string, make: (text: string) => Html): Html | null =>
  text === '' ? null : make(text);

function employerHtml({ name, location, dates }: NonNullable<Entry['employer']>): Html {
  const facts = unlessEmpty(joined([location, dates], ' · '), (text) => markup`<p class="facts">${text}</p>`);
  return markup`<h3>${name}</h3>${facts}`;
}

function entryHtml(entry: Entry): Html {
  const { title, subtitle, location, dates, href, address, body, employer, isRole } = entry;
  const facts = joined([subtitle, location, dates], ' · ');
  const head = unlessEmpty(title, (text) => (isRole ? markup`<h4>${text}</h4>` : markup`<h3>${text}</h3>`));
  const below = unlessEmpty(facts, (text) => markup`<p class="facts">${text}</p>`);
  const where = unlessEmpty(address, (text) => markup`<p>${link(href, markup`${text}`)}</p>`);
  const above = employer && employerHtml(employer);
  return markup`${above}<article>${head}${below}${where}${body.map(blockHtml)}</article>`;
}

const itemHtml = ({ name, detail, href }: Item): Html =>
  markup`<li>${link(href, markup`${joined([name, detail], ' – ')}`)}</li>`;

const groupHtml = ({ name, items }: ReturnType<typeof itemGroups>[number]): Html =>
  markup`${unlessEmpty(name, (text) => markup`<h3>${text}</h3>`)}<ul class="plain">${items.map(itemHtml)}</ul>`;

function sectionHtml(section: Section): Html {
  const body =
    section.kind === 'text'
      ? section.body.map(blockHtml)
      : section.kind === 'items'
        ? itemGroups(section.items).map(groupHtml)
        : section.entries.map(entryHtml);
  return markup`<section><h2>${section.title}</h2>${body}</section>`;
}

export interface ShareText {
  /** The user's name, for the page title. */
  readonly title: string;
  readonly body: Html;
}

/** The same text as the pages, for screen readers, search and phones. */
export function shareText(resume: Resume): ShareText {
  const { title, name, headline, contact, sections } = documentData(resume);
  const below = unlessEmpty(headline, (text) => markup`<p class="headline">${text}</p>`);
  const reach = contact.length === 0 ? null : markup`<ul class="plain">${contact.map(itemHtml)}</ul>`;
  return { title, body: markup`<h1>${name}</h1>${below}${reach}${sections.map(sectionHtml)}` };
}
