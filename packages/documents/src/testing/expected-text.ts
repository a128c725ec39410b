import type { Period, Resume } from '@lauda/domain/resume/resume';
import type { Block, Entry, Item, Section } from '../data.ts';
import { pageData } from '../data.ts';

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
  const body = e.body.flatMap(blockUnits);
  if (templateId === 'timeline') return [e.dates, e.title, e.subtitle, e.location, e.address, ...body];
  if (templateId === 'compact') return [e.title, e.subtitle, e.location, e.address, e.dates, ...body];
  return [e.title, e.dates, e.subtitle, e.location, e.address, ...body];
}

const itemUnits = ({ name, detail }: Item) => [name, detail];

function sectionUnits(section: Section, templateId: Resume['templateId']): string[] {
  if (section.kind === 'text') return [section.title, ...section.body.flatMap(blockUnits)];
  if (section.kind === 'items') return [section.title, ...section.items.flatMap(itemUnits)];
  return [section.title, ...section.entries.flatMap((entry) => entryUnits(entry, templateId))];
}

/**
 * The orders in which a resume may rightly be read, each a list of its phrases. There are several only for
 * Simple, whose panel takes as many sections as fit beside the first page.
 */
function readingOrders(resume: Resume): string[][] {
  const { templateId } = resume;
  const data = pageData(resume);
  const head = [data.name, data.headline];
  const contact = data.contact.flatMap(itemUnits);
  const units = (sections: readonly Section[]) =>
    sections.flatMap((section) => sectionUnits(section, templateId));
  const order = (beside: readonly Section[]) => {
    const rest = data.sections.filter((section) => !beside.includes(section));
    const contactTitle = templateId === 'simple' && contact.length > 0 ? data.contactTitle : '';
    return [...head, contactTitle, ...contact, ...units(beside), ...units(rest)];
  };
  const listed = templateId === 'simple' ? data.sections.filter(({ kind }) => kind === 'items') : [];
  const orders = Array.from({ length: listed.length + 1 }, (_, count) => order(listed.slice(0, count)));
  return orders.map((units) => units.map(squash).filter((unit) => unit !== ''));
}

/** The running line of later pages is no part of the text. */
const withoutPageNumbers = (extracted: string): string => squash(extracted.replace(/·\s*\d+ \/ \d+\b/g, ''));

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

/** Phrases that a text lacks in every order it may have; empty when one order fits. */
export function missingInOrder(extracted: string, resume: Resume): string[] {
  const text = withoutPageNumbers(extracted);
  const missing = readingOrders(resume).map((order) => firstMissing(text, order));
  return missing.includes(null) ? [] : missing.filter((unit) => unit !== null);
}

/**
 * The same for a program that goes by position, to which dates at the right edge are a column. They must
 * stand before the next entry of their section; below entries of one or two lines they may be gathered.
 */
export function missingByPosition(extracted: string, resume: Resume): string[] {
  const text = withoutPageNumbers(extracted);
  const undated = missingInOrder(extracted, {
    ...resume,
    experience: resume.experience.map(withoutDates),
    education: resume.education.map(withoutDates),
    projects: resume.projects.map(withoutDates),
    certifications: resume.certifications.map((entry) => ({ ...entry, date: '' })),
    customSections: resume.customSections.map((section) => ({
      ...section,
      items: section.items.map(withoutDates),
    })),
  });
  const misplaced: string[] = [];
  let start = 0;
  for (const section of pageData(resume).sections) {
    if (section.kind !== 'entries') continue;
    section.entries.forEach(({ title, dates, body }, index) => {
      start = Math.max(start, text.indexOf(squash(title), start));
      const next = body.length === 0 ? undefined : section.entries[index + 1];
      const end = next ? text.indexOf(squash(next.title), start + squash(title).length) : -1;
      // A date may stand on its title's line, before it.
      const from = Math.max(0, start - squash(dates).length);
      if (!text.slice(from, end < 0 ? undefined : end).includes(squash(dates)))
        misplaced.push(`${title} ${dates}`);
      start += squash(title).length;
    });
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
