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

/** Jobs or studies, by what the lines say: each has a period and something that names it. */
const isFullOf = (section: Section, names: (line: Line) => boolean) => {
  const periods = count(section.lines, hasPeriod);
  return section.kind === 'other' && periods >= 2 && count(section.lines, names) >= 0.6 * periods;
};

/** What the lines under a heading say counts where the heading says nothing, or too much. */
export function reconsidered(sections: readonly Section[]): Section[] {
  const has = (kind: Section['kind']) => sections.some((section) => section.kind === kind);
  const isDated = (section: Section) => section.lines.some(hasPeriod);
  const dated = sections.filter((section) => section.kind === 'experience' && isDated(section)).length;
  return sections.map((section) => {
    const { kind, lines } = section;
    if (kind === 'other' && lines.length > 1 && count(lines, isContact) >= 0.5 * lines.length)
      return { ...section, kind: 'contact' };
    // What somebody can do, told without jobs, stands beside the list of those.
    if (kind === 'experience' && dated > 0 && lines.length > 0 && !isDated(section))
      return { ...section, kind: 'other' };
    if (!has('experience') && isFullOf(section, namesRole)) return { ...section, kind: 'experience' };
    if (!has('education') && isFullOf(section, namesStudy)) return { ...section, kind: 'education' };
    return section;
  });
}
