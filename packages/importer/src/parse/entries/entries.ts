import { placeScore, trailingPlace } from '../../lexicon/places.ts';
import { joinBlocks } from './join-blocks.ts';
import type { Line } from '../../source.ts';
import { type DateSpan, findDates, isDuration, isOnlyDates, withoutDates } from '../../text/dates.ts';

/** A job, study or similar: the lines that name it and the lines that describe it. */
export interface Entry {
  readonly head: readonly Line[];
  readonly body: readonly Line[];
  readonly date: DateSpan | null;
}

interface Anchor {
  readonly at: number;
  readonly date: DateSpan;
}

const LONGEST_HEAD = 100;
/** Text this far to the right of a head is beside it. */
const FAR = 80;

/** The date that labels a line: at the start or end of one of its cells, not in the middle of a sentence. */
function dateOf(line: Line): DateSpan | null {
  for (const { text } of line.cells) {
    const dates = findDates(text);
    const date = dates.find(({ isRange }) => isRange) ?? dates.at(-1);
    if (!date) continue;
    const before = text.slice(0, date.index).replace(/[\s([|,·•–—-]+$/, '');
    const after = text.slice(date.index + date.length).replace(/^[\s)\]|,:·•–—.-]+/, '');
    if (before !== '' && after !== '' && text.length > 70 && !date.isRange) continue;
    if (withoutDates(text).length > LONGEST_HEAD) continue;
    if (
      !date.isRange &&
      before !== '' &&
      /\b(in|em|de|since|on|of|from|by|for|até|during|durante)$/i.test(before)
    )
      continue;
    return date;
  }
  return null;
}

/** The style of a head's start: entries of one section start alike. */
export const headLook = ({ cells: [first], style, heading }: Line) => {
  const { size, bold, italic } = first?.spans[0] ?? style;
  return [Math.round(size * 2) / 2, bold, italic, heading ?? ''].join('|');
};

function anchorsOf(lines: readonly Line[]): Anchor[] {
  const all = lines.flatMap((line, at): (Anchor & { isBullet: boolean })[] => {
    const date = dateOf(line);
    return date === null ? [] : [{ at, date, isBullet: line.isBullet }];
  });
  const plain = all.filter(({ isBullet }) => !isBullet);
  const chosen = plain.length > 0 ? plain : all;
  const ranges = chosen.filter(({ date }) => date.isRange);
  const firstBullet = lines.findIndex(({ isBullet }) => isBullet);
  const first = chosen[0];
  // A single date counts if there are no periods; it may also belong to an entry without a start date.
  if (
    ranges.length === 0 ||
    (first && first.at < (firstBullet === -1 ? Infinity : firstBullet) && !first.date.isRange)
  )
    return chosen.filter(({ at, date }, index) => date.isRange || !isTail(chosen, index, at));
  return ranges.length === chosen.length
    ? ranges
    : chosen.filter(({ date, at }) => date.isRange || isOnlyDates(lines[at]?.cells.at(-1)?.text ?? ''));
}

/** A second date directly below the first belongs to the same entry. */
const isTail = (anchors: readonly Anchor[], index: number, at: number) => {
  const previous = anchors[index - 1];
  return previous !== undefined && at === previous.at + 1 && previous.date.isRange;
};

/** Whether a line is descriptive text, not a name or title. */
export function isProse(line: Line): boolean {
  const text = withoutDates(line.text);
  if (line.isBullet) return true;
  return (
    text.length > LONGEST_HEAD ||
    (/[.;]$/.test(text) &&
      text.split(' ').length > 5 &&
      !/\b(?:inc|ltd|ltda|co|corp|s\.a|jr|sr|llc)\.$/i.test(text))
  );
}

/** The heading level of a line. An entry's date may come before its title, so any cell may carry the tag. */
export const levelOf = ({ cells }: Line): number | null =>
  cells.find(({ heading }) => heading !== null)?.heading ?? null;

/** Start of each heading of this level. A two-line heading is one block. */
export const headingsAt = (lines: readonly Line[], level: number): number[] =>
  lines.flatMap((line, at) => {
    const above = lines[at - 1];
    const goesOn =
      above !== undefined && levelOf(above) === level && line.block !== null && above.block === line.block;
    return levelOf(line) === level && !goesOn ? [at] : [];
  });

