import { placeScore, trailingPlace } from '../../lexicon/places.ts';
import type { Line, Span } from '../../source.ts';
import { addressKey, findUrls } from '../../text/contacts.ts';
import { isDuration, withoutDates } from '../../text/dates.ts';

/** A part of an entry's head: a name, a location or a URL. */
export interface Part {
  readonly text: string;
  readonly kind: 'name' | 'place' | 'url';
  readonly line: Line;
}

const EDGES = /^[\s,;|·•:/–—-]+|[\s,;|·•:/–—-]+$/g;
const tidy = (text: string) =>
  text
    .replace(EDGES, '')
    .replace(/^\(([^()]*)\)$/, '$1')
    .trim();
const STRONG = /\s+[|·•‧∙]\s*|\s+[–—]\s+|\s+-\s+|\s+@\s+|\t| {3,}/;

/** Adjacent spans of one style form one piece: bold 'Engineer' and regular ', Acme' are two. */
function styledPieces(spans: readonly Span[]): string[] {
  const pieces: { text: string; key: string }[] = [];
  for (const { text, bold, italic } of spans) {
    const key = `${bold} ${italic}`;
    const last = pieces.at(-1);
    if (last && (last.key === key || text.trim() === '')) last.text += text;
    else pieces.push({ text, key });
  }
  return pieces.map(({ text }) => text);
}

/** 'Florianópolis - SC' is one location, although the dash separates names elsewhere. */
const strongPieces = (text: string) =>
  text
    .replace(/\s[-–]\s(?=[A-Z]{2}(?:[\s,|)]|$))/g, '\u0001')
    .split(STRONG)
    .map((piece) => piece.replaceAll('\u0001', ' - '));

function placeParts(text: string, line: Line): Part[] {
  const bare = tidy(text);
  if (bare === '') return [];
  if (placeScore(bare) >= 1) return [{ text: bare, kind: 'place', line }];
  const tail = trailingPlace(bare);
  if (tail === null) return [{ text: bare, kind: 'name', line }];
  const name = tidy(bare.slice(0, tail.index).replace(/\($/, ''));
  return [
    ...(name === '' ? [] : [{ text: name, kind: 'name', line } as const]),
    { text: tail.place, kind: 'place', line },
  ];
}

/** URLs in a cell: text that looks like one, and text that the file links to itself, whatever its domain. */
function addressesIn(text: string, spans: readonly Span[]): string[] {
  const linked = spans
    .filter(
      ({ text: words, href }) =>
        href !== null &&
        /^https?:/.test(href) &&
        words.includes('.') &&
        addressKey(href) === addressKey(words.trim()),
    )
    .map(({ text: words }) => words.trim());
  return [...new Set([...findUrls(text), ...linked])].filter((url) => text.includes(url));
}

/** The parts of an entry's head without its dates, in order. */
export function headParts(head: readonly Line[]): Part[] {
  return head.flatMap((line) =>
    line.cells.flatMap((cell) => {
      const rest = withoutDates(cell.text);
      if (rest === '' || isDuration(rest)) return [];
      const urls = addressesIn(rest, cell.spans);
      const unlinked = urls
        .reduce((text, url) => text.replace(url, ' | '), rest)
        .replace(/https?:\/\/(?=\s|$)/g, '');
      const pieces =
        rest === cell.text && urls.length === 0 ? styledPieces(cell.spans) : cutByStyle(unlinked, cell.spans);
      return [
        ...pieces.flatMap(strongPieces).flatMap((piece) => placeParts(piece, line)),
        ...urls.map((url): Part => ({ text: url, kind: 'url', line })),
      ];
    }),
  );
}

/** Splits text whose dates were removed wherever the original style changes. */
function cutByStyle(text: string, spans: readonly Span[]): string[] {
  const pieces = styledPieces(spans)
    .map((piece) => tidy(withoutDates(piece)))
    .filter((piece) => piece !== '');
  const cuts: string[] = [];
  let rest = text;
  for (const piece of pieces) {
    const at = rest.indexOf(piece);
    if (at < 0) return [text];
    if (at > 0 && tidy(rest.slice(0, at)) !== '') return [text];
    cuts.push(piece);
    rest = rest.slice(at + piece.length);
  }
  if (tidy(rest) !== '') cuts.push(rest);
  return cuts.length === 0 ? [text] : cuts;
}

/** 'Engineer, Acme' in one style is two names: commas separate when nothing else does. */
export function commaParts(part: Part): Part[] {
  return part.text
    .split(/,\s+(?![^(]*\))/)
    .map(tidy)
    .filter((text) => text !== '' && !/^(?:inc|llc|ltd|jr|sr|ph\.?d)\.?$/i.test(text))
    .map((text) => ({ text, kind: part.kind, line: part.line }));
}
