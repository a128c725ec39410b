import { SECTION_KEYS } from '@lauda/domain/resume/sections';

const KNOWN = new Set<string>(['name', 'headline', 'personalInfo', ...SECTION_KEYS]);

/** The name of a document path as message arguments: 'experience/1/dates'. */
export function lostFieldName(path: string): { section: string; number: string; part: string } {
  const names = path.split('/');
  const [first = ''] = names;
  const section = KNOWN.has(first) ? first : 'other';
  const number = names.slice(1).find((name) => /^\d+$/.test(name));
  const part = names.slice(1).findLast((name) => !/^\d+$/.test(name)) ?? 'none';
  return { section, number: number === undefined ? 'none' : String(Number(number) + 1), part };
}
