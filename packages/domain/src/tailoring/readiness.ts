import { isRow } from '../resume/shapes/shape.ts';

const LISTS = ['experience', 'education', 'skills'] as const;

export type NotReadyReason = 'no-personal-info' | 'no-first-name' | 'no-last-name' | 'no-content';

export type Readiness = { readonly ok: true } | { readonly ok: false; readonly reason: NotReadyReason };

const isBlank = (text: unknown) => typeof text !== 'string' || text.trim() === '';

/** Whether a resume has enough content to compare with an ad: who it is about, and something they have done. */
export function tailoringReadiness(value: unknown): Readiness {
  const resume = isRow(value) ? value : {};
  const person = resume['personalInfo'];
  if (!isRow(person)) return { ok: false, reason: 'no-personal-info' };
  if (isBlank(person['firstName'])) return { ok: false, reason: 'no-first-name' };
  if (isBlank(person['lastName'])) return { ok: false, reason: 'no-last-name' };
  const hasContent = LISTS.some((name) => {
    const list = resume[name];
    return Array.isArray(list) && list.length > 0;
  });
  return hasContent ? { ok: true } : { ok: false, reason: 'no-content' };
}
