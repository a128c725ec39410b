/** An RFC 5545 event. */
export interface CalendarEvent {
  uid: string;
  /** 'YYYY-MM-DD' for a whole day, 'YYYY-MM-DDTHH:MM' for a floating local time. */
  at: string;
  summary: string;
  description: string;
  url: string;
  changedAt: Date;
  /** Incremented with every change. */
  sequence: number;
}

const FOLD_OCTETS = 75;
const REFRESH = 'PT4H';

/** Control characters are not allowed; line breaks are written as '\n'. */
const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|[\n\r\u2028\u2029]/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, ' ');

/** Folds lines at 75 octets without splitting a character. */
function fold(line: string): string {
  let [folded, octets] = ['', 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > FOLD_OCTETS) [folded, octets] = [`${folded}\r\n `, 1];
    folded += character;
    octets += size;
  }
  return folded;
}

const digits = (at: string): string => at.replaceAll(/[-:]/g, '');
const utc = (moment: Date): string => `${digits(moment.toISOString().slice(0, 19))}Z`;

/** A time without a zone (floating) is the same local hour wherever the user is, as they entered it. */
const startOf = (at: string): string =>
  at.includes('T') ? `DTSTART:${digits(at)}00` : `DTSTART;VALUE=DATE:${digits(at)}`;

const eventLines = ({ uid, at, summary, description, url, changedAt, sequence }: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${escapeText(uid)}`,
  `DTSTAMP:${utc(changedAt)}`,
  `LAST-MODIFIED:${utc(changedAt)}`,
  `SEQUENCE:${sequence}`,
  startOf(at),
  `SUMMARY:${escapeText(summary)}`,
  `DESCRIPTION:${escapeText(description)}`,
  `URL:${url}`,
  // A whole-day event does not mark the user as busy.
  `TRANSP:${at.includes('T') ? 'OPAQUE' : 'TRANSPARENT'}`,
  'END:VEVENT',
];

/** Deterministic: the same events give the same bytes. */
export function icalendar(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lauda//Applications//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
