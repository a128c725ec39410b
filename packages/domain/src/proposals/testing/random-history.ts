import { setAt, valueAt } from '../../resume/path.ts';
import type { Resume } from '../../resume/resume.ts';
import { type RichText, richTextFromPlain } from '../../resume/rich-text.ts';
import { normaliseResume } from '../../resume/schema.ts';
import { SECTION_KEYS } from '../../resume/sections.ts';
import type { Random } from '../../resume/testing/random.ts';

type Entry = { readonly id: string } & Readonly<Record<string, unknown>>;
/** Makes an edit; changes a list only if it is one of the given ones. */
type Command = (resume: Resume, random: Random, lists: readonly string[]) => Resume;

const WORDS = ['led', 'built', 'sold', '12', 'teams', 'ports', 'audits', 'min', 'min.'];
/** Few ids, so that both sides add, remove and restore the same ones. */
const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'order'];

const words = (random: Random) =>
  Array.from({ length: 1 + random.below(3) }, () => random.pick(WORDS)).join(' ');
const text = (random: Random): RichText =>
  richTextFromPlain(Array.from({ length: random.below(3) }, () => `• ${words(random)}`).join('\n'));

const period = { startDate: '2020', endDate: '', current: false };
const url = '';

/** Lists by path, with a factory for new entries. */
const LISTS: Readonly<Record<string, (random: Random) => object>> = {
  experience: (random) => ({
    ...period,
    company: words(random),
    position: words(random),
    location: '',
    description: text(random),
  }),
  education: (random) => ({
    ...period,
    school: words(random),
    degree: '',
    field: '',
    location: '',
    description: text(random),
  }),
  skills: (random) => ({ name: words(random), skillLevelId: random.pick(['', 'expert']), group: '' }),
  contacts: (random) => ({ kind: 'other', label: '', value: words(random) }),
  projects: (random) => ({ ...period, name: words(random), url, description: text(random) }),
  languages: (random) => ({ name: words(random), level: words(random) }),
  certifications: (random) => ({ name: words(random), issuer: words(random), date: '', url }),
  customSections: (random) => ({ title: words(random), items: items(random) }),
  'customSections/a/items': (random) => item(random),
  'customSections/b/items': (random) => item(random),
};

const item = (random: Random) => ({
  ...period,
  title: words(random),
  subtitle: '',
  url,
  description: text(random),
});

function items(random: Random): Entry[] {
  return random
    .shuffle(IDS)
    .slice(0, random.below(4))
    .map((id) => Object.assign(item(random), { id }));
}

const entriesAt = (resume: Resume, path: string) => valueAt(resume, path.split('/')) as Entry[] | undefined;

/** Changes a list if it exists. */
const inList =
  (change: (entries: Entry[], random: Random, path: string) => readonly Entry[]): Command =>
  (resume, random, lists) => {
    const path = random.pick(lists);
    const entries = entriesAt(resume, path);
    return entries === undefined ? resume : setAt(resume, path.split('/'), change(entries, random, path));
  };

const add = inList((entries, random, path) => {
  const id = random.pick(IDS);
  if (entries.some((entry) => entry.id === id)) return entries;
  return entries.toSpliced(random.below(entries.length + 1), 0, { id, ...LISTS[path]?.(random) });
});
const remove = inList((entries, random) => entries.toSpliced(random.below(entries.length), 1));
const reorder = inList((entries, random) => random.shuffle(entries));
const move = inList((entries, random) => {
  const from = random.below(entries.length);
  const others = entries.toSpliced(from, 1);
  const moved = entries[from];
  return moved === undefined ? entries : others.toSpliced(random.below(entries.length), 0, moved);
});
const editEntry = inList((entries, random, path) => {
  const at = random.below(entries.length);
  const fresh = Object.entries(LISTS[path]?.(random) ?? {}).filter(([name]) => name !== 'items');
  const [name, value] = random.pick(fresh);
  return entries.map((entry, index) => (index === at ? { ...entry, [name]: value } : entry));
});

const set =
  (path: string, value: (random: Random) => unknown): Command =>
  (resume, random) =>
    setAt(resume, path.split('/'), value(random));

const names = (random: Random, all: readonly string[]) =>
  random.shuffle(all).slice(0, random.below(all.length + 1));
const SECTIONS = [...SECTION_KEYS, 'custom:a', 'custom:b'];

const COMMANDS: readonly Command[] = [
  add,
  add,
  remove,
  remove,
  reorder,
  move,
  move,
  editEntry,
  editEntry,
  editEntry,
  editEntry,
  set('personalInfo/summary', text),
  set('personalInfo/city', words),
  set('personalInfo/jobTitle', words),
  set('personalInfo/photo', (random) => random.pick([undefined, 'p1', 'p2'])),
  set('title', words),
  set('language', (random) => random.pick(['en-US', 'pt-BR'])),
  set('templateId', (random) => random.pick(['modern', 'classic'])),
  set('theme/color', (random) => random.pick(['', '#0e5c45', '#1f2a37'])),
  set('theme/margins', (random) => random.pick([undefined, 'narrow', 'wide'])),
  set('sectionPlace', (random) => random.pick([undefined, { skills: 'side' }, { skills: 'main' }])),
  set('showSkillLevels', (random) => random.chance(0.5)),
  set('sectionTitle/skills', words),
  set('sectionOrder', (random) => names(random, SECTIONS)),
  set('hiddenSections', (random) => names(random, SECTIONS.slice(0, 3))),
  set('hiddenEntries', (random) => names(random, IDS)),
];

/** A few lists only, so that edits of both sides often overlap. */
export const someLists = (random: Random): string[] => random.shuffle(Object.keys(LISTS)).slice(0, 3);

/** A resume after up to `most` random edits. One time in ten it shares no objects with the previous one. */
export function edited(resume: Resume, random: Random, most: number, lists: readonly string[]): Resume {
  let now = random.chance(0.1) ? (JSON.parse(JSON.stringify(resume)) as Resume) : resume;
  for (let left = 1 + random.below(most); left > 0; left -= 1)
    now = random.pick(COMMANDS)(now, random, lists);
  return now;
}

export function firstResume(random: Random): Resume {
  const some = (path: string) =>
    random
      .shuffle(IDS)
      .slice(0, random.below(5))
      .map((id) => Object.assign(LISTS[path]?.(random) ?? {}, { id }));
  const lists = Object.keys(LISTS).filter((path) => !path.includes('/'));
  return normaliseResume(Object.fromEntries(lists.map((path) => [path, some(path)])), { language: 'en-US' });
}
