export interface ReadEvent {
  [name: string]: string;
}

/** name *(;param=value) : value, per RFC 5545 for lines without quoted parameters. */
const LINE =
  /^(?<name>[A-Z][A-Z0-9-]*)(?<parameters>(?:;[A-Z][A-Z0-9-]*=[A-Z0-9-]+)*):(?<value>[^\p{Cc}]*)$/u;
const VALUES: Readonly<Record<string, RegExp>> = {
  DTSTAMP: /^\d{8}T\d{6}Z$/,
  'LAST-MODIFIED': /^\d{8}T\d{6}Z$/,
  DTSTART: /^\d{8}T\d{6}$/,
  'DTSTART;VALUE=DATE': /^\d{8}$/,
  SEQUENCE: /^\d{1,9}$/,
  UID: /^[\x21-\x7e]{1,255}$/,
  URL: /^https:\/\/[\x21-\x7e]+$/,
  TRANSP: /^(?:OPAQUE|TRANSPARENT)$/,
  VERSION: /^2\.0$/,
  'REFRESH-INTERVAL;VALUE=DURATION': /^PT\d+H$/,
  'X-PUBLISHED-TTL': /^PT\d+H$/,
};
const TEXTS = new Set(['SUMMARY', 'DESCRIPTION', 'NAME', 'X-WR-CALNAME']);
const ONCE = ['UID', 'DTSTAMP', 'LAST-MODIFIED', 'SEQUENCE', 'SUMMARY', 'DESCRIPTION', 'URL', 'TRANSP'];

const isRealDate = (digits: string): boolean => {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})/.exec(digits) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.toISOString().slice(0, 10) === `${year}-${month}-${day}`;
};

/** The value of a text property: every special character in it must be escaped. */
function textOf(value: string): string {
  if (!/^(?:[^\\;,]|\\[\\;,nN])*$/u.test(value)) throw new Error(`not escaped: ${value}`);
  return value.replaceAll(/\\(.)/gu, (_whole, one: string) => (/n/i.test(one) ? '\n' : one));
}

/** Parses a calendar strictly by RFC 5545, and throws at any violation. */
export function readICalendar(bytes: Buffer): { calendar: ReadEvent; events: ReadEvent[] } {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  if (!text.endsWith('\r\n') || /(?<!\r)\n|\r(?!\n)/.test(text)) throw new Error('line ends are CRLF');
  const raw = text.slice(0, -2).split('\r\n');
  for (const line of raw)
    if (Buffer.byteLength(line) > 75 || line === '')
      throw new Error(`${Buffer.byteLength(line)} octets: ${line}`);
  const lines = text.slice(0, -2).replaceAll('\r\n ', '').split('\r\n');
  if (lines.shift() !== 'BEGIN:VCALENDAR' || lines.pop() !== 'END:VCALENDAR') throw new Error('no calendar');
  const calendar: ReadEvent = {};
  const events: ReadEvent[] = [];
  let open: ReadEvent | null = null;
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') {
      if (open !== null) throw new Error('an event in an event');
      open = {};
      events.push(open);
      continue;
    }
    if (line === 'END:VEVENT') {
      for (const name of ONCE) if (open?.[name] === undefined) throw new Error(`an event without ${name}`);
      open = null;
      continue;
    }
    const { name = '', parameters = '', value = '' } = LINE.exec(line)?.groups ?? {};
    const key = `${name}${parameters}`;
    const [known] = [VALUES[key]];
    if (name === '' || (known !== undefined && !known.test(value))) throw new Error(`malformed: ${line}`);
    if (name.startsWith('DT') && !isRealDate(value)) throw new Error(`no such day: ${line}`);
    const into = open ?? calendar;
    if (into[key] !== undefined) throw new Error(`twice: ${line}`);
    into[key] = TEXTS.has(name) ? textOf(value) : value;
  }
  for (const name of ['PRODID', 'VERSION']) if (!calendar[name]) throw new Error(`no ${name}`);
  if (calendar['METHOD'] !== undefined) throw new Error('a feed has no METHOD');
  if (new Set(events.map((event) => event['UID'])).size < events.length) throw new Error('a UID twice');
  return { calendar, events };
}
