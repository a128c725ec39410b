import type { Period, Resume } from '@lauda/domain/resume/resume';
import { withoutMarks } from '../fonts/clean-text.ts';
import type { Block, Entry, Item, Section } from '../content/data.ts';
import { itemGroups, pageData } from '../content/data.ts';
import { TEMPLATES } from '../templates.ts';

/** Normalizes text for comparison: no whitespace, no invisible characters, no case. */
export const squash = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\p{Cc}]/gu, '')
    .toUpperCase();

const blockUnits = (block: Block): string[] =>
  block.kind === 'paragraph'
    ? [block.runs.map(({ text }) => text).join('')]
    : block.items.map((runs) => runs.map(({ text }) => text).join(''));

function entryUnits(e: Entry, templateId: Resume['templateId']): string[] {
  const line = e.employer ? [e.employer.name, e.employer.location, e.employer.dates] : [];
  return [...line, ...roleUnits(e, templateId)];
}

function roleUnits(e: Entry, templateId: Resume['templateId']): string[] {
  const body = e.body.flatMap(blockUnits);
  if (templateId === 'timeline') return [e.dates, e.title, e.subtitle, e.location, e.address, ...body];
  if (templateId === 'compact') return [e.title, e.subtitle, e.location, e.address, e.dates, ...body];
  return [e.title, e.dates, e.subtitle, e.location, e.address, ...body];
}

const itemUnits = ({ name, detail }: Item) => [name, detail];

function sectionUnits(section: Section, templateId: Resume['templateId']): string[] {
  if (section.kind === 'text') return [section.title, ...section.body.flatMap(blockUnits)];
  if (section.kind === 'items') {
    const groups = itemGroups(section.items);
    return [section.title, ...groups.flatMap(({ name, items }) => [name].concat(items.flatMap(itemUnits)))];
  }
  return [section.title, ...section.entries.flatMap((entry) => entryUnits(entry, templateId))];
}

/** The text of a page in order: above the columns, in the panel, and in the main column. */
interface Columns {
  readonly head: readonly string[];
  readonly panel: readonly string[];
  readonly main: readonly string[];
}

const squashed = (units: readonly string[]) => units.map(squash).filter((unit) => unit !== '');

/** In the order of a side column: title, subtitle, location, URL, dates. */
const sideEntryUnits = (e: Entry): string[] => [
  ...(e.employer ? [e.employer.name, e.employer.location] : []),
  e.title,
  e.subtitle,
  e.location,
  e.address,
  e.dates,
  ...e.body.flatMap(blockUnits),
];

const sideUnits = (section: Section, templateId: Resume['templateId']): string[] =>
  section.kind === 'entries'
    ? [section.title, ...section.entries.flatMap(sideEntryUnits)]
    : sectionUnits(section, templateId);

/** Several variants for a side column, which takes as many sections as fit on the first page. */
function columnsOf(resume: Resume): Columns[] {
  const { templateId } = resume;
  const { side } = TEMPLATES[templateId];
  const data = pageData(resume);
  const contact = data.contact.flatMap(itemUnits);
  const holdsContact = side?.holdsContact === true && contact.length > 0;
  const listed = data.sections.filter(({ place }) => place === 'side');
  const columns = Array.from({ length: listed.length + 1 }, (_, count) => {
    const beside = listed.slice(0, count);
    const main = data.sections.filter((section) => !beside.includes(section));
    return {
      head: squashed([data.name, data.headline, ...(holdsContact ? [] : contact)]),
      panel: squashed([
        ...(holdsContact ? [data.contactTitle, ...contact] : []),
        ...beside.flatMap((section) => sideUnits(section, templateId)),
      ]),
      main: squashed(main.flatMap((section) => sectionUnits(section, templateId))),
    };
  });
  return columns;
}

/** The resume as Word lays it out: one column in Modern's order. Technical starts with its side column. */
export function inOneColumn(resume: Resume): Resume {
  const names = pageData(resume).sections;
  const side = TEMPLATES[resume.templateId].side?.isLead ? names.filter(({ place }) => place === 'side') : [];
  const order = [...side, ...names.filter((section) => !side.includes(section))];
  return { ...resume, templateId: 'modern', sectionOrder: order.map(({ name }) => name) };
}

/** The valid reading orders of a resume, each a list of phrases. */
const readingOrders = (resume: Resume): string[][] =>
  columnsOf(resume).map(({ head, panel, main }) => [head, panel, main].flat());

