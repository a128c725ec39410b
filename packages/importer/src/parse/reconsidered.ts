import { degreeScore, roleScore, schoolScore } from '../lexicon/roles.ts';
import type { Line } from '../source.ts';
import { findEmails, findPhones, findUrls } from '../text/contacts.ts';
import { findDates } from '../text/dates.ts';
import type { Section } from './sections.ts';

const hasPeriod = ({ text }: Line) => findDates(text).some(({ isRange }) => isRange);
const isContact = ({ text }: Line) =>
  findEmails(text).length + findPhones(text).length + findUrls(text).length > 0;
const count = (lines: readonly Line[], is: (line: Line) => boolean) => lines.filter(is).length;
const namesRole = (line: Line) => !line.isBullet && line.cells.some(({ text }) => roleScore(text) > 0.8);
const namesStudy = ({ text, isBullet }: Line) => !isBullet && degreeScore(text) + schoolScore(text) > 0.8;

/** Whether a section's lines look like jobs or studies: each has a period and a name. */
const isFullOf = (section: Section, names: (line: Line) => boolean) => {
  const periods = count(section.lines, hasPeriod);
  return section.kind === 'other' && periods >= 2 && count(section.lines, names) >= 0.6 * periods;
};

/** Corrects section kinds by their lines where the heading is missing or misleading. */
export function reconsidered(sections: readonly Section[]): Section[] {
  const has = (kind: Section['kind']) => sections.some((section) => section.kind === kind);
  const isDated = (section: Section) => section.lines.some(hasPeriod);
  const dated = sections.filter((section) => section.kind === 'experience' && isDated(section)).length;
  return sections.map((section) => {
    const { kind, lines } = section;
    if (kind === 'other' && lines.length > 1 && count(lines, isContact) >= 0.5 * lines.length)
      return { ...section, kind: 'contact' };
    // Skills described without jobs, next to a section with the dated jobs.
    if (kind === 'experience' && dated > 0 && lines.length > 0 && !isDated(section))
      return { ...section, kind: 'other' };
    if (!has('experience') && isFullOf(section, namesRole)) return { ...section, kind: 'experience' };
    if (!has('education') && isFullOf(section, namesStudy)) return { ...section, kind: 'education' };
    return section;
  });
}
