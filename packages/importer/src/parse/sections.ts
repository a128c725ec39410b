import { ORNAMENT, type SectionKind, sectionKind } from '../lexicon/section-kinds.ts';
import { roleScore } from '../lexicon/roles.ts';
import type { Line } from '../source.ts';
import { reconsidered } from './reconsidered.ts';
import { findEmails, findPhones, findUrls } from '../text/contacts.ts';
import { findDates } from '../text/dates.ts';
import { isUpperCase } from '../text/fold.ts';

export interface Section {
  /** 'preamble' is the text before the first heading of its column. */
  readonly kind: SectionKind | 'preamble';
  readonly title: string;
  readonly heading: Line | null;
  readonly lines: readonly Line[];
}

const LONGEST_HEADING = 50;
const headingText = (line: Line) => line.text.replace(ORNAMENT, '').replace(/[\s:]+$/, '');

/** A line's visual style; headings of one file share a style. */
const look = ({ style, text, heading }: Line) =>
  [Math.round(style.size * 2) / 2, style.bold, isUpperCase(text), heading ?? '', style.font].join('|');

const couldBeHeading = (line: Line): boolean =>
  line.cells.length === 1 &&
  !line.isBullet &&
  line.text.length <= LONGEST_HEADING &&
  /\p{L}{2}/u.test(line.text) &&
  findDates(line.text).length === 0 &&
  findEmails(line.text).length + findPhones(line.text).length + findUrls(line.text).length === 0;

/** Size and weight of most characters. */
export function bodyStyle(lines: readonly Line[]): { size: number; bold: boolean } {
  const letters = new Map<string, number>();
  for (const { style, text } of lines) {
    const key = `${Math.round(style.size * 2) / 2} ${style.bold}`;
    letters.set(key, (letters.get(key) ?? 0) + text.length);
  }
  const [most = '10 false'] = [...letters].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  const [size, bold] = most.split(' ');
  return { size: Number(size), bold: bold === 'true' };
}

/** Finds headings by their text, their tags, and their similarity to known headings. */
function headingsOf(lines: readonly Line[]): Map<Line, SectionKind> {
  const body = bodyStyle(lines);
  const candidates = lines.filter(couldBeHeading);
  const isSetApart = (line: Line) =>
    line.heading !== null ||
    line.style.size > body.size * 1.06 ||
    (line.style.bold && !body.bold) ||
    isUpperCase(line.text) ||
    /:\s*$/.test(line.text);
  /** Repeated text with a colon labels parts of entries. */
  const isLabel = (line: Line) =>
    /:\s*$/.test(line.text) && candidates.filter(({ text }) => text === line.text).length > 1;
  const known = candidates.filter((line) => sectionKind(headingText(line)) !== null && !isLabel(line));
  const strong = known.filter(isSetApart);
  const chosen = strong.length >= 2 ? strong : known;
  const looks = new Map<string, Line[]>();
  for (const line of chosen) looks.set(look(line), [...(looks.get(look(line)) ?? []), line]);
  const largest = (flow: number) =>
    Math.max(
      ...chosen
        .filter((line) => line.flow === flow && (looks.get(look(line))?.length ?? 0) > 1)
        .map(({ style }) => style.size),
      0,
    );
  const found = new Map<Line, SectionKind>();
  for (const line of chosen) {
    // A label inside a section reads like a heading, but is smaller than the headings around it.
    if ((looks.get(look(line))?.length ?? 0) === 1 && line.style.size < largest(line.flow) * 0.95) continue;
    found.set(line, sectionKind(headingText(line)) ?? 'other');
  }
  /** Four or more lines with the same heading tag must be section headings. */
  const tagged = (line: Line) =>
    line.heading !== null &&
    line.heading > 1 &&
    candidates.filter(({ heading }) => heading === line.heading).length >= 4;
  const isUsual = (own: string) => {
    const all = candidates.filter((line) => look(line) === own).length;
    return (looks.get(own)?.length ?? 0) >= 2 && (looks.get(own)?.length ?? 0) >= 0.34 * all;
  };
  /** If the headings share one x position, text to the right of it is no heading. */
  const isOutOfLine = ({ flow, box }: Line) => {
    const places = [...found.keys()].filter((line) => line.flow === flow).map((line) => line.box.x);
    const [least, most] = [Math.min(...places), Math.max(...places)];
    return places.length >= 3 && most - least < 3 && box.x > most + 40;
  };
  const firstKnown = Math.min(...[...found.keys()].map((line) => lines.indexOf(line)));
  const knownLevels = [...found.keys()].flatMap(({ heading }) => (heading === null ? [] : [heading]));
  /** A heading tagged below the level of the known headings is inside a section. */
  const isBelowSections = ({ heading }: Line) =>
    heading !== null && knownLevels.length >= 2 && heading > Math.max(...knownLevels);
  for (const line of candidates) {
    if (found.has(line) || !isSetApart(line) || /[,;.]$/.test(line.text)) continue;
    if (!isUsual(look(line)) && !tagged(line)) continue;
    if (line.heading === null && lines.indexOf(line) < firstKnown) continue;
    if (line.heading === 1 || line.heading === 0 || isBelowSections(line) || isOutOfLine(line)) continue;
    if (line.heading === null && namesEntry(line, lines[lines.indexOf(line) + 1])) continue;
    found.set(line, 'other');
  }
  return found;
}