/** Removes the running line of later pages, which is not content and can split a phrase that spans two pages. */
function withoutRunningLines(extracted: string, resume: Resume): string {
  const name = withoutMarks(pageData(resume).name)
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll(/[$()*+./?[\\\]^{|}]/g, '\\$&'));
  const line = new RegExp(`(?:${name.join('\\s+')}\\s*)?·\\s*\\d+ / \\d+\\b`, 'gu');
  return squash(extracted.replace(line, ''));
}

/** The first phrase not found after the previous ones, or null. */
function firstMissing(extracted: string, order: readonly string[]): string | null {
  let at = 0;
  for (const unit of order) {
    const found = extracted.indexOf(unit, at);
    if (found < 0) return unit;
    at = found + unit.length;
  }
  return null;
}

/** The text between and around a resume's phrases, or null if a phrase is missing. */
export function besidePhrases(extracted: string, resume: Resume): string | null {
  const text = squash(extracted);
  const [order = []] = readingOrders(resume);
  let at = 0;
  let rest = '';
  for (const unit of order) {
    const found = text.indexOf(unit, at);
    if (found < 0) return null;
    rest += text.slice(at, found);
    at = found + unit.length;
  }
  return rest + text.slice(at);
}

/** Phrases missing in every valid reading order; empty if one order fits. */
export function missingInOrder(extracted: string, resume: Resume): string[] {
  const text = withoutRunningLines(extracted, resume);
  const missing = readingOrders(resume).map((order) => firstMissing(text, order));
  return missing.includes(null) ? [] : missing.filter((unit) => unit !== null);
}

/** Whether the main column may be read before the panel: each is complete in its own order. */
const isReadByColumns = (extracted: string, resume: Resume): boolean =>
  columnsOf(resume).some(
    ({ head, panel, main }) =>
      firstMissing(extracted, [...head, ...main]) === null &&
      firstMissing(extracted, [...head, ...panel]) === null,
  );

/** Characters that surely fit on one line of a main column. */
const ONE_LINE = 60;

/**
 * Like missingInOrder, for an extractor that goes by position. It may read a panel with a picture as two columns, and
 * dates at the right edge as a separate column. Dates must come before the next entry of their section, but next to
 * entries of two or three lines they may be grouped.
 */
export function missingByPosition(extracted: string, resume: Resume): string[] {
  const text = withoutRunningLines(extracted, resume);
  const bare: Resume = {
    ...resume,
    experience: resume.experience.map(withoutDates),
    education: resume.education.map(withoutDates),
    projects: resume.projects.map(withoutDates),
    certifications: resume.certifications.map((entry) => ({ ...entry, date: '' })),
    customSections: resume.customSections.map((section) => ({
      ...section,
      items: section.items.map(withoutDates),
    })),
  };
  const undated = isReadByColumns(text, bare) ? [] : missingInOrder(extracted, bare);
  const misplaced: string[] = [];
  let inMain = 0;
  for (const section of pageData(resume).sections) {
    if (section.kind !== 'entries') continue;
    // A side column is read either before or after the main one.
    let start = section.place === 'side' ? Math.max(0, text.indexOf(squash(section.title))) : inMain;
    section.entries.forEach(({ title, dates, body }, index) => {
      start = Math.max(start, text.indexOf(squash(title), start));
      const next =
        body.flatMap(blockUnits).join('').length < ONE_LINE ? undefined : section.entries[index + 1];
      const end = next ? text.indexOf(squash(next.title), start + squash(title).length) : -1;
      // A date may be read before the title on its line.
      const from = Math.max(0, start - squash(dates).length);
      if (!text.slice(from, end < 0 ? undefined : end).includes(squash(dates)))
        misplaced.push(`${title} ${dates}`);
      start += squash(title).length;
    });
    if (section.place === 'main') inMain = start;
  }
  return [...undated, ...misplaced];
}

const withoutDates = <T extends Period>(entry: T): T => ({
  ...entry,
  startDate: '',
  endDate: '',
  current: false,
});

/** Words of the resume that are missing from a text. */
export function missingWords(extracted: string, resume: Resume): string[] {
  const text = squash(extracted);
  return [...new Set(wordsOf(resume))].filter((word) => !text.includes(word));
}

function wordsOf(resume: Resume): string[] {
  const data = pageData(resume);
  const units = [
    data.name,
    data.headline,
    ...data.contact.flatMap(itemUnits),
    ...data.sections.flatMap((section) => sectionUnits(section, resume.templateId)),
  ];
  return units.flatMap((unit) => unit.split(/[\s\u200B]+/u).map(squash)).filter((word) => word !== '');
}
