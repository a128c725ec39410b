import {
  type Concept,
  type ConceptName,
  type NameForm,
  SKILL_CATEGORIES,
  type SkillCategory,
} from './concept.ts';
import { fold } from './words.ts';

/**
 * Lines are 'en; en | pt; pt @year > implied; implied' under '# category' headings. Without Portuguese names the
 * English ones are used for both languages. Prefix '=': case-sensitive; '!': in exactly this number and gender.
 */
export interface TableEntry extends Concept {
  readonly names: readonly ConceptName[];
}

const isCategory = (value: string): value is SkillCategory =>
  (SKILL_CATEGORIES as readonly string[]).includes(value);

const split = (part: string, sign: string) =>
  part
    .split(sign)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');

const bare = (name: string) => name.replace(/^[=!]/, '');

export const slug = (name: string): string =>
  fold(name)
    .replaceAll('+', ' plus')
    .replaceAll('#', ' sharp')
    .replace(/^\./, 'dot ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** 'SEM' must not match the Portuguese 'sem', nor 'AP' the beginning of a word. */
function formOf(name: string, usual: NameForm): NameForm {
  if (name.startsWith('=') || (usual === 'stem' && /^[A-Z&/]{2,5}$/.test(name))) return 'case';
  return name.startsWith('!') ? 'exact' : usual;
}

function readLine(line: string, category: SkillCategory): TableEntry {
  const [rest = '', implied = ''] = line.split(' > ');
  const year = / @(\d{4})$/.exec(rest.trimEnd());
  const [english = '', portuguese = ''] = (year === null ? rest : rest.slice(0, year.index)).split('|');
  const en = split(english, ';');
  const pt = split(portuguese, ';');
  const form: NameForm = category === 'tool' || category === 'certification' ? 'exact' : 'stem';
  return {
    id: slug(bare(en[0] ?? '')),
    category,
    en: en.map(bare),
    pt: (pt.length === 0 ? en : pt).map(bare),
    since: year === null ? null : Number(year[1]),
    implies: split(implied, ';').map((name) => slug(name)),
    names: [...en, ...pt].map((name) => ({ text: bare(name), form: formOf(name, form) })),
  };
}

export function readTable(table: string): TableEntry[] {
  let category: SkillCategory = 'hard';
  const entries: TableEntry[] = [];
  for (const line of split(table, '\n')) {
    const heading = line.startsWith('# ') ? line.slice(2) : null;
    if (heading === null) entries.push(readLine(line, category));
    else if (isCategory(heading)) category = heading;
  }
  return entries;
}
