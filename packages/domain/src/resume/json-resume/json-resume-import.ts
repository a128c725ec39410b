import type { Locale } from '../../locale.ts';
import { readMonth } from '../dates/month.ts';
import { contactFromLink } from '../contacts/contacts.ts';
import type { Resume } from '../resume.ts';
import { type Block, type RichText, richTextFromPlain } from '../rich-text.ts';
import { normaliseResume, type ResumeDefaults } from '../schema.ts';
import { isRow, type Row } from '../shapes/shape.ts';
import { degreeFromText, fieldFromText, SKILL_LEVELS } from '../vocabulary/vocabulary.ts';
import { keyOfWord } from '../vocabulary/vocabulary-words.data.ts';

const rows = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
const joined = (values: readonly unknown[], separator: string) =>
  values
    .map(text)
    .filter((part) => part !== '')
    .join(separator);

function described(prose: string, lines: readonly string[]): RichText {
  const bullets: Block[] =
    lines.length === 0 ? [] : [{ type: 'bullets', items: lines.map((line) => [{ text: line }]) }];
  return [...richTextFromPlain(prose), ...bullets];
}

function period(row: Row) {
  const [startDate, endDate] = [readMonth(row['startDate']), readMonth(row['endDate'])];
  return { startDate, endDate, current: startDate !== '' && endDate === '' };
}

/** The format has one name field; the first word becomes the first name. */
function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

const levelOf = (level: string) =>
  keyOfWord(level, 'skillLevels') ??
  SKILL_LEVELS.find((known) => known.toLowerCase() === level.toLowerCase().replace(/[^a-z]/g, ''));

/** An unknown level is appended to the name; a row with keywords is a group of skills. */
function skillsFrom(row: Row) {
  const level = text(row['level']);
  const skillLevelId = levelOf(level) ?? '';
  const name = joined([row['name'], skillLevelId === '' && level !== '' ? `(${level})` : ''], ' ');
  const keywords = texts(row['keywords']).filter((own) => own !== '');
  if (keywords.length > 0) return keywords.map((own) => ({ name: own, skillLevelId, group: name }));
  return name === '' ? [] : [{ name, skillLevelId }];
}

const experienceFrom = (row: Row): Row => ({
  ...period(row),
  company: row['name'] ?? row['company'],
  position: row['position'],
  location: row['location'],
  description: described(text(row['summary']), texts(row['highlights'])),
});

const educationFrom = (row: Row): Row => ({
  ...period(row),
  school: row['institution'],
  degree: keyOfWord(text(row['studyType']), 'degrees') ?? degreeFromText(text(row['studyType'])),
  field: keyOfWord(text(row['area']), 'fields') ?? fieldFromText(text(row['area'])),
  description: described(text(row['score']), texts(row['courses'])),
});

const projectFrom = (row: Row): Row => ({
  ...period(row),
  name: row['name'],
  url: row['url'],
  description: described(text(row['description']), texts(row['highlights'])),
});

const EXTRAS: readonly { list: string; titles: Readonly<Record<Locale, string>>; item: (row: Row) => Row }[] =
  [
    {
      list: 'volunteer',
      titles: { 'en-US': 'Volunteering', 'pt-BR': 'Trabalho voluntário' },
      item: (row) => ({
        ...period(row),
        title: row['position'],
        subtitle: row['organization'],
        url: row['url'],
        description: described(text(row['summary']), texts(row['highlights'])),
      }),
    },
    {
      list: 'awards',
      titles: { 'en-US': 'Awards', 'pt-BR': 'Prêmios' },
      item: (row) => ({
        title: row['title'],
        subtitle: row['awarder'],
        endDate: readMonth(row['date']),
        description: described(text(row['summary']), []),
      }),
    },
    {
      list: 'publications',
      titles: { 'en-US': 'Publications', 'pt-BR': 'Publicações' },
      item: (row) => ({
        title: row['name'],
        subtitle: row['publisher'],
        endDate: readMonth(row['releaseDate']),
        url: row['url'],
        description: described(text(row['summary']), []),
      }),
    },
    {
      list: 'interests',
      titles: { 'en-US': 'Interests', 'pt-BR': 'Interesses' },
      item: (row) => ({ title: row['name'], description: described('', texts(row['keywords'])) }),
    },
    {
      list: 'references',
      titles: { 'en-US': 'References', 'pt-BR': 'Referências' },
      item: (row) => ({ title: row['name'], description: described(text(row['reference']), []) }),
    },
  ];

/** Imports a JSON Resume from any source. Sections that we lack become custom sections, so nothing is dropped. */
export function resumeFromStandard(value: Row, defaults: ResumeDefaults): Resume {
  const basics = isRow(value['basics']) ? value['basics'] : {};
  const location = isRow(basics['location']) ? basics['location'] : {};
  const site = text(basics['url']);
  const address = text(location['address']);
  const raw = {
    personalInfo: {
      ...splitName(text(basics['name'])),
      email: basics['email'],
      phone: basics['phone'],
      jobTitle: basics['label'],
      summary: richTextFromPlain(text(basics['summary'])),
      city: joined([location['city'], location['region']], ', '),
    },
    contacts: [
      ...(site === '' ? [] : [contactFromLink('', site)]),
      ...rows(basics['profiles']).map((row) =>
        contactFromLink(text(row['network']), text(row['url']) || text(row['username'])),
      ),
      ...(address === '' ? [] : [{ kind: 'address', label: '', value: address }]),
    ],
    experience: rows(value['work']).map(experienceFrom),
    education: rows(value['education']).map(educationFrom),
    skills: rows(value['skills']).flatMap(skillsFrom),
    languages: rows(value['languages']).map((row) => ({
      name: row['language'],
      level: keyOfWord(text(row['fluency']), 'languageLevels') ?? row['fluency'],
    })),
    projects: rows(value['projects']).map(projectFrom),
    certifications: rows(value['certificates']).map((row) => ({
      name: row['name'],
      issuer: row['issuer'],
      url: row['url'],
      date: readMonth(row['date']),
    })),
    customSections: EXTRAS.flatMap(({ list, titles, item }) => {
      const entries = rows(value[list]);
      return entries.length === 0
        ? []
        : [{ id: list, title: titles[defaults.language], items: entries.map(item) }];
    }),
  };
  return normaliseResume(raw, defaults);
}
