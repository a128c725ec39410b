import type { Period, Resume } from '@lauda/domain/resume/resume';
import { withoutMarks } from '../clean-text.ts';
import type { Block, Entry, Item, Section } from '../data.ts';
import { itemGroups, pageData } from '../data.ts';
import { TEMPLATES } from '../templates.ts';

/** What counts when texts are compared: no blanks, no marks without a shape, no case. */
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

/** What a page says in its order, as far as a panel goes and beside it. */
interface Columns {
  readonly head: readonly string[];
  readonly panel: readonly string[];
  readonly main: readonly string[];
}

const squashed = (units: readonly string[]) => units.map(squash).filter((unit) => unit !== '');

/** In the order of a side column: what, where, when. */
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

/** Several where there is a side column, which takes as many sections as fit beside the first page. */
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

/** As Word has it: in one column, a title, its dates and what follows as in Modern; Technical begins with its side. */
export function inOneColumn(resume: Resume): Resume {
  const names = pageData(resume).sections;
  const side = TEMPLATES[resume.templateId].side?.isLead ? names.filter(({ place }) => place === 'side') : [];
  const order = [...side, ...names.filter((section) => !side.includes(section))];
  return { ...resume, templateId: 'modern', sectionOrder: order.map(({ name }) => name) };
}

/** The orders in which a resume may rightly be read, each a list of its phrases. */
const readingOrders = (resume: Resume): string[][] =>
  columnsOf(resume).map(({ head, panel, main }) => [head, panel, main].flat());

/** The running line of later pages is no part of the text, and may stand inside a phrase that goes over two of them. */
function withoutRunningLines(extracted: string, resume: Resume): string {
  const name = withoutMarks(pageData(resume).name)
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll(/[$()*+./?[\\\]^{|}]/g, '\\$&'));
  const line = new RegExp(`(?:${name.join('\\s+')}\\s*)?·\\s*\\d+ / \\d+\\b`, 'gu');
  return squash(extracted.replace(line, ''));
}

/** The first phrase that is not found after those before it, or null. */
function firstMissing(extracted: string, order: readonly string[]): string | null {
  let at = 0;
  for (const unit of order) {
    const found = extracted.indexOf(unit, at);
    if (found < 0) return unit;
    at = found + unit.length;
  }
  return null;
}

/** What a text has between and around the phrases of a resume, or null where one is missing. */
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

/** Phrases that a text lacks in every order it may have; empty when one order fits. */
export function missingInOrder(extracted: string, resume: Resume): string[] {
  const text = withoutRunningLines(extracted, resume);
  const missing = readingOrders(resume).map((order) => firstMissing(text, order));
  return missing.includes(null) ? [] : missing.filter((unit) => unit !== null);
}

/** Whether what stands beside a panel may be read before it, as far as the page goes: each in its own order. */
const isReadByColumns = (extracted: string, resume: Resume): boolean =>
  columnsOf(resume).some(
    ({ head, panel, main }) =>
      firstMissing(extracted, [...head, ...main]) === null &&
      firstMissing(extracted, [...head, ...panel]) === null,
  );

/** Letters that surely fit on one line of a main column. */
const ONE_LINE = 60;

/**
 * The same for a program that goes by position. A picture in a panel makes two columns of it, and dates at
 * the right edge are a column of their own: they must stand before the next entry of their section; beside
 * entries of two or three lines they may be gathered.
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
    // A side column is read before the main one or after it.
    let start = section.place === 'side' ? Math.max(0, text.indexOf(squash(section.title))) : inMain;
    section.entries.forEach(({ title, dates, body }, index) => {
      start = Math.max(start, text.indexOf(squash(title), start));
      const next =
        body.flatMap(blockUnits).join('').length < ONE_LINE ? undefined : section.entries[index + 1];
      const end = next ? text.indexOf(squash(next.title), start + squash(title).length) : -1;
      // A date may stand on its title's line, before it.
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

/** Words of the resume that a text does not have. */
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
