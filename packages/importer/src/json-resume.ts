import { fromJsonResume } from '@lauda/domain/resume/json-resume/json-resume';
import { plainText, type RichText } from '@lauda/domain/resume/rich-text';
import type { Resume } from '@lauda/domain/resume/resume';
import { languageOfTexts } from './parse/language.ts';
import type { Field } from './parse/found.ts';
import { type ImportResult, refused } from './result.ts';

const SECTIONS = new Set([
  'basics',
  'work',
  'education',
  'skills',
  'projects',
  'languages',
  'volunteer',
  'awards',
  'meta',
]);

/** Reads a file in JSON Resume format, including our own export. */
export function readJsonResume(bytes: Uint8Array): ImportResult {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return refused('broken');
  }
  if (typeof value !== 'object' || value === null || !Object.keys(value).some((name) => SECTIONS.has(name)))
    return refused('unsupported');
  const read = fromJsonResume(value, { language: languageOfTexts(textsOf(value)) });
  if (!read.ok) return refused('unsupported');
  const fields = fieldsOf(read.resume);
  if (fields.length === 0) return refused('empty');
  const lines = JSON.stringify(value, null, 2)
    .split('\n')
    .map((text) => ({ page: 1, text, box: null }));
  return { ok: true, source: 'json-resume', resume: read.resume, fields, unplaced: [], pages: [], lines };
}

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const own of Object.values(value)) yield* textsOf(own);
}

const LISTS = [
  'experience',
  'education',
  'skills',
  'contacts',
  'projects',
  'languages',
  'certifications',
] as const;

/** Every filled value of a resume that comes from data instead of pages. */
export function fieldsOf(resume: Resume): Field[] {
  const field = (path: string, value: unknown): Field[] => {
    const text = typeof value === 'string' ? value : Array.isArray(value) ? plainText(value as RichText) : '';
    return text === '' ? [] : [{ path, value: text, page: 1, box: null, confidence: 1 }];
  };
  const entry = (path: string, row: object) =>
    Object.entries(row).flatMap(([name, value]) =>
      name === 'id' || name === 'items' ? [] : field(`${path}/${name}`, value),
    );
  return [
    ...entry('personalInfo', resume.personalInfo),
    ...LISTS.flatMap((list) => resume[list].flatMap((row, index) => entry(`${list}/${index}`, row))),
    ...resume.customSections.flatMap((section, index) => [
      ...entry(`customSections/${index}`, section),
      ...section.items.flatMap((item, at) => entry(`customSections/${index}/items/${at}`, item)),
    ]),
  ];
}
