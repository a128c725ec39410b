import { isSafeAddress } from '@lauda/domain/resume/contacts/address';
import { companyScore, schoolScore } from '../../lexicon/roles.ts';
import type { Line } from '../../source.ts';
import { findDates, withoutDates } from '../../text/dates.ts';
import { addressKey, findUrls } from '../../text/contacts.ts';
import { blocksOf, hadRoom, itemsOf } from '../body.ts';
import { type Entry, entriesOf } from './entries.ts';
import { periodOf } from './experience.ts';
import { headed } from './headed.ts';
import { found, type FoundTree } from '../found.ts';

/** One entry per paragraph, for lists without dates. */
const plainEntries = (lines: readonly Line[]): Entry[] =>
  itemsOf(lines).map(({ lines: own }) => ({ head: own, body: [], date: null }));

const address = (text: string | undefined) => (text !== undefined && isSafeAddress(text) ? text : '');

/** Splits several entries on one line, each with its date: 'PMP (2019) · CSM (2021)'. */
function oneByOne(line: Line): Line[] {
  const pieces = line.text.split(/\s*[·•|;]\s+|\t/).filter((text) => text.trim() !== '');
  if (pieces.length < 2 || !pieces.every((text) => findDates(text).length === 1 && withoutDates(text) !== ''))
    return [line];
  const [cell] = line.cells;
  if (cell === undefined) return [line];
  const piece = (text: string): Line => ({ ...line, text, cells: [{ ...cell, text }] });
  return pieces.map(piece);
}

export function parseCertifications(all: readonly Line[]): FoundTree[] {
  const lines = all.flatMap(oneByOne);
  const dated = entriesOf(lines);
  const entries =
    dated.length > 0
      ? dated.flatMap((entry) => (entry.head.length === 0 ? plainEntries(entry.body) : [entry]))
      : plainEntries(lines);
  const withBodies = entries.flatMap((entry) => [[entry], plainEntries(entry.body)]).flat();
  return withBodies.flatMap(({ head, date }) => certificate(head, date));
}

function certificate(head: readonly Line[], date: Entry['date']): FoundTree[] {
  const { rest } = headed({ head, body: [], date }, 1, () => false);
  const texts = head.flatMap((line) =>
    line.cells.flatMap((cell) => {
      const text = rest
        .reduce(
          (own, part) => (part.kind === 'url' ? own.replace(part.text, '') : own),
          withoutDates(cell.text),
        )
        // Removing the URL leaves a dangling separator: 'IAAP · '.
        .replace(/^[\s·•|,;–—-]+|[\s·•|,;–—-]+$/g, '');
      return text === '' ? [] : nameAndIssuer(text).map((own) => ({ text: own, line }));
    }),
  );
  const [name, ...more] = texts;
  if (!name) return [];
  const issuer = more.map(({ text }) => text).join(', ');
  return [
    {
      name: found(name.text, [name.line], 0.85),
      issuer: found(issuer, head, 0.8),
      date: found(date?.end || date?.start || '', head, 0.9),
      url: found(address(rest.find(({ kind }) => kind === 'url')?.text), head, 0.9),
    },
  ];
}

/** 'PMP – Project Management Professional' is one name. The issuer follows a bar or is an institution. */
function nameAndIssuer(text: string): string[] {
  const barred = text.split(/\s+[|·•]\s+/);
  if (barred.length > 1) return barred;
  const match = /^(.+?)(?:,\s|\s[–—-]\s)(.+)$/u.exec(text);
  const [, name = '', issuer = ''] = match ?? [];
  return match && companyScore(issuer) + schoolScore(issuer) > 0 ? [name, issuer] : [text];
}

export function parseProjects(lines: readonly Line[]): FoundTree[] {
  return titledEntries(lines).map(project);
}

