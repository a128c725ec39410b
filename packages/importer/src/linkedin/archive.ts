import { contactFromLink } from '@lauda/domain/resume/contacts/contacts';
import type { Locale } from '@lauda/domain/locale';
import { isSafeAddress } from '@lauda/domain/resume/contacts/address';
import { readMonth } from '@lauda/domain/resume/dates/month';
import { normaliseResume } from '@lauda/domain/resume/schema';
import { fieldsOf } from '../json-resume.ts';
import { languageLevel } from '../lexicon/levels.ts';
import { languageOfTexts } from '../parse/language.ts';
import type { Unplaced } from '../parse/unplaced.ts';
import { type ImportResult, refused } from '../result.ts';
import { readZip } from '../zip.ts';
import { readCsv } from './csv.ts';

type Row = Readonly<Record<string, string>>;

/** The only files that are opened: an archive also contains messages and other people's names. */
const FILES = [
  'Profile',
  'Positions',
  'Education',
  'Skills',
  'Languages',
  'Certifications',
  'Projects',
  'Honors',
  'Volunteering',
  'Publications',
  'Courses',
  'Email Addresses',
  'PhoneNumbers',
] as const;
type FileName = (typeof FILES)[number];

const fileOf = (path: string): FileName | undefined =>
  FILES.find((name) => new RegExp(`(?:^|/)${name}\\.csv$`, 'i').test(path));

export const isLinkedInArchive = (names: readonly string[]): boolean =>
  names.some((name) => ['Profile', 'Positions'].includes(fileOf(name) ?? ''));

const period = (row: Row, start = 'Started On', end = 'Finished On') => {
  const [startDate, endDate] = [readMonth(row[start]), readMonth(row[end])];
  return { startDate, endDate, current: startDate !== '' && endDate === '' };
};

const url = (text: string | undefined) => (text !== undefined && isSafeAddress(text) ? text : '');

/** '[PORTFOLIO:https://…,OTHER:https://…]' */
const websites = (text: string) =>
  [...text.matchAll(/([A-Z_]+):((?:https?:\/\/)?[^\s,\]]+)/g)].map(([, label = '', address = '']) =>
    contactFromLink(
      ['OTHER', 'PERSONAL', 'COMPANY'].includes(label) ? '' : label.charAt(0) + label.slice(1).toLowerCase(),
      url(address),
    ),
  );

const EXTRAS: readonly (readonly [FileName, Readonly<Record<Locale, string>>, (row: Row) => object])[] = [
  [
    'Honors',
    { 'en-US': 'Awards', 'pt-BR': 'Prêmios' },
    (row: Row) => ({
      title: row['Title'],
      endDate: readMonth(row['Issued On']),
      description: row['Description'],
    }),
  ],
  [
    'Volunteering',
    { 'en-US': 'Volunteering', 'pt-BR': 'Trabalho voluntário' },
    (row: Row) => ({
      title: row['Role'],
      subtitle: [row['Company Name'], row['Cause']].filter(Boolean).join(', '),
      ...period(row),
      description: row['Description'],
    }),
  ],
  [
    'Publications',
    { 'en-US': 'Publications', 'pt-BR': 'Publicações' },
    (row: Row) => ({
      title: row['Name'],
      subtitle: row['Publisher'],
      endDate: readMonth(row['Published On']),
      url: url(row['Url']),
      description: row['Description'],
    }),
  ],
  [
    'Courses',
    { 'en-US': 'Courses', 'pt-BR': 'Cursos' },
    (row: Row) => ({ title: row['Name'], subtitle: row['Number'] }),
  ],
];

const position = (row: Row) => ({
  company: row['Company Name'],
  position: row['Title'],
  location: row['Location'],
  description: row['Description'],
  ...period(row),
});

const study = (row: Row) => ({
  school: row['School Name'],
  degree: row['Degree Name'],
  description: [row['Notes'], row['Activities']].filter(Boolean).join('\n'),
  ...period(row, 'Start Date', 'End Date'),
  current: false,
});

const project = (row: Row) => ({
  name: row['Title'],
  url: url(row['Url']),
  description: row['Description'],
  ...period(row),
});

/** Profile columns that have no field in a resume. */
const APART = [
  'Maiden Name',
  'Address',
  'Birth Date',
  'Industry',
  'Zip Code',
  'Twitter Handles',
  'Instant Messengers',
];

const rowTexts = (row: Row): string[] =>
  Object.entries(row).flatMap(([column, value]) => (value === '' ? [] : [`   ${column}: ${value}`]));
const dataLine = (text: string) => ({ page: 1, text, box: null });

/** Reads LinkedIn's data archive, which members can request. Columns are found by name, files in any folder. */
export function readLinkedInArchive(bytes: Uint8Array): ImportResult {
  const zip = readZip(bytes, (name) => fileOf(name) !== undefined);
  if (!zip.ok) return refused(zip.reason);
  const tables = new Map(
    [...zip.files].map(([path, data]) => [fileOf(path), readCsv(new TextDecoder().decode(data))]),
  );
  const rows = (name: FileName): Row[] => tables.get(name) ?? [];
  const [profile = {}] = rows('Profile');
  const language = languageOfTexts([...tables.values()].flat().flatMap((row) => Object.values(row)));
  const emails = rows('Email Addresses');
  const email = emails.find((row) => row['Primary'] === 'Yes') ?? emails[0];
  const resume = normaliseResume(
    {
      title: [profile['First Name'], profile['Last Name']].filter(Boolean).join(' '),
      language,
      personalInfo: {
        firstName: profile['First Name'],
        lastName: profile['Last Name'],
        jobTitle: profile['Headline'],
        summary: profile['Summary'],
        city: profile['Geo Location'],
        email: email?.['Email Address'],
        phone: rows('PhoneNumbers')[0]?.['Number'],
      },
      contacts: websites(profile['Websites'] ?? ''),
      experience: rows('Positions').map(position),
      education: rows('Education').map(study),
      skills: rows('Skills').map((row) => ({ name: row['Name'] })),
      languages: rows('Languages').map((row) => ({
        name: row['Name'],
        level: languageLevel(row['Proficiency'] ?? ''),
      })),
      certifications: rows('Certifications').map((row) => ({
        name: row['Name'],
        issuer: row['Authority'],
        date: readMonth(row['Started On']),
        url: url(row['Url']),
      })),
      projects: rows('Projects').map(project),
      customSections: EXTRAS.flatMap(([name, titles, item]) =>
        rows(name).length === 0
          ? []
          : [{ id: name.toLowerCase(), title: titles[language], items: rows(name).map(item) }],
      ),
    },
    { language },
  );
  const fields = fieldsOf(resume);
  if (fields.length === 0) return refused('empty');
  const unplaced: Unplaced[] = [
    ...APART.flatMap((name) => (profile[name] ? [{ page: 1, text: `${name}: ${profile[name]}` }] : [])),
    ...rows('Certifications').flatMap((row) =>
      row['License Number'] ? [{ page: 1, text: `${row['Name']}: ${row['License Number']}` }] : [],
    ),
    ...emails.filter((row) => row !== email).map((row) => ({ page: 1, text: row['Email Address'] ?? '' })),
    ...rows('PhoneNumbers')
      .slice(1)
      .map((row) => ({ page: 1, text: row['Number'] ?? '' })),
  ];
  const lines = [...tables].flatMap(([name = '', own]) => [name, ...own.flatMap(rowTexts)].map(dataLine));
  return { ok: true, source: 'linkedin-archive', resume, fields, unplaced, pages: [], lines };
}