/** Where the file tags every title as a heading and each has a date, as ours do: one entry per heading. */
function taggedEntries(lines: readonly Line[]): Entry[] | null {
  const levels = new Set(lines.map(levelOf).filter((level) => level !== null));
  const [level] = levels;
  if (level === undefined || levels.size > 1) return null;
  const starts = headingsAt(lines, level);
  if (starts[0] !== 0) return null;
  const entries = starts.map((start, index): Entry | null => {
    const own = lines.slice(start, starts[index + 1] ?? lines.length);
    const [dated, ...more] = anchorsOf(own).filter(({ at }) => at < 4);
    if (!dated || more.length > 0 || own.slice(1, dated.at).some(isProse)) return null;
    return cutHead(own, dated.at, dated.date, false);
  });
  return entries.every((entry) => entry !== null) ? entries : null;
}

/** Splits a section into entries. Dates locate the entries; the first entry shows how they start. */
export function entriesOf(section: readonly Line[]): Entry[] {
  const lines = joinBlocks(liftNotes(section));
  const tagged = taggedEntries(lines);
  if (tagged !== null) return tagged;
  const anchors = anchorsOf(lines);
  const [first] = anchors;
  if (!first) return [];
  const before = headStart(lines, first.at);
  const offset = first.at - before;
  const sample = lines[before];
  const starts = anchors.map(({ at }, index) => {
    if (index === 0) return before;
    const least = (anchors[index - 1]?.at ?? 0) + 1;
    return startOf(lines, at, least, offset, sample, lines[first.at]);
  });
  const lead = before > 0 ? [{ head: [], body: lines.slice(0, before), date: null }] : [];
  const dated = anchors.map(({ at, date }, index) => {
    const end = starts[index + 1] ?? lines.length;
    const own = lines.slice(starts[index], end);
    const isUnder =
      index > 0 && starts[index] === at && isUnderLast(lines[at], lines[at - 1], sample, lines[first.at]);
    return cutHead(own, at - (starts[index] ?? 0), date, isUnder);
  });
  return [...lead, ...dated.flatMap((entry) => undated(entry, sample))];
}

/** The lines of a single entry, starting with its first line; its date is in the head or missing. */
export function singleEntry(section: readonly Line[]): Entry {
  const lines = liftNotes(section);
  const dated = anchorsOf(lines).find(
    ({ at }) => at < 3 && lines.slice(0, at).every((line) => !isProse(line)),
  );
  if (dated) return cutHead(lines, dated.at, dated.date, true);
  return { head: lines.slice(0, 1), body: lines.slice(1), date: null };
}

/** Up to three lines above the first date belong to its head. */
function headStart(lines: readonly Line[], at: number): number {
  let start = at;
  while (start > 0 && at - start < 3 && !isProse(lines[start - 1] as Line)) start -= 1;
  return start;
}

function startOf(
  lines: readonly Line[],
  at: number,
  least: number,
  offset: number,
  sample: Line | undefined,
  dated: Line | undefined,
): number {
  const isFree = (from: number) => lines.slice(from, at).every((line) => !line.isBullet && !isProse(line));
  const like = (from: number) => {
    const line = lines[from];
    return (
      line !== undefined &&
      sample !== undefined &&
      headLook(line) === headLook(sample) &&
      Math.abs(line.box.x - sample.box.x) < 30
    );
  };
  if (offset === 0 && withoutDates(lines[at]?.text ?? '') !== '') return at;
  const usual = at - offset;
  if (usual >= least && isFree(usual) && like(usual)) return usual;
  for (let from = at; from >= Math.max(least, at - 3); from -= 1)
    if (isFree(from) && like(from) && from !== at) return from;
  if (isUnderLast(lines[at], lines[usual], sample, dated)) return at;
  if (usual >= least && isFree(usual)) return usual;
  let start = at;
  while (start > least && at - start < offset && isFree(start - 1)) start -= 1;
  return start;
}

/** The next role at one company: styled like the first, with no line above it styled like a company name. */
const isUnderLast = (
  line: Line | undefined,
  above: Line | undefined,
  sample: Line | undefined,
  dated: Line | undefined,
): boolean =>
  line !== undefined &&
  above !== undefined &&
  sample !== undefined &&
  dated !== undefined &&
  sample !== dated &&
  withoutDates(line.text) !== '' &&
  headLook(line) === headLook(dated) &&
  headLook(sample) !== headLook(dated) &&
  headLook(above) !== headLook(sample) &&
  Math.abs(line.box.x - dated.box.x) < 3;