/** A full last line of the head that continues in the body is the body's first line, not part of the title. */
function withTextInBody(entry: Entry): Entry {
  const last = entry.head.at(-1);
  const [next] = entry.body;
  const isText =
    entry.head.length > 1 &&
    last !== undefined &&
    next !== undefined &&
    last.cells.length === 1 &&
    !last.style.bold &&
    !next.isBullet &&
    Math.abs(last.box.x - next.box.x) < 3 &&
    last.style.size === next.style.size &&
    !hadRoom(last, next);
  return isText ? { ...entry, head: entry.head.slice(0, -1), body: [last, ...entry.body] } : entry;
}

function project(dated: Entry): FoundTree {
  const entry = withTextInBody(dated);
  const { names, rest, place } = headed(entry, 1, () => false);
  const [name, ...more] = names;
  const url = rest.find(({ kind }) => kind === 'url') ?? undefined;
  const extra = [...more, ...(place ? [place] : [])].map(({ text, line }) => ({
    text,
    isBullet: false,
    lines: [line],
  }));
  const items = [...extra, ...itemsOf(entry.body)];
  return {
    name: name && found(name.text, [name.line], 0.85),
    url: found(address(url?.text), entry.head, 0.9),
    ...periodOf(entry),
    description: found(
      blocksOf(items),
      items.flatMap((item) => item.lines),
      0.85,
    ),
  };
}

/** Entries of a section without a dedicated parser. */
export function parseOther(lines: readonly Line[]): FoundTree[] {
  return titledEntries(lines).map(otherItem);
}

function otherItem(dated: Entry): FoundTree {
  const entry = withTextInBody(dated);
  const { names, rest, place } = headed(entry, 1, () => false);
  const [title, ...more] = names;
  const subtitle = [...more, ...(place ? [place] : [])].map(({ text }) => text).join(', ');
  const url = rest.find(({ kind }) => kind === 'url');
  return {
    title: title && found(title.text, [title.line], 0.7),
    subtitle: found(subtitle, entry.head, 0.6),
    url: found(address(url?.text), entry.head, 0.9),
    ...periodOf(entry),
    description: found(blocksOf(itemsOf(entry.body)), entry.body, 0.8),
  };
}

/** Splits by dates if there are any, else by titles that stand out, else into a single entry that is all text. */
function titledEntries(lines: readonly Line[]): Entry[] {
  const dated = entriesOf(lines);
  if (dated.length > 0) return dated;
  const [first] = lines;
  if (!first || first.isBullet || !(first.style.bold || first.heading !== null) || lines.length === 1)
    return [{ head: [], body: lines, date: null }];
  const entries: { head: Line[]; body: Line[]; date: null }[] = [];
  for (const line of lines) {
    const isTitle =
      !line.isBullet &&
      line.style.bold === first.style.bold &&
      line.heading === first.heading &&
      line.text.length < 90;
    if (isTitle || entries.length === 0) entries.push({ head: [line], body: [], date: null });
    else entries.at(-1)?.body.push(line);
  }
  return entries;
}

/** A URL broken over several lines is complete in its link. */
const wholeAddress = (url: string, spans: Line['cells'][number]['spans']) =>
  spans
    .map(({ href }) => href)
    .find(
      (href) =>
        href !== null && addressKey(href) !== addressKey(url) && addressKey(href).startsWith(addressKey(url)),
    ) ?? url;

/** URLs of a links section, each with the text before it. */
export function parseLinks(lines: readonly Line[]): { label: string; url: string; line: Line }[] {
  return lines.flatMap((line) =>
    line.cells.flatMap(({ text, spans }) => {
      const urls = findUrls(text);
      const href = spans.find((span) => span.href !== null && /^https?:/.test(span.href))?.href ?? null;
      if (urls.length === 0)
        return href === null || findDates(text).length > 0
          ? []
          : [{ label: withoutDates(text), url: href, line }];
      return urls.map((url) => ({
        label:
          text
            .slice(0, text.indexOf(url))
            .split(/[|·•,;]/)
            .at(-1)
            ?.replace(/https?:\/\/$|[\s:–—-]+$/g, '')
            .trim() ?? '',
        url: wholeAddress(url, spans),
        line,
      }));
    }),
  );
}
