import { isRow } from './shape.ts';

const LISTS = ['experience', 'education', 'skills'] as const;
const REQUIRED = ['firstName', 'lastName', 'email'] as const;

export type Validity =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'no-personal-info' }
  | { readonly ok: false; readonly reason: 'not-a-list'; readonly field: (typeof LISTS)[number] }
  | { readonly ok: false; readonly reason: 'empty'; readonly field: (typeof REQUIRED)[number] };

/** Whether a resume says who it is about. One that does not can still be saved and edited. */
export function resumeValidity(value: unknown): Validity {
  const resume = isRow(value) ? value : {};
  const person = resume['personalInfo'];
  if (!isRow(person)) return { ok: false, reason: 'no-personal-info' };
  const list = LISTS.find((name) => !Array.isArray(resume[name]));
  if (list !== undefined) return { ok: false, reason: 'not-a-list', field: list };
  const isEmpty = (text: unknown) => typeof text !== 'string' || text.trim() === '';
  const missing = REQUIRED.find((name) => isEmpty(person[name]));
  return missing === undefined ? { ok: true } : { ok: false, reason: 'empty', field: missing };
}