/** An entry's title may look like a heading, but has a date below it or names a role. */
const namesEntry = (line: Line, next: Line | undefined) =>
  roleScore(line.text) > 0.8 ||
  /\s[–—|·-]\s|,\s/.test(line.text) ||
  (next !== undefined && findDates(next.text).some(({ isRange }) => isRange));

/** Joins a heading that takes two lines in a narrow column. */
function joinBrokenHeadings(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const isSame =
      last !== undefined &&
      last.flow === line.flow &&
      look(last) === look(line) &&
      line.gap < 1 &&
      couldBeHeading(last) &&
      couldBeHeading(line);
    const isTagged = isSame && line.heading !== null && line.block !== null && line.block === last.block;
    const text = `${last?.text ?? ''} ${line.text}`;
    const isSpoken =
      isSame &&
      (line.style.bold || isUpperCase(line.text)) &&
      sectionKind(text) !== null &&
      (sectionKind(last.text) === null || sectionKind(line.text) === null);
    if (last && (isTagged || isSpoken))
      joined[joined.length - 1] = {
        ...last,
        text,
        cells: [{ ...(last.cells[0] as Line['cells'][number]), text }],
      };
    else joined.push(line);
  }
  return joined;
}

/** Splits the lines of a file into sections. Every line is in exactly one. */
export function sectionsOf(all: readonly Line[]): Section[] {
  const lines = joinBrokenHeadings(all);
  const headings = headingsOf(lines);
  const sections: { kind: Section['kind']; title: string; heading: Line | null; lines: Line[] }[] = [];
  let flow: number | null = null;
  for (const line of lines) {
    const kind = headings.get(line);
    if (kind !== undefined) sections.push({ kind, title: headingText(line), heading: line, lines: [] });
    else {
      const last = sections.at(-1);
      const opensFlow =
        flow !== null && line.flow !== flow && !goesOn(last?.lines.at(-1) ?? last?.heading, line);
      if (sections.length === 0 || opensFlow)
        sections.push({ kind: 'preamble', title: '', heading: null, lines: [] });
      sections.at(-1)?.lines.push(line);
    }
    flow = line.flow;
  }
  return reconsidered(sections);
}

/** Text below the columns of a page, or on the next page, continues the previous text. */
const goesOn = (last: Line | null | undefined, line: Line) =>
  last !== null &&
  last !== undefined &&
  (line.page > last.page || (line.page === last.page && isDirectlyBelow(last, line)));

/** Columns may begin in the middle of text that spans the whole page above them. */
const isDirectlyBelow = ({ box, style }: Line, line: Line) =>
  Math.abs(line.box.x - box.x) < 20 &&
  line.box.y > box.y &&
  line.box.y - (box.y + box.height) < 1.2 * style.size;
