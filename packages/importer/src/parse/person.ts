import { roleScore } from '../lexicon/roles.ts';
import { placeScore, trailingPlace } from '../lexicon/places.ts';
import { sectionKind } from '../lexicon/section-kinds.ts';
import type { Cell, Line, Source } from '../source.ts';
import { findEmails, findPhones } from '../text/contacts.ts';
import { findDates } from '../text/dates.ts';
import { wordsOf } from '../text/fold.ts';
import { type Item, itemsOf, joinLines } from './body.ts';
import { type Found, found, type FoundTree } from './found.ts';
import { bodyStyle, type Section } from './sections.ts';
import { details, isContact, ownContacts, PLAIN_LABELS } from './own-contacts.ts';

interface Spot {
  readonly cell: Cell;
  readonly line: Line;
}

export interface Person {
  readonly personalInfo: Readonly<Record<string, Found | undefined>>;
  readonly contacts: readonly FoundTree[];
  /** Prose before the first heading. */
  readonly prose: readonly Item[];
  readonly name: string;
}

const NOT_A_NAME = /^(?:curriculum(?: vitae)?|curr[ií]culo|resume|résumé|cv)$/i;

/** How much a text looks like the person's name. */
function nameScore({ cell, line }: Spot, bodySize: number, mail: string): number {
  const text = cell.text.replace(/,.*$/, '');
  const words = text.split(/\s+/);
  if (words.length > 7 || words.length < 1 || text.length > 60 || text.length < 3) return -1;
  if (
    /[\d@:|/]/.test(text) ||
    NOT_A_NAME.test(text) ||
    sectionKind(text) !== null ||
    placeScore(cell.text) > 0
  )
    return -1;
  if (!/^\p{Lu}/u.test(text)) return -1;
  const slug = wordsOf(mail.split('@')[0] ?? '').join('');
  const hits = wordsOf(text).filter((word) => word.length > 1 && slug.includes(word)).length;
  const size = Math.max(...cell.spans.map((span) => span.size)) / bodySize;
  return (
    Math.min(size, 3) +
    (line.heading === 1 || line.heading === 0 ? 1 : 0) +
    Math.min(hits, 2) * 0.8 +
    (words.length >= 2 ? 0.4 : -0.3) -
    (roleScore(text) > 0.8 && hits === 0 ? 0.9 : 0)
  );
}

const spotsOf = (lines: readonly Line[]): Spot[] =>
  lines.flatMap((line) => line.cells.map((cell) => ({ cell, line })));

