import type { ImportReading } from '@lauda/contract/resumes/imports';
import { readTypedMonth } from '@lauda/domain/resume/dates/month';
import { formOf } from './review-paths.ts';
import { type ReviewState, shownText } from './review-state.ts';

/** Why a field needs a check. */
export type Doubt = 'unsure' | 'scan' | 'ai' | 'missing' | 'notDate' | 'dates' | 'email';

const UNSURE_BELOW = 0.85;
/** Tesseract misreads characters even where the field is certain. */
const SCAN_BELOW = 0.98;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

const NEEDED = { experience: ['position', 'company'], education: ['school', 'degree'] } as const;

const isLookedAt = ({ edits, confirmed }: ReviewState, path: string): boolean =>
  edits[path] !== undefined || confirmed.includes(path);

/** A field the user has checked counts as correct; a field that contradicts itself stays doubtful until it is fixed. */
export function doubtsOf(reading: ImportReading, state: ReviewState): Map<string, Doubt> {
  const doubts = new Map<string, Doubt>();
  const text = (path: string) => shownText(reading, state, path).trim();
  for (const { path, confidence } of reading.fields) {
    if (isLookedAt(state, path)) continue;
    if (confidence < UNSURE_BELOW) doubts.set(path, 'unsure');
    else if (reading.kind === 'scan' && confidence < SCAN_BELOW) doubts.set(path, 'scan');
  }
  for (const name of ['firstName', 'email'] as const)
    if (text(`personalInfo/${name}`) === '') doubts.set(`personalInfo/${name}`, 'missing');
  const email = text('personalInfo/email');
  if (email !== '' && !EMAIL.test(email)) doubts.set('personalInfo/email', 'email');

  for (const [list, names] of Object.entries(NEEDED) as [keyof typeof NEEDED, readonly string[]][])
    for (const [index] of reading.resume[list].entries())
      for (const name of names)
        if (text(`${list}/${index}/${name}`) === '') doubts.set(`${list}/${index}/${name}`, 'missing');

  for (const list of ['experience', 'education', 'projects'] as const)
    for (const [index] of reading.resume[list].entries()) {
      const [start, end] = [`${list}/${index}/startDate`, `${list}/${index}/endDate`];
      const isOpen = text(`${list}/${index}/current`) === 'true';
      const [from, to] = [readTypedMonth(text(start)) ?? '', isOpen ? '' : (readTypedMonth(text(end)) ?? '')];
      if (from !== '' && to !== '' && to < from.slice(0, to.length)) doubts.set(end, 'dates');
    }
  for (const path of Object.keys(state.edits))
    if (formOf(path) === 'month' && readTypedMonth(text(path)) === null) doubts.set(path, 'notDate');
  for (const path of state.fromAi) if (!state.confirmed.includes(path)) doubts.set(path, 'ai');
  const isRemoved = (path: string) => state.removed.some((entry) => path.startsWith(`${entry}/`));
  return new Map([...doubts].filter(([path]) => !isRemoved(path)));
}

const CPF = /\b\d{3}\.\d{3}\.\d{3}-\d{2}\b/;

/** Detects a CPF: employers do not need it, and it can be misused. */
export const hasTaxNumber = ({ lines }: ImportReading): boolean => lines.some(({ text }) => CPF.test(text));
