import { plainText, type RichText } from '@lauda/domain/resume/rich-text';
import type { Resume } from '@lauda/domain/resume/resume';

/** Entry lists that a review shows, in page order. */
export const REVIEW_LISTS = [
  'contacts',
  'experience',
  'education',
  'skills',
  'projects',
  'languages',
  'certifications',
] as const;
export type ReviewList = (typeof REVIEW_LISTS)[number];

export type FieldForm = 'line' | 'rich' | 'month' | 'flag' | 'level';

const RICH = new Set(['summary', 'description']);
const MONTHS = new Set(['startDate', 'endDate', 'date']);

/** The input type of a field, derived from its name. */
export function formOf(path: string): FieldForm {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (RICH.has(name)) return 'rich';
  if (MONTHS.has(name)) return 'month';
  if (name === 'current') return 'flag';
  return name === 'skillLevelId' ? 'level' : 'line';
}

function valueAtIndex(resume: Resume, path: string): unknown {
  let node: unknown = resume;
  for (const name of path.split('/')) node = (node as Record<string, unknown> | undefined)?.[name];
  return node;
}

/** 'YYYY-MM' in the format users type. */
const monthShown = (stored: string): string => stored.replace(/^(\d{4})-(\d{2})$/, '$2/$1');

/** A rich text field, with marks, lists and links. */
export function richAt(resume: Resume, path: string): RichText {
  const value = valueAtIndex(resume, path);
  return Array.isArray(value) ? (value as RichText) : [];
}

/** A field as the text in its input. */
export function textAt(resume: Resume, path: string): string {
  const value = valueAtIndex(resume, path);
  if (Array.isArray(value)) return plainText(value);
  if (value === true) return 'true';
  if (typeof value !== 'string') return '';
  return formOf(path) === 'month' ? monthShown(value) : value;
}