const isSideNote = (line: Line) => isOnlyDates(line.text) || placeScore(line.text) > 0;

/** The head continues below its date until the description begins. */
function cutHead(own: readonly Line[], at: number, date: DateSpan, isUnder: boolean): Entry {
  let end = at + 1;
  const bullet = own.findIndex(({ isBullet }, index) => index >= end && isBullet);
  const names = own
    .slice(0, end)
    .flatMap(({ cells }) => cells)
    .filter(({ text }) => withoutDates(text) !== '' && placeScore(withoutDates(text)) === 0).length;
  // A role below another one's company has its company named above that one.
  let count = isUnder ? names + 1 : names;
  while (end < own.length && end - at <= 3) {
    const line = own[end] as Line;
    if (isProse(line)) break;
    const first = own[0] as Line;
    const isNamed = count >= 2 && !isSideNote(line);
    const leadsToList = bullet > end && bullet - end <= 1 && line.text.length < 70 && count < 3;
    const isStyled = line.style.italic || (line.style.bold && first.style.bold);
    if (isNamed && !leadsToList && !isStyled) break;
    if (
      !isNamed &&
      count === 1 &&
      !isSideNote(line) &&
      /,/.test(withoutDates(own[at]?.text ?? '')) &&
      bullet === -1 &&
      line.style.bold === first.style.bold &&
      line.text.length > 50 &&
      // 'Universidade Federal de São Carlos · São Carlos, SP' is long, but a name with its location.
      trailingPlace(line.text) === null
    )
      break;
    if (!isSideNote(line)) count += 1;
    end += 1;
  }
  const rest = own.slice(end);
  const edge = (own[0]?.box.x ?? 0) + FAR;
  const notes = rest.filter(
    (line, index) =>
      index < 5 &&
      !line.isBullet &&
      (isDuration(line.text) || isOnlyDates(line.text) || (line.box.x > edge && isNote(line.text))),
  );
  return {
    head: [...own.slice(0, end), ...notes],
    body: rest.filter((line) => !notes.includes(line)),
    date,
  };
}

const isNote = (text: string) => isDuration(text) || isOnlyDates(text) || placeScore(text) > 0;

/** Splits off a date, location or duration at the right edge of the description's first lines. */
function liftNotes(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    const last = line.cells.at(-1);
    const isStory = line.isBullet || (line.cells[0]?.text.length ?? 0) < 25 || isProse(line);
    if (line.cells.length !== 2 || !last || !isStory || !isNote(last.text)) return [line];
    if (!line.isBullet && !isDuration(last.text)) return [line];
    const cells = line.cells.slice(0, -1);
    const note = { ...line, cells: [last], text: last.text, box: last.box, isBullet: false };
    return [
      note,
      { ...line, cells, text: cells.map(({ text }) => text).join('\t'), box: widthOf(line, cells.at(-1)) },
    ];
  });
}

const widthOf = (line: Line, last: Line['cells'][number] | undefined) =>
  last === undefined ? line.box : { ...line.box, width: last.box.x + last.box.width - line.box.x };

/** An entry without a date starts like the first entry, after the previous entry's description. */
function undated(entry: Entry, sample: Line | undefined): Entry[] {
  if (!sample || !(sample.style.bold || sample.heading !== null)) return [entry];
  const at = entry.body.findIndex(
    (line, index) =>
      !line.isBullet &&
      index > 0 &&
      headLook(line) === headLook(sample) &&
      Math.abs(line.box.x - sample.box.x) < 3 &&
      line.style.bold === sample.style.bold &&
      line.text.length < 90 &&
      !isProse(line),
  );
  if (at < 0) return [entry];
  const rest = entry.body.slice(at);
  const bullet = rest.findIndex(({ isBullet }) => isBullet);
  const headEnd = bullet > 0 && bullet <= 3 ? bullet : 1;
  const next: Entry = { head: rest.slice(0, headEnd), body: rest.slice(headEnd), date: null };
  return [{ ...entry, body: entry.body.slice(0, at) }, ...undated(next, sample)];
}
