import { readTypedMonth } from './month.ts';
import type { Period } from '../resume.ts';

/** A dash with spaces around it, a long dash, 'to', 'a', 'até'; or a hyphen between two years. */
const BETWEEN = /\s*[–—]\s*|\s+-\s+|\s+(?:to|until|a|até|ate)\s+|(?<=\b\d{4})-(?=\d{4}\b)/iu;
const NOW = /^(?:now|present|current|today|atual|atualmente|hoje|presente|o momento)$/iu;
/** LinkedIn appends the length: '· 3 yrs 2 mos'. */
const LENGTH = /\s*·\s*\d+\s*(?:yrs?|mos?|years?|months?|anos?|m[eê]s(?:es)?)\b.*$/iu;

/** Parses 'Mar 2019 – Jun 2021', '03/2019 - now', '2019-2021', 'jan 2020 a atual'. Null when it is not a period. */
export function readWrittenPeriod(written: string): Period | null {
  const [start = '', end = '', ...more] = written.replace(LENGTH, '').trim().split(BETWEEN);
  if (start === '' || end === '' || more.length > 0) return null;
  const startDate = readTypedMonth(start);
  if (startDate === null || startDate === '') return null;
  if (NOW.test(end)) return { startDate, endDate: '', current: true };
  const endDate = readTypedMonth(end);
  return endDate === null || endDate === '' ? null : { startDate, endDate, current: false };
}