export function parsePerson(source: Source, sections: readonly Section[]): Person {
  const opening = sections.filter(({ kind }) => kind === 'preamble').flatMap(({ lines }) => lines);
  const contact = sections.filter(({ kind }) => kind === 'contact').flatMap(({ lines }) => lines);
  const linked = sections.filter(({ kind }) => kind === 'links').flatMap(({ lines }) => lines);
  const all = source.lines;
  const near = [...opening, ...contact, ...linked];
  const firstWith = (find: (text: string) => string[]) => {
    for (const line of [...near, ...all]) {
      const [value] = find(line.text.replaceAll('\t', '   '));
      if (value !== undefined) return { value, line };
    }
    return undefined;
  };
  const mailHref = source.links
    .find(({ href }) => href.startsWith('mailto:'))
    ?.href.slice('mailto:'.length)
    .split('?')[0];
  const email =
    firstWith(findEmails) ??
    (mailHref === undefined || all[0] === undefined ? undefined : { value: mailHref, line: all[0] });
  const phone = firstWithPhone([...near], all);
  const bodySize = bodyStyle(all).size;
  const firstPage = all.filter(({ page }) => page === (all[0]?.page ?? 1));
  const spots = spotsOf(opening.length > 0 ? opening : firstPage.slice(0, 8));
  const ranked = (own: readonly Spot[]) =>
    own
      .map((spot, index) => ({ spot, score: nameScore(spot, bodySize, email?.value ?? '') - index * 0.02 }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)[0];
  const best = ranked(spots) ?? ranked(spotsOf(firstPage));
  const name = best?.spot;
  const nameText = tidyName(name?.cell.text ?? '');
  const rest = opening.filter((line) => line !== name?.line || line.cells.length > 1);
  const behindName = (name?.cell.text ?? '').split(PARTED).slice(1).join(' ');
  const headline = wholeHeadline(
    name !== undefined && roleScore(behindName) > 0.5
      ? { text: behindName, line: name.line }
      : headlineOf(rest, name),
    rest,
  );
  const place = placeOf([...rest, ...contact], headline?.line);
  const prose = itemsOf(
    rest.filter(
      (line) =>
        !headline?.lines.includes(line) &&
        line.cells.length === 1 &&
        !isContact(line.text) &&
        line !== place?.line &&
        placeScore(line.text) === 0,
    ),
  ).filter(({ text }) => text.length > 70);
  const [firstName = '', ...others] = nameText.split(/\s+/);
  const at = name === undefined ? [] : [name.line];
  const certainty = Math.min(0.97, 0.4 + (best?.score ?? 0) * 0.2);
  return {
    personalInfo: {
      firstName: found(firstName, at, certainty),
      lastName: found(others.join(' '), at, certainty),
      email: email && found(email.value, [email.line], 0.99),
      phone: phone && found(phone.value, [phone.line], 0.97),
      jobTitle:
        headline &&
        found(
          PARTED.test(headline.text) ? withoutPlace(headline.text) : headline.text,
          headline.lines,
          roleScore(headline.text) > 0 ? 0.9 : 0.6,
        ),
      city: place && found(place.value, [place.line], 0.9),
    },
    contacts: ownContacts({ opening, contact, linked }, email?.value ?? ''),
    prose,
    name: nameText,
  };
}

function firstWithPhone(near: readonly Line[], all: readonly Line[]) {
  for (const line of [...near, ...all.filter(({ text }) => /tel|phone|fone|cel|mobile|whats/i.test(text))])
    for (const { text } of line.cells) {
      const [value] = findPhones(text);
      if (value !== undefined && findDates(text).every(({ isRange }) => !isRange)) return { value, line };
    }
  return undefined;
}

const PARTED = /\s+[–—|·•-]\s+/;

/** 'MARIA DA SILVA, PhD' keeps its case, but loses the part after the comma and a job title after a separator. */
function tidyName(text: string): string {
  const [name = '', ...rest] = text.split(PARTED);
  const own = roleScore(rest.join(' ')) > 0.5 ? name : text;
  return own.replace(/,.*$/, '').replace(/\s+/g, ' ').trim();
}

/** A job title without the location after it. */
const withoutPlace = (text: string) =>
  text
    .split(PARTED)
    .filter((part, index) => index === 0 || placeScore(part) === 0)
    .join(' – ');

function headlineOf(
  lines: readonly Line[],
  name: Spot | undefined,
): { text: string; line: Line } | undefined {
  const after = lines.filter((line) => name === undefined || line.flow === name.line.flow);
  const candidates = after.flatMap((line) =>
    line.cells.flatMap(({ text, box }) =>
      text === name?.cell.text ||
      isContact(text) ||
      text.length > 110 ||
      text.length < 3 ||
      placeScore(text) > 0 ||
      NOT_A_NAME.test(text) ||
      text.endsWith('.') ||
      findDates(text).length > 0
        ? []
        : [
            {
              text: text.replace(PLAIN_LABELS, '').trim(),
              line,
              gap: Math.abs(box.y - (name?.cell.box.y ?? 0)),
            },
          ],
    ),
  );
  const named = candidates.find(({ text }) => roleScore(text) > 0.5);
  if (named) return named;
  const size = name === undefined ? 0 : Math.max(...name.cell.spans.map((span) => span.size));
  return candidates.find(
    ({ gap, text }) => gap < 3.2 * size && /\p{Lu}/u.test(text) && text.split(' ').length <= 12,
  );
}

const OPEN_HEADLINE = /\s*[|·•]\s*$/;

/** 'Business Partner |' wraps or has a stray bar. Lines the file tags as one paragraph are joined. */
function wholeHeadline(
  headline: { text: string; line: Line } | undefined,
  lines: readonly Line[],
): { text: string; line: Line; lines: readonly Line[] } | undefined {
  if (headline === undefined) return undefined;
  const { line } = headline;
  const goesOn = (text: string, next: Line | undefined): next is Line =>
    next !== undefined &&
    (OPEN_HEADLINE.test(text) || (line.isParagraph && line.block !== null && next.block === line.block)) &&
    next.flow === line.flow &&
    next.cells.length === 1 &&
    next.style.size === line.style.size &&
    !isContact(next.text) &&
    placeScore(next.text) === 0;
  const own = [line];
  let { text } = headline;
  for (let at = lines.indexOf(line) + 1; own.length < 3; at += 1) {
    const next = lines[at];
    if (!goesOn(text, next)) break;
    own.push(next);
    text = joinLines([text, next.text]);
  }
  return { text: text.replace(OPEN_HEADLINE, ''), line, lines: own };
}

function placeOf(
  lines: readonly Line[],
  headline: Line | undefined,
): { value: string; line: Line } | undefined {
  for (const line of lines)
    for (const { text } of line.cells)
      for (const detail of details(text)) {
        const bare = detail.replace(PLAIN_LABELS, '').trim();
        if (placeScore(bare) >= 1) return { value: bare, line };
      }
  for (const line of lines) {
    if (line === headline) continue;
    for (const { text } of line.cells) {
      const tail =
        text.length < 120
          ? details(text)
              .map((detail) => trailingPlace(detail))
              .find((found) => found !== null)
          : undefined;
      if (tail) return { value: tail.place, line };
    }
  }
  return undefined;
}
